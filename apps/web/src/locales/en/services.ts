/** The optional services of a shipment and the rules between them. */
const services = {
  label: 'Optional services',
  inspection: 'Inspection with photos',
  crate: 'Wooden crate',
  insurance: 'Insurance',
  hint: 'They are charged with the shipment that uses them, at the prices in force then.',
  link: {
    requires: '{{service}} needs: {{other}}',
    excludes: '{{service}} cannot be had together with: {{other}}',
    suggests: 'Goes well with {{service}}: {{other}}',
  },
} as const;

export default services;
