/** The names of the guides and what stands around them. */
const content = {
  start: 'Buying guide',
  payment: 'Payment guide',
  shipping: 'Shipping guide',
  fees: 'Fees',
  terms: 'Terms of service',
  agreement: 'Registration agreement',
  privacy: 'Privacy',
  prohibited: 'Prohibited items',
  liability: 'What we are liable for',
  list: 'Guides and rules',
  guides: 'Guides',
  rules: 'Rules',
  choose: 'Guide',
  onThisPage: 'On this page',
  unknown: 'There is no such guide',
  unknownHint: 'Choose one from the list.',
  toStart: 'To the buying guide',
} as const;

export default content;
