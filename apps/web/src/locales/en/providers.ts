/** What came of trying the providers of a link. */
const providers = {
  outcome: {
    found: 'Found',
    gone: 'No longer on sale',
    closed: 'Wants a log-in',
    unusable: 'Not usable',
    refused: 'Refused',
    limited: 'Over its limit',
    timeout: 'No answer in time',
    failed: 'Failed',
    quota: 'Quota used up',
    open: 'Resting',
    noTime: 'No time left',
  },
  tried: 'Order of trial',
  triedHint: 'Only staff see this.',
  step: 'Step',
  provider: 'Provider',
  result: 'Result',
  time: 'Time',
  took: '{{ms}} ms',
  cached: 'from memory',
  notTried: 'No provider was asked for this item.',
  settings: 'Link providers',
} as const;

export default providers;
