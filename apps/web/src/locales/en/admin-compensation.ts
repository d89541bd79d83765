/** The versions of what claims and returns give back. */
const adminCompensation = {
  title: 'Compensation rules',
  removeHint: 'No case ever went by it.',
  saveFirst: 'Save the draft to see what differs.',
  differs: 'Differs about: {{names}}.',
  hint: 'Share: of the whole value of the claimed units, what is proposed. Ceiling: of value and fees of the shipment, the most that all its claims give together. Days: after the delivery; empty: the general time.',
  share: 'Share of the value (%)',
  ceiling: 'Ceiling (%)',
  days: 'Days',
  bornBy: 'Borne by',
  needsPhoto: 'Needs a photo',
  remedyRequired: 'At least one remedy',
  returns: 'Goods that go back to the store',
  returnsHint: 'What is taken off the deposit of the units; never more than it.',
  takesFreight: 'Freight inside China',
  takesService: 'Service fee',
  takesReturnFreight: 'Freight of the return',
} as const;

export default adminCompensation;
