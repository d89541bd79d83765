/** What to ship now and what to hold. */
const proposal = {
  title: 'Proposal',
  now: 'Ship now: {{goods}}',
  hold: 'Hold until {{date}}: {{goods}}. The rest of the order is expected then.',
  saves: 'saves {{amount}}',
  allNow: 'Ship everything now: waiting saves nothing.',
  returnAt: 'Goes back to the store on {{date}} unless it is shipped.',
  nextStorage: 'The next storage month begins on {{date}}.',
  item: '{{quantity}} pcs {{title}}',
  apply: 'Apply to order {{number}}',
  order: 'Order {{number}}',
} as const;

export default proposal;
