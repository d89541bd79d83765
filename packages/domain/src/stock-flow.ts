/** Where the units of an order line are. `open` is still to be bought; the last four are out of stock. */
export const unitPlaces = [
  'open',
  'inTransit',
  'available',
  'frozen',
  'afterSales',
  'shipped',
  'short',
  'returned',
  'cancelled',
] as const;
export type UnitPlace = (typeof unitPlaces)[number];

/** The four quantities that a buyer sees as stock. */
export const stockPlaces = ['available', 'inTransit', 'frozen', 'afterSales'] as const satisfies readonly UnitPlace[];
export type StockPlace = (typeof stockPlaces)[number];

/** Units of one order line by place; their sum is always the quantity ordered. */
export type StockBalance = Record<UnitPlace, number>;

/** Every legal movement of units, by its cause. */
export const stockMovements = {
  purchased: [{ from: 'open', to: 'inTransit' }],
  notBought: [{ from: 'open', to: 'cancelled' }],
  orderCancelled: [{ from: 'open', to: 'cancelled' }],
  received: [{ from: 'inTransit', to: 'available' }],
  closedShort: [{ from: 'inTransit', to: 'short' }],
  shortTurnedUp: [{ from: 'short', to: 'inTransit' }],
  foundMissing: [{ from: 'available', to: 'short' }],
  missingTurnedUp: [{ from: 'short', to: 'available' }],
  shipmentCreated: [{ from: 'available', to: 'frozen' }],
  shipmentCancelled: [{ from: 'frozen', to: 'available' }],
  dispatched: [{ from: 'frozen', to: 'shipped' }],
  defectClaimed: [{ from: 'available', to: 'afterSales' }],
  defectRejected: [{ from: 'afterSales', to: 'available' }],
  sentBack: [{ from: 'shipped', to: 'afterSales' }],
  // New pieces instead of claimed ones take their place: of those the buyer still has, of those that went back to the store.
  replacementReceived: [{ from: 'shipped', to: 'afterSales' }],
  replacementRefilled: [{ from: 'returned', to: 'afterSales' }],
  replacementSent: [{ from: 'afterSales', to: 'shipped' }],
  returned: [
    { from: 'available', to: 'returned' },
    { from: 'afterSales', to: 'returned' },
  ],
} as const satisfies Record<string, readonly { from: UnitPlace; to: UnitPlace }[]>;

export type StockCause = keyof typeof stockMovements;
// Safe: the keys of a constant object are exactly the keys of its type.
export const stockCauses = Object.keys(stockMovements) as readonly StockCause[];

/** Units that change their place; `from` is needed only where a cause knows two. */
export type StockMovement = { cause: StockCause; quantity: number; from?: UnitPlace };

/** The balance of a line of which nothing was bought yet. */
export const openBalance = (quantity: number): StockBalance => ({
  open: quantity,
  inTransit: 0,
  available: 0,
  frozen: 0,
  afterSales: 0,
  shipped: 0,
  short: 0,
  returned: 0,
  cancelled: 0,
});

/** The way units go for a cause; undefined when the cause does not know that place. */
export function routeOf({ cause, from }: Pick<StockMovement, 'cause' | 'from'>) {
  const routes: readonly { from: UnitPlace; to: UnitPlace }[] = stockMovements[cause];
  return from === undefined ? routes[0] : routes.find((route) => route.from === from);
}

/** Whether a movement is legal: a known way, a whole quantity from 1, and as many units at its start. */
export function canApplyMovement(balance: StockBalance, movement: StockMovement): boolean {
  const route = routeOf(movement);
  const isQuantity = Number.isSafeInteger(movement.quantity) && movement.quantity > 0;
  return route !== undefined && isQuantity && balance[route.from] >= movement.quantity;
}

/** The balance after a movement. Throws RangeError when the movement is not legal, so that no place is ever negative. */
export function applyMovement(balance: StockBalance, movement: StockMovement): StockBalance {
  const route = routeOf(movement);
  if (route === undefined || !canApplyMovement(balance, movement)) {
    throw new RangeError(`${movement.cause} of ${movement.quantity} is not possible`);
  }
  return {
    ...balance,
    [route.from]: balance[route.from] - movement.quantity,
    [route.to]: balance[route.to] + movement.quantity,
  };
}

/** All units of a balance: the quantity ordered. */
export const unitsOf = (balance: StockBalance): number => unitPlaces.reduce((sum, place) => sum + balance[place], 0);

/** The balances of several lines in one, as an order's facts need them. */
export const sumBalances = (balances: readonly StockBalance[]): StockBalance =>
  balances.reduce((sum, balance) => {
    const total = { ...sum };
    for (const place of unitPlaces) total[place] += balance[place];
    return total;
  }, openBalance(0));
