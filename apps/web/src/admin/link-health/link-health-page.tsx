import { healthHours, type LinkHealthRow } from '@kouan/contract';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { siteName } from '../../shared/site-name.ts';
import { Segmented } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { useLinkHealth } from './link-health-api.ts';

const usualHours = 24;
const keyOf = ({ site, way, version }: LinkHealthRow): string => `${site} ${way} ${version}`;
/** Whole percents, and 100 only when nothing failed. */
const percentOf = ({ good, total }: LinkHealthRow): number => Math.floor((good * 100) / Math.max(1, total));

/** How well the Chinese sites can be read, by way and version of the plug-in; what fails stands first. */
export default function LinkHealthPage() {
  const { t } = useTranslation('admin-link-health');
  const { valueOf, change, page, size } = useListAddress();
  const hours = healthHours.find((one) => String(one) === valueOf('hours')) ?? usualHours;
  const query = useLinkHealth(hours);
  const columns = useColumns();
  return (
    <>
      <AdminHead
        component="linkHealth/index"
        actions={
          <Segmented
            label={t('time')}
            items={healthHours.map((one) => ({ key: String(one), label: t(`hours.${one}`) }))}
            active={String(hours)}
            onChange={(next) => change({ hours: next })}
          />
        }
      />
      <DataTable
        list="linkHealth"
        query={query}
        columns={columns}
        rowKey={keyOf}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <HealthCard row={row} />}
        page={page}
        size={size}
        isWhole
        onChange={change}
      />
    </>
  );
}

function useColumns(): ListColumn<LinkHealthRow>[] {
  const { t } = useTranslation('admin-link-health');
  const time = (at: string | null) => <span className="num">{at === null ? '-' : formatDateTime(at)}</span>;
  return [
    { title: t('site'), key: 'site', fixed: 'left', render: (_, row) => <b>{siteName(row.site, t)}</b> },
    { title: t('way'), key: 'way', render: (_, row) => t(`ways.${row.way}`) },
    { title: t('version'), key: 'version', render: (_, row) => <span className="mono">{row.version || '-'}</span> },
    { title: t('state'), key: 'state', render: (_, row) => <HealthState row={row} /> },
    { title: t('rate'), key: 'rate', align: 'right', render: (_, row) => <Rate row={row} /> },
    { title: t('lastGood'), key: 'lastGoodAt', render: (_, row) => time(row.lastGoodAt) },
    { title: t('lastFailed'), key: 'lastFailedAt', render: (_, row) => time(row.lastFailedAt) },
    { title: t('errors'), key: 'errors', render: (_, row) => <Errors row={row} /> },
  ];
}

function HealthState({ row: { isTroubled } }: { row: LinkHealthRow }) {
  const { t } = useTranslation('admin-link-health');
  return <Tag tone={isTroubled ? 'bad' : 'done'}>{t(isTroubled ? 'troubled' : 'fine')}</Tag>;
}

function Rate({ row }: { row: LinkHealthRow }) {
  const { t, language } = useTranslation('admin-link-health');
  const [good, total] = [formatCount(row.good, language), formatCount(row.total, language)];
  return (
    <span className="num">
      <b>{t('admin-parts:list.percent', { percent: percentOf(row) })}</b>{' '}
      <small className="muted">{t('count', { good, total })}</small>
    </span>
  );
}

const Errors = ({ row: { errors } }: { row: LinkHealthRow }) => (
  <span className="mono">
    {errors.length === 0 ? '-' : errors.map(({ code, count }) => `${code} ${count}`).join(', ')}
  </span>
);

function HealthCard({ row }: { row: LinkHealthRow }) {
  const { t } = useTranslation('admin-link-health');
  return (
    <CardRow
      title={siteName(row.site, t)}
      tag={<HealthState row={row} />}
      lines={[
        `${t(`ways.${row.way}`)} ${row.version}`,
        row.lastGoodAt === null ? '' : `${t('lastGood')}: ${formatDateTime(row.lastGoodAt)}`,
        <Errors key="errors" row={row} />,
      ]}
      amount={<Rate row={row} />}
    />
  );
}
