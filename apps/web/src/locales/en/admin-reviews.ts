/** The review of transfers: queue, voucher, comparison, decision. */
const adminReviews = {
  queueLabel: 'Queue', search: 'Order number, buyer, serial number', previous: 'Previous payment', next: 'Next payment', inQueue: '{{count}} in the queue', deskLabel: 'Comparison and decision',
  queue: { pending: 'To review', rejected: 'Rejected', doneToday: 'Done today' },
  none: { pending: 'Nothing waits for review', rejected: 'No rejected payments', doneToday: 'Nothing reviewed today' }, noneHint: 'New transfers appear here by themselves.',
  hint: { exact: 'Matches exactly', amountDiffers: 'Amount differs', payerDiffers: 'Another payer', notArrived: 'Not in the bank yet', codeMissing: 'Memo is missing' },
  voucher: { title: 'Transfer screenshot', none: 'The buyer uploaded no picture. Money first: decide by the bank line.', picture: 'Picture {{number}}', zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', original: 'Open the original' },
  warning: { amountDiffers: 'The amount the buyer claims is not the amount due.', serialNumberUsed: 'This serial number was already used for another payment.', screenshotUsed: 'This picture was already used for another payment.', lineNotFound: 'No bank line fits yet.' },
  importStatement: 'Import a statement',
  verdict: { matches: '{{count}} points agree.', doubts: 'Please check: {{what}}.' },
  compare: { title: 'Comparison', expected: 'Expected', claimed: 'Claimed by the buyer', bank: 'Booked by the bank', amount: 'Amount', code: 'Memo', payer: 'Remitter', sender: 'Bank', serialNumber: 'Serial number', time: 'Time', same: 'Agrees', different: 'Please check' },
  candidates: { title: 'Bank lines', hint: 'by amount, memo, payer and time', none: 'There is no bank line that fits. Import the newest statement, then this list fills by itself.', score: '{{score}}%' },
  effect: { partial: 'Approves in part: {{amount}} stay due, the buyer gets a new code for them.', surplus: 'Too much was paid: {{amount}} go to the wallet of the buyer.' },
  buyer: { orders: 'Orders so far', rejections: 'Rejections', total: 'Total of all orders' }, claimed: 'Submitted by the buyer',
  opinion: 'Review opinion', opinionHint: 'Review opinion, optional when approving, the buyer can read it',
  obstacle: { noPermission: 'You are not permitted to review payments.', alreadyDone: 'This payment has been dealt with.', own: 'You cannot review your own payment.', noLine: 'Choose a bank line first: nothing is approved without money in the bank.', lineUsedUp: 'Nothing is left of this bank line.' },
  act: { approve: 'Approve with bank line', reject: 'Not approved', reReview: 'Re-review', skip: 'Skip' },
  reject: { title: 'Why it is not approved (required, sent to the buyer)', addition: 'Anything to add', buyerReads: 'The buyer will read', language: 'Language of the message', empty: 'Write a reason', send: 'Reject and tell the buyer' },
  reason: { unclear: 'The screenshot cannot be read, please upload the original.', tooLittle: 'The amount is too small, please pay the difference.', notArrived: 'The bank has not received this transfer.', noMemo: 'The transfer memo is missing, so we cannot tell whose payment it is.', wrongAccount: 'The money was sent to an account that is not ours.', other: 'Another reason, write it below' },
  reReview: { title: 'Re-review', hint: 'The payment goes back to the queue; the reason stays in its history.', reason: 'Reason' },
  done: { approved: '{{number}} is approved', rejected: '{{number}} is rejected, the buyer has been told', reReviewed: '{{number}} is back in the queue' },
  keys: { title: 'Keyboard', next: 'Next payment', previous: 'Previous payment', nextPrevious: 'next, previous', approve: 'Approve', reject: 'Not approved', reReview: 'Re-review', skip: 'Skip', zoom: 'Zoom the picture', choose: 'Choose line or reason', openOrder: 'Open the order', search: 'Search the queue', help: 'All keys', send: 'Send the rejection', back: 'Close the form', areOn: 'Single keys are on' },
} as const;

export default adminReviews;
