/** The table of prices in the guide to fees. */
const prices = {
  item: 'Item',
  price: 'Price',
  service: 'Service fee',
  logistics: 'Logistics, {{place}}',
  storage: 'Storage',
  handling: 'Package handling',
  inspection: 'Inspection with photos',
  crate: 'Wooden crate',
  insurance: 'Insurance',
  volumetric: 'Volumetric weight',
  percentOf: '{{percent}} of the goods',
  perKg: '{{price}} per kg',
  perPiece: '{{price}} per piece',
  percentFrom: '{{percent}}, goods from {{amount}}',
  perKgFrom: '{{price}} per kg, from {{weight}}',
  divisor: '{{volume}} cm³ count as 1 kg',
  firstMonth: '{{price}} per m³ for the first month',
  nextMonth: '{{price}} per m³ for each further 30 days',
  perPackage: '{{price}} per package',
  perPieceFrom: '{{price}} per piece, from {{pieces}} pcs',
  firstKg: '{{price}} for the first kilogram',
  nextKg: '{{price}} for each further kilogram begun',
  ofValue: '{{percent}} of the value of the shipment',
} as const;

export default prices;
