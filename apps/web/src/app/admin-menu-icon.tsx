import { Icon, type IconName } from '../ui/icon.tsx';

/** The icon names that menus carry, mapped to our drawings; an unknown one becomes a plain list. */
const drawings: Readonly<Record<string, IconName>> = {
  dashboard: 'chart',
  index: 'chart',
  chart: 'chart',
  system: 'settings',
  settings: 'settings',
  menu: 'menu',
  peoples: 'team',
  people: 'user',
  user: 'user',
  role: 'key',
  dept: 'store',
  dictionary: 'document',
  monitor: 'eye',
  log: 'list',
  error: 'error',
  database: 'box',
  tools: 'tune',
  order: 'list',
  orders: 'list',
  list: 'list',
  review: 'stamp',
  stamp: 'stamp',
  money: 'coin',
  coin: 'coin',
  wallet: 'wallet',
  bank: 'bank',
  warehouse: 'warehouse',
  stock: 'box',
  box: 'box',
  shipping: 'truck',
  truck: 'truck',
  product: 'tag',
  tag: 'tag',
  link: 'link',
  email: 'document',
  swagger: 'document',
  doc: 'document',
};

/** The menu gives its icons a class of its own, which sets the distance to the text. */
export const MenuIcon = ({ name, className }: { name: string; className?: string }) => (
  <Icon name={drawings[name] ?? 'list'} size={18} className={className} />
);
