/** API documentation and SQL monitor: pages for those who look after the server. */
const monitor = {
  doc: {
    title: 'API documentation',
    hint: 'Every call of this server.',
    search: 'Search by address or name',
    count: '{{count}} calls',
    none: 'No call matches',
    noneHint: 'Search for another word.',
    parameters: 'Parameters',
    required: 'required',
    optional: 'optional',
    body: 'Body',
    replies: 'Replies',
  },
  sql: {
    title: 'SQL monitor',
    hint: 'All processes together; times in milliseconds.',
    since: 'Counted since {{at}}',
    slowFrom: 'from {{ms}} ms on',
    sort: 'Order by',
    none: 'Nothing here',
    noneHint: 'There is nothing to show at the moment.',
    showAll: 'Show all {{count}}',
    tab: { statements: 'Statements', slow: 'Slow', running: 'Running' },
    column: {
      text: 'Statement',
      count: 'Count',
      errors: 'Errors',
      rows: 'Rows',
      totalMs: 'Total',
      meanMs: 'Mean',
      p95Ms: '95th percentile',
      maxMs: 'Longest',
      at: 'At',
      ms: 'Time',
      state: 'State',
    },
  },
} as const;

export default monitor;
