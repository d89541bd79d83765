/** What stands against goods: shown before they go into the cart, and kept with the order. */
const screening = {
  kind: {
    forbidden: 'Forbidden',
    papers: 'Needs papers',
    specialLine: 'Needs a special line',
    brand: 'Brand risk',
  },
  title: 'Before you order',
  found: 'found: {{word}}',
  shown: 'Shown before ordering',
} as const;

export default screening;
