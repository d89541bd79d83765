/** The names of what an order costs. */
const fees = {
  goods: 'Goods',
  service: 'Service fee',
  freight: 'Freight inside China',
  logistics: 'Logistics fee (by weight)',
  storage: 'First-month storage',
  handling: 'Package handling (each)',
  inspection: 'Inspection with photos',
  crate: 'Wooden crate',
  insurance: 'Insurance',
  total: 'Order total',
  landedTotal: 'Landed total',
  deposit: '30% deposit',
  dueNow: 'Deposit due now, 30%',
  rest: 'The rest with the final payment',
  perUnit: 'Landed in {{place}}, each',
  destination: 'Destination',
  estimated: 'estimated',
  noDuty:
    'Without import duty and VAT. Logistics, storage and handling are settled on the weight measured in the warehouse.',
} as const;

export default fees;
