/** Words that every page may use. */
const common = {
  siteName: 'Kouan',
  ok: 'OK', cancel: 'Cancel', close: 'Close', save: 'Save', back: 'Back', retry: 'Retry', search: 'Search', reset: 'Reset', remove: 'Remove', edit: 'Edit', view: 'View', more: 'More',
  loading: 'Loading', optional: 'optional', required: 'required', all: 'All', yes: 'Yes', no: 'No',
  copy: 'Copy', copied: 'Copied', increase: 'Increase', decrease: 'Decrease', showPassword: 'Show the password', hidePassword: 'Hide the password',
  choose: 'Please choose', pieces: '{{count}} pcs',
  failure: {
    title: 'Error', sessionExpired: 'The current login state has expired, please log in again', timeout: 'Network request timeout',
    noAnswer: 'The server did not answer. Check the network and try again', unknown: 'The request failed, please try again later',
  },
  frame: {
    failed: 'This could not be loaded', failedHint: 'What you entered is still here.', notFound: 'There is nothing here', notFoundHint: 'The address may be wrong, or this belongs to someone else.',
    forbidden: 'You are not permitted to see this', forbiddenHint: 'Ask the administrator for the permission.', logIn: 'Log in', logInFirst: 'Log in to see this', logInHint: 'You come back to this page afterwards.',
  },
  field: {
    required: '{{label}} cannot be empty', tooShort: '{{label}} needs at least {{min}} characters', tooLong: '{{label}} may have at most {{max}} characters',
    number: 'Enter a whole number', tooSmall: 'At least {{min}}', tooLarge: 'At most {{max}}', email: 'Please enter the correct email address', format: 'The format of {{label}} is not right', choice: 'Choose one of the options', mustAgree: 'Please read and agree first',
  },
  upload: {
    pick: 'Upload a picture', orDrop: 'or drop it here, or press Ctrl + V', busy: 'Uploading {{percent}}%', failed: 'The upload failed', tooLarge: 'The file may be at most {{max}} MB', wrongType: 'Only pictures (JPEG, PNG, WebP) can be uploaded', replace: 'Replace', remove: 'Remove the picture', preview: 'The uploaded picture',
  },
  table: { empty: 'Nothing here yet', page: 'Page {{page}}', previous: 'Previous page', next: 'Next page', range: '{{from}}-{{to}} of {{total}}', pages: 'Pages' },
  time: { justNow: 'just now', minutesAgo_one: '1 minute ago', minutesAgo_other: '{{count}} minutes ago', hoursAgo_one: '1 hour ago', hoursAgo_other: '{{count}} hours ago', oneDayAgo: '1 day ago', daysAgo: '{{count}} days ago', days: 'd', hours: 'h', minutes: 'min', seconds: 's', left: 'Time left', over: 'Time is up' },
  picture: { missing: 'Picture not available' },
  orderStatus: {
    depositPending: 'Deposit to be paid', depositReview: 'Deposit paid, awaiting review', depositRejected: 'Deposit review failed', stockingPending: 'Deposit paid, awaiting stocking', stocking: 'Warehouse stocking',
    finalPending: 'Stocking complete, final payment pending', finalReview: 'Final payment paid, awaiting review', finalRejected: 'Final payment review failed', shipmentPending: 'Pending shipment', shipping: 'Shipping',
    completed: 'Completed', closed: 'Closed', refunding: 'Refunding', refunded: 'Refund success', refundFailed: 'Refund failure',
  },
  awaitingConfirmation: 'Awaiting confirmation',
  journey: { title: 'Order progress', step: 'Step {{step}} of 5', confirm: 'Order confirmed', deposit: 'Pay the deposit', stocking: 'Border warehouse', final: 'Final payment', delivery: 'Delivered', ended: 'The order has ended' },
} as const;

export default common;
