/**
 * Every namespace of texts: one line per file under `en/`, which gives the type; `cn/` and `vi/` hold the same keys.
 * A page loads only the namespaces its route names, and only in the active language.
 */
export type Resources = {
  common: typeof import('./en/common.ts').default;
  shell: typeof import('./en/shell.ts').default;
  validation: typeof import('./en/validation.ts').default;
  account: typeof import('./en/account.ts').default;
  'catalog-table': typeof import('./en/catalog-table.ts').default;
  mall: typeof import('./en/mall.ts').default;
  catalog: typeof import('./en/catalog.ts').default;
  search: typeof import('./en/search.ts').default;
  fees: typeof import('./en/fees.ts').default;
  joint: typeof import('./en/joint.ts').default;
  links: typeof import('./en/links.ts').default;
  product: typeof import('./en/product.ts').default;
  materials: typeof import('./en/materials.ts').default;
  addresses: typeof import('./en/addresses.ts').default;
  cart: typeof import('./en/cart.ts').default;
  checkout: typeof import('./en/checkout.ts').default;
  sourcing: typeof import('./en/sourcing.ts').default;
  'link-list': typeof import('./en/link-list.ts').default;
  screening: typeof import('./en/screening.ts').default;
  plugin: typeof import('./en/plugin.ts').default;
  monitor: typeof import('./en/monitor.ts').default;
  orders: typeof import('./en/orders.ts').default;
  'order-work': typeof import('./en/order-work.ts').default;
  'admin-order-work': typeof import('./en/admin-order-work.ts').default;
  adjustments: typeof import('./en/adjustments.ts').default;
  payments: typeof import('./en/payments.ts').default;
  wallet: typeof import('./en/wallet.ts').default;
  aftersales: typeof import('./en/aftersales.ts').default;
  notifications: typeof import('./en/notifications.ts').default;
  parcels: typeof import('./en/parcels.ts').default;
  stock: typeof import('./en/stock.ts').default;
  services: typeof import('./en/services.ts').default;
  shipping: typeof import('./en/shipping.ts').default;
  proposal: typeof import('./en/proposal.ts').default;
  tracking: typeof import('./en/tracking.ts').default;
  'admin-shell': typeof import('./en/admin-shell.ts').default;
  content: typeof import('./en/content.ts').default;
  'content-prices': typeof import('./en/content-prices.ts').default;
  identity: typeof import('./en/identity.ts').default;
  'admin-parts': typeof import('./en/admin-parts.ts').default;
  'admin-workbench': typeof import('./en/admin-workbench.ts').default;
  'admin-orders': typeof import('./en/admin-orders.ts').default;
  'admin-refunds': typeof import('./en/admin-refunds.ts').default;
  'admin-reviews': typeof import('./en/admin-reviews.ts').default;
  'admin-bank': typeof import('./en/admin-bank.ts').default;
  'admin-receiving': typeof import('./en/admin-receiving.ts').default;
  'admin-warehouse': typeof import('./en/admin-warehouse.ts').default;
  'admin-goods': typeof import('./en/admin-goods.ts').default;
  'admin-materials': typeof import('./en/admin-materials.ts').default;
  'admin-captures': typeof import('./en/admin-captures.ts').default;
  'admin-interests': typeof import('./en/admin-interests.ts').default;
  'admin-link-health': typeof import('./en/admin-link-health.ts').default;
  'admin-providers': typeof import('./en/admin-providers.ts').default;
  providers: typeof import('./en/providers.ts').default;
  'admin-screening': typeof import('./en/admin-screening.ts').default;
  'admin-cases': typeof import('./en/admin-cases.ts').default;
  'admin-compensation': typeof import('./en/admin-compensation.ts').default;
  'admin-shipments': typeof import('./en/admin-shipments.ts').default;
  'admin-packing': typeof import('./en/admin-packing.ts').default;
  'admin-transport': typeof import('./en/admin-transport.ts').default;
  'admin-cooperation': typeof import('./en/admin-cooperation.ts').default;
  'admin-identity': typeof import('./en/admin-identity.ts').default;
  'admin-proofs': typeof import('./en/admin-proofs.ts').default;
  'admin-finance': typeof import('./en/admin-finance.ts').default;
  'admin-settings': typeof import('./en/admin-settings.ts').default;
  'admin-parameters': typeof import('./en/admin-parameters.ts').default;
  'admin-content': typeof import('./en/admin-content.ts').default;
  'admin-home': typeof import('./en/admin-home.ts').default;
  'stock-review': typeof import('./en/stock-review.ts').default;
  'admin-shelves': typeof import('./en/admin-shelves.ts').default;
  'admin-files': typeof import('./en/admin-files.ts').default;
  'admin-operations': typeof import('./en/admin-operations.ts').default;
};

export type Namespace = keyof Resources;

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];
/** `pieces_one` and `pieces_other` are asked for as `pieces` with a `count`. */
type Asked<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** A key within a namespace, such as `list.title`. */
export type KeyOf<N extends Namespace> = { [M in N]: Asked<Leaves<Resources[M]>> }[N];
/** A key with its namespace, such as `orders:list.title`. */
export type TextKey = { [N in Namespace]: `${N}:${KeyOf<N>}` }[Namespace];

/** The shape a translation of `T` has: the same keys, all strings. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
