/** Messages that come in English from whatever stands before the server; the message is the key. */
const mall = {
  'Bad Request': 'The request was not understood',
  'Not Found': 'This address does not exist',
  'Request Timeout': 'The request took too long, please try again',
  'Payload Too Large': 'What was sent is too large',
  'Request Entity Too Large': 'What was sent is too large',
  'Too Many Requests': 'Too many requests, please wait a moment',
  'Internal Server Error': 'The server failed, please try again later',
  'Bad Gateway': 'The server cannot be reached at the moment',
  'Service Unavailable': 'The server is busy or being updated, please try again in a minute',
  'Gateway Timeout': 'The server did not answer in time',
} as const;

export default mall;
