/** Bank statements and their lines. */
const adminBank = {
  lines: 'Bank lines',
  none: 'No bank lines',
  noneHint: 'Import a statement of the bank above.',
  filter: {
    blurry: 'Payer, memo, reference',
    state: 'State',
    open: 'Not used up',
    used: 'Used up',
    unconfirmed: 'Not on a statement yet',
  },
  column: {
    bookedAt: 'Booked at',
    reference: 'Reference',
    credit: 'Amount received',
    description: 'Description',
    payer: 'Payer',
    left: 'Left',
    payments: 'Payments',
    account: 'Account',
  },
  import: {
    title: 'Import a bank statement',
    account: 'Bank account',
    file: 'Statement file (XLSX or CSV)',
    pick: 'Choose the file or drop it here',
    fileHint: 'Export it from the bank as XLSX, or as CSV in UTF-8. Lines that are known already are recognised.',
    reading: 'Reading the file',
    problems: 'Nothing can be imported. Wrong rows: {{count}}',
    row: 'Row {{row}}',
    start: 'Import {{count}} new lines',
    done: 'Imported: {{count}} new, {{known}} known, {{debit}} outgoing skipped, {{matched}} matched to payments',
  },
  toWallet: {
    act: 'To wallet',
    title: '{{amount}} to the wallet of the buyer',
    text: 'For a surplus, or money that came after its payment was cancelled. It cannot be taken back here.',
    number: 'Payment of the buyer',
    note: 'Note',
    confirm: 'Put into the wallet',
  },
  mapping: {
    title: 'Which column holds what',
    dateFormat: 'Date format',
    needed: 'Say which column holds what.',
    incomplete: 'Choose a column for each required item',
    apply: 'Read again with these columns',
  },
  count: {
    lineCount: 'Lines',
    newCount: 'New',
    knownCount: 'Known',
    debitCount: 'Outgoing',
    total: 'Sum of new lines',
  },
} as const;

export default adminBank;
