import type { IconName } from '../ui/icon.tsx';

/** The icon names that menus carry, and the drawing of each. */
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
  check: 'check',
  layers: 'columns',
  timing: 'clock',
  server: 'chart',
  online: 'globe',
  password: 'key',
  lock: 'key',
  upload: 'upload',
  deploy: 'upload',
  download: 'download',
  image: 'image',
  file: 'document',
  shield: 'shield',
  store: 'store',
  team: 'team',
  help: 'help',
  swap: 'swap',
  scale: 'scale',
  plus: 'plus',
  zoom: 'zoom',
  warning: 'warning',
};

/** Finds the drawing of a menu's icon. Throws an Error with the code MODULE_NOT_FOUND for a name that has none. */
export function loadIcon(name: string): IconName {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (drawing) return drawing;
  throw Object.assign(new Error(`Cannot find module './${name}.svg'`), { code: 'MODULE_NOT_FOUND' });
}

/** A name that staff made up breaks nothing: it gets a plain list. */
export function drawingOf(name: string): IconName {
  try {
    return loadIcon(name);
  } catch {
    return 'list';
  }
}
