/** The cashier of a payment, and one's payments. */
const payments = {
  cashierTitle: 'Cashier', listTitle: 'My payments', order: 'Order {{number}}', shipment: 'Shipment {{number}}',
  purpose: { deposit: 'Deposit', final: 'Final payment', adjustment: 'Adjustment' },
  heading: { deposit: 'Pay the deposit', final: 'Make the final payment', adjustment: 'Pay the adjustment' },
  status: { unpaid: 'Unpaid', pendingApproval: 'Pending approval', paid: 'Paid', cancelled: 'Cancelled', rejected: 'Not approved' },
  payWithin: 'Pay within', orCancelled: 'or it is cancelled', timeLeft: 'Time left to pay',
  methods: {
    label: 'Payment method', notOpen: 'not open yet', notOpenReason: 'Only bank transfer is open today. The other methods are shown so that you know what is planned.',
    bankTransfer: { name: 'Bank transfer', hint: 'Vietnamese bank, scan to fill in' }, online: { name: 'Online payment', hint: 'not open yet' }, quick: { name: 'Quick payment', hint: 'not open yet' },
    alipay: { name: 'Alipay', hint: 'not open yet' }, digitalRmb: { name: 'Digital RMB', hint: 'not open yet' }, wallet: { name: 'Wallet', hint: 'not open yet' },
  },
  transfer: {
    step: 'Scan the code, or transfer to this account', qr: 'VietQR code with account, amount and memo', qrHint: 'Scan with any Vietnamese bank app. Amount and memo are filled in.', saveQr: 'Save QR code',
    bank: 'Bank', accountName: 'Account name', accountNumber: 'Account number', amount: 'Amount', copyName: 'Copy account name', copyNumber: 'Copy account number', copyAmount: 'Copy amount', copied: 'Copied',
    memo: 'Transfer memo, copy it exactly', copyMemo: 'Copy memo', memoHint: 'The memo finds your transfer by itself. Without it the review takes longer.',
  },
  claim: {
    step: 'Then tell us which transfer is yours', remitter: 'Remitter name', remitterHint: 'As on the sending account, accents are optional', bank: 'Sending bank', amount: 'Amount transferred in đồng', serialNumber: 'Serial number', paidAt: 'Payment time',
    screenshots: 'Transfer screenshot', screenshotsHint: 'Up to 3 pictures, 10 MB each. Amount, time and memo should be readable.', screenshotRequired: 'Upload the Vietnamese bank transfer screenshot', screenshot: 'Screenshot {{index}}', removeScreenshot: 'Remove screenshot {{index}}',
    remarks: 'Remarks', remarksHint: 'Anything that helps the review, for example: paid from the company account', differs: 'The amount due is {{due}}. You entered {{amount}}.', less: '{{difference}} less than due: the rest stays to be paid.', more: '{{difference}} more than due: the surplus goes to your wallet.',
    submit: 'Submit transfer for review', later: 'Pay later', laterHint: 'The order stays payable in My orders.',
    askTitle: 'The amount differs from what is due', correct: 'Correct amount', anyway: 'Submit {{amount}} anyway',
  },
  slip: {
    label: 'Statement', due: 'Due now', locked: 'locked rate {{rate}}', credited: 'Already credited', after: 'After you submit', afterCheck: 'Finance compares the transfer with the bank statement, usually within 1 hour.', afterDeposit: 'After approval we start stocking; goods arrive in 5 to 7 days.', afterFinal: 'After approval the warehouse packs and ships.', afterReject: 'If it is not approved you see the reason here, correct it and submit again without paying twice.',
    item: { goods: 'Goods', freight: 'Freight in China', service: 'Service fee', total: 'Order total', deposit: '30% deposit', balance: 'Final payment, after stocking', balanceShare: 'Rest of goods and service fee', adjustment: 'Adjustment', logistics: 'Logistics fee (by weight)', storage: 'Storage', handling: 'Package handling', inspection: 'Inspection with photos', crate: 'Wooden crate', insurance: 'Insurance', other: 'Other' },
  },
  review: { title: 'In review', text: 'We have your claim and compare it with the bank statement, usually within 1 hour. You do not need to do anything.', submitted: 'Submitted', remitter: 'Remitter', bank: 'Sending bank', serialNumber: 'Serial number', paidAt: 'Payment time', remarks: 'Remarks', screenshots: 'Screenshots', viewOrder: 'View order' },
  rejected: { title: 'Not approved: {{opinion}}', text: 'Correct it and submit again. What you entered is still here.', reviewer: '{{name}}, {{date}}' },
  partly: '{{amount}} has been credited, {{due}} is still due with a new memo.',
  paid: { title: 'This payment is settled', text: 'The amount has been received. The order goes on.' },
  cancelled: { title: 'This payment was cancelled', text: 'Do not transfer for it any more. Money that arrives late goes to your wallet.' },
  noDue: { title: 'Nothing is due for this order now', text: 'The order page says what happens next.' },
  list: { byStatus: 'Payments by status', all: 'All', number: 'Payment', purpose: 'For', orderNumber: 'Order', amount: 'Amount', status: 'Status', when: 'Time', claimed: 'submitted {{date}}', dueAt: 'pay by {{date}}', act: 'Action', pay: 'Pay {{amount}}', view: 'View payment', none: 'No payments yet', noneHint: 'A payment appears here once an order is confirmed.', noneAction: 'My orders', pages: 'Pages of payments' },
} as const;

export default payments;
