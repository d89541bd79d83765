/** One transfer for several payments. */
const joint = {
  title: 'One transfer for several payments',
  order: 'Order {{number}}',
  back: 'My payments',
  members: 'Payments in this transfer',
  sum: 'Sum of this transfer',
  sumHint: 'One transfer, one memo. Money that does not reach for all goes to the payments in this order.',
  member: {
    unpaid: 'Unpaid',
    pendingApproval: 'Pending approval',
    paid: 'Paid',
    cancelled: 'Cancelled, left the transfer',
    out: 'Taken out',
  },
  leave: 'Take out',
  leaveLabel: 'Take {{number}} out of this transfer',
  none: {
    title: 'Nothing is left to transfer here',
    text: 'The payments are in review, paid, cancelled or taken out.',
  },
  changed: 'The sum has changed. Check it and submit again.',
  pick: {
    start: 'Pay several with one transfer',
    hint: 'Choose at least two payments. They get one sum, one memo and one QR code.',
    count: '{{count}} chosen',
    sum: '{{amount}} together',
    go: 'Pay with one transfer',
    stop: 'Cancel',
    choose: 'Choose {{number}}',
    tooFew: 'Choose at least two payments',
  },
} as const;

export default joint;
