import { createI18n, type Translator } from '../apps/web/src/lib/i18n.ts';
import type { Language } from '../apps/web/src/lib/language.ts';
import type { Namespace } from '../apps/web/src/locales/resources.ts';

const namespaces: readonly Namespace[] = [
  'identity',
  'account',
  'validation',
  'catalog',
  'links',
  'fees',
  'sourcing',
  'plugin',
  'product',
  'cart',
  'checkout',
  'orders',
  'notifications',
  'payments',
  'stock',
  'shipping',
  'aftersales',
  'admin-shell',
  'admin-parts',
  'admin-orders',
  'admin-reviews',
  'admin-bank',
  'admin-warehouse',
  'admin-receiving',
  'admin-shipments',
  'admin-packing',
  'admin-cases',
  'admin-identity',
  'admin-goods',
];

/** What the pages say in a language, by the keys that they use themselves. */
export async function textsOf(language: Language): Promise<Translator> {
  const i18n = await createI18n(language, namespaces);
  return (key, values) => {
    const text = i18n.translate(key, values);
    if (text === key) throw new Error(`There is no text ${key}`);
    return text;
  };
}
