/**
 * The order of everything, read by every check. A package or module may use only those listed before it; what must
 * travel the other way is an event. Every table belongs to exactly one module, or to the platform.
 */
export default {
  packages: ['domain', 'sourcing', 'contract'],
  apps: ['server', 'web', 'extension'],

  modules: [
    {
      name: 'settings',
      tables: ['parameters', 'parameter_changes', 'exchange_rates', 'fee_schedules', 'dicts', 'dict_entries'],
    },
    { name: 'files', tables: ['files'] },
    {
      name: 'identity',
      tables: [
        'depts',
        'positions',
        'users',
        'roles',
        'role_permissions',
        'user_roles',
        'user_agreements',
        'sessions',
        'captchas',
        'email_codes',
        'attempts',
        'devices',
        'device_codes',
        'menus',
        'role_menus',
        'removed_menus',
        'registrations',
        'registration_files',
        'registration_reviews',
        'registration_uploads',
      ],
    },
    {
      name: 'catalog',
      tables: ['stores', 'categories', 'products', 'skus', 'price_tiers', 'price_history', 'search_words'],
    },
    {
      name: 'sourcing',
      tables: ['captures', 'capture_proposals', 'copied_pictures', 'followed_links', 'interests'],
    },
    { name: 'cart', tables: ['cart_lines'] },
    {
      name: 'payments',
      tables: [
        'bank_accounts',
        'ledger_transactions',
        'ledger_entries',
        'payments',
        'payment_codes',
        'payment_claims',
        'payment_claim_files',
        'payment_reviews',
        'bank_statements',
        'bank_lines',
        'payment_receipts',
        'payment_overrides',
        'payment_allocations',
        'wallets',
        'gateway_trades',
        'sandbox_trades',
        'sandbox_notices',
        'refund_payouts',
        'wallet_withdrawals',
      ],
    },
    {
      name: 'orders',
      tables: [
        'quotes',
        'orders',
        'order_lines',
        'order_cart_lines',
        'order_shipments',
        'order_cases',
        'order_history',
      ],
    },
    { name: 'warehouse', tables: ['purchases', 'purchase_waybills', 'batches', 'batch_photos', 'stock_movements'] },
    { name: 'shipping', tables: ['shipments', 'shipment_lines', 'shipment_parts', 'shipment_fees'] },
    { name: 'aftersales', tables: ['cases', 'case_lines', 'case_events', 'case_files'] },
    { name: 'notifications', tables: [] },
    { name: 'content', tables: [] },
    { name: 'reports', tables: [] },
    { name: 'operations', tables: ['operation_logs', 'uploaded_packages', 'statement_counts', 'slow_statements'] },
  ],
  platformTables: ['idempotency_keys', 'replica_beats', 'cache_versions'],

  /** Lowest first. Layers in one list never meet. */
  webLayers: [['locales'], ['ui'], ['lib'], ['shared'], ['mall', 'admin'], ['app']],

  /** Languages are called by their own names, whatever language is shown. */
  textsOutsideLocales: ['apps/web/src/lib/language.ts'],

  sizes: { fileLines: 400, functionLines: 60, componentLines: 100 },
};
