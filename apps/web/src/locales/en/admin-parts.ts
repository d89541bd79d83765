/** Words that several pages of the admin area use. */
const adminParts = {
  duration: {
    underMinute: 'under 1 min',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h {{minutes}} min',
    days: '{{days}} d {{hours}} h',
  },
  timeLeft: '{{duration}} left',
  timeOver: '{{duration}} over the limit',
  total: '{{count}} in all',
  order: 'Order',
  buyer: 'Buyer',
  goods: 'Goods',
  quantity: 'Quantity',
  status: 'Status',
  action: 'Actions',
  amount: 'Amount',
  details: 'Details',
  from: 'From',
  to: 'To',
  photos: 'Photos',
  openOrder: 'Open the order',
  moreLines: 'and {{count}} more lines',
  purpose: { deposit: 'Deposit', final: 'Final payment', adjustment: 'Adjustment' },
  paymentStatus: { unpaid: 'Unpaid', pendingApproval: 'Pending approval', paid: 'Paid', cancelled: 'Cancelled' },
  outcome: { approved: 'Approved', rejected: 'Not approved', reReview: 'Re-review' },
} as const;

export default adminParts;
