import type { WatchItem } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useMenuPage } from '../menu-pages.ts';
import { TimeLeft, Waited } from '../time-left.tsx';
import { useWatchList } from './workbench-api.ts';
import styles from './workbench.module.css';

const looks: Record<WatchItem['kind'], { icon: IconName; look: string; component: string }> = {
  shortPaid: { icon: 'warning', look: 'watchBad', component: 'reviews/deposit' },
  lateStore: { icon: 'clock', look: 'watchTurn', component: 'orders/index' },
  weightHeld: { icon: 'scale', look: 'watchTurn', component: 'warehouse/parcels' },
  batchHeld: { icon: 'scale', look: 'watchTurn', component: 'warehouse/batches' },
  payoutFailed: { icon: 'error', look: 'watchBad', component: 'reviews/refunds' },
  storeClaimDue: { icon: 'clock', look: 'watchTurn', component: 'cases/index' },
  strangeMoney: { icon: 'bank', look: 'watchQuiet', component: 'bank/statements' },
};
const searchOf = ({ kind, name, number }: WatchItem): string => {
  if (kind === 'shortPaid') return `?open=${number}`;
  if (kind === 'weightHeld') return `?alert=weightHeld&open=${encodeURIComponent(name)}`;
  if (kind === 'batchHeld') return `?isHeld=true&number=${encodeURIComponent(name)}`;
  if (kind === 'payoutFailed') return `?queue=payout&open=${number}`;
  if (kind === 'storeClaimDue') return `?queue=store&open=${number}`;
  if (kind === 'strangeMoney') return `?state=open&blurry=${encodeURIComponent(name)}`;
  return '?status=stocking';
};

const textOf = ({ kind, percent }: WatchItem) =>
  percent < 0 && (kind === 'weightHeld' || kind === 'batchHeld')
    ? (`watch.${kind}.less` as const)
    : (`watch.${kind}.text` as const);

/** What is in no queue but should be looked at. Nothing stands there when there is nothing. */
export function WatchList() {
  const { t } = useTranslation('admin-workbench');
  const items = useWatchList().data ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={t('watch.title')} isFlush>
      <ul className={styles['watch']}>
        {items.map((item) => (
          <Item key={`${item.kind} ${item.name} ${item.number} ${item.since}`} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function Item({ item }: { item: WatchItem }) {
  const { t, language } = useTranslation('admin-workbench');
  const { icon, look, component } = looks[item.kind];
  const path = useMenuPage(component)?.path;
  const amount = item.sumVnd === null ? formatCny(item.sumFen, language) : formatVnd(item.sumVnd, language);
  const values = {
    name: item.name,
    number: item.number,
    amount,
    orders: formatCount(item.orders, language),
    buyers: formatCount(item.buyers, language),
    percent: Math.abs(item.percent),
  };
  return (
    <li>
      <span className={styles[look]}>
        <Icon name={icon} size={18} />
      </span>
      <div>
        {t(textOf(item), values)}
        <p>
          {t(`watch.${item.kind}.detail`, values)}{' '}
          {item.kind === 'storeClaimDue' ? <TimeLeft until={item.since} /> : <Waited since={item.since} />}
        </p>
      </div>
      {path === undefined ? null : <Link to={path + searchOf(item)}>{t(`watch.${item.kind}.act`)}</Link>}
    </li>
  );
}
