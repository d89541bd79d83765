/** The one page that opens and works without a network: scanning in the warehouse. */
export const offlinePath = '/warehouse/scan';
