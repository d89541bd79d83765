/** Every permission code, `area:action`, as the role editor lists them. `admin` passes every check. */
export const permissions = [
  'user:list', 'user:add', 'user:edit', 'user:del',
  'roles:list', 'roles:add', 'roles:edit', 'roles:del',
  'menu:list', 'menu:add', 'menu:edit', 'menu:del',
  'dict:list', 'dict:add', 'dict:edit', 'dict:del',
  'storage:list', 'storage:add', 'storage:edit', 'storage:del',
  'monitor:list',
  'settings:list', 'settings:edit',
  'product:list', 'product:edit',
  'interest:own', 'interest:list', 'interest:edit',
  'capture:own',
  'cart:own',
  'order:own', 'order:list', 'order:accept', 'order:edit',
  'payment:own', 'payment:list', 'payment:review', 'payment:override',
  'bank:list', 'bank:import',
  'ledger:list',
  'warehouse:list', 'warehouse:purchase', 'warehouse:receive',
  'stock:own',
  'shipment:own', 'shipment:list', 'shipment:dispatch', 'shipment:deliver',
  'case:own', 'case:list', 'case:decide',
] as const;
export type Permission = (typeof permissions)[number];

export const adminPermission = 'admin';

const buyer: readonly Permission[] = [
  'capture:own', 'cart:own', 'interest:own', 'order:own', 'payment:own', 'stock:own', 'shipment:own', 'case:own',
];

/** The built-in roles. The administrator's only code is `admin`. */
export const builtInRoles = {
  administrator: { level: 1, permissions: [adminPermission] },
  customerService: {
    level: 3,
    permissions: [
      'order:list', 'order:accept', 'order:edit', 'interest:list', 'interest:edit', 'product:list', 'payment:list',
      'shipment:list', 'case:list', 'case:decide', 'warehouse:list', 'warehouse:purchase', 'user:list',
    ],
  },
  financeReviewer: {
    level: 3,
    permissions: [
      'payment:list', 'payment:review', 'payment:override', 'bank:list', 'bank:import', 'ledger:list', 'order:list',
      'case:list', 'case:decide', 'settings:list',
    ],
  },
  warehouseKeeper: {
    level: 3,
    permissions: [
      'warehouse:list', 'warehouse:purchase', 'warehouse:receive', 'order:list', 'shipment:list', 'shipment:dispatch',
      'shipment:deliver',
    ],
  },
  contentEditor: { level: 3, permissions: ['product:list', 'product:edit', 'dict:list', 'dict:add', 'dict:edit', 'dict:del', 'storage:list', 'storage:add'] },
  purchaser: { level: 9, permissions: buyer },
  supplier: { level: 9, permissions: [] },
  cooperative: { level: 9, permissions: ['shipment:deliver'] },
} as const satisfies Record<string, { level: number; permissions: readonly (Permission | typeof adminPermission)[] }>;
export type BuiltInRole = keyof typeof builtInRoles;
