/** The first page of the admin area. */
const adminWorkbench = {
  greeting: '{{name}}, {{count}} wait for you',
  waiting: 'Waiting for you',
  queue: 'Queue',
  count: 'Count',
  sum: 'Sum',
  sorted: 'Most urgent first',
  key: 'G {{letter}}',
  longest: 'Longest wait / limit',
  start: 'Start',
  hours: '{{count}} h',
  noQueues: 'No queues for this account',
  noQueuesHint: 'Your role has other pages in the menu.',
  queues: {
    deposit: 'Deposit review',
    final: 'Final payment review',
    accept: 'Orders to accept',
    purchase: 'Orders to purchase',
    receive: 'Goods to receive',
    dispatch: 'Shipments to dispatch',
    bank: 'Bank lines not used up',
    cases: 'After-sales and refunds',
    payouts: 'Refunds to pay out',
    withdrawals: 'Withdrawals to transfer',
    captures: 'Captured changes',
    registrations: 'Registrations',
  },
  underWay: 'Orders under way',
  orders: '{{count}} in all',
  noOrders: 'No orders under way',
} as const;

export default adminWorkbench;
