import { useTranslation } from '../../lib/i18n.ts';

const areas = [
  'user',
  'roles',
  'menu',
  'dept',
  'job',
  'dict',
  'registration',
  'online',
  'logs',
  'storage',
  'deploy',
  'database',
  'monitor',
  'settings',
  'product',
  'interest',
  'capture',
  'cart',
  'order',
  'payment',
  'bank',
  'ledger',
  'warehouse',
  'stock',
  'shipment',
  'case',
] as const;
const actions = [
  'list',
  'add',
  'edit',
  'del',
  'own',
  'review',
  'override',
  'accept',
  'import',
  'purchase',
  'receive',
  'dispatch',
  'deliver',
  'decide',
  'correct',
  'rates',
  'fees',
] as const;

/** The parts of a permission code as words; a part without a word of its own stands for itself. */
export function useCodeNames() {
  const { t } = useTranslation('admin-identity');
  const area = (part: string): string => {
    const known = areas.find((one) => one === part);
    return known ? t(`area.${known}`) : part;
  };
  const action = (part: string): string => {
    const known = actions.find((one) => one === part);
    return known ? t(`codeAction.${known}`) : part;
  };
  return { area, action };
}
