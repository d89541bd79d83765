/** How well the Chinese sites can be read. */
const health = {
  title: 'Site health',
  none: 'Nothing was read in this time',
  noneHint: 'Captures of the plug-in, followed short links and our own readings of pages are counted here.',
  site: 'Site',
  way: 'Way',
  ways: {
    plugin: 'Plug-in',
    short: 'Short links',
    page: 'Public page',
    provider: 'Provider',
  },
  version: 'Version',
  rate: 'Success',
  count: '{{good}} of {{total}}',
  lastGood: 'Last good',
  lastFailed: 'Last failed',
  errors: 'What failed',
  state: 'Now',
  troubled: 'In trouble',
  fine: 'Fine',
  time: 'Time',
  hours: {
    '1': 'Last hour',
    '24': 'Last day',
    '168': 'Last week',
    '720': 'Last 30 days',
  },
} as const;

export default health;
