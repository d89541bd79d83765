import type { CooperativeBagRow } from '@kouan/contract';
import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { BagTags } from '../bag-tags.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { useMyBags } from './cooperation-api.ts';
import { MyBagDrawer } from './my-bag-drawer.tsx';

/** The states in which a bag is with a cooperative. */
const states = ['assigned', 'crossing', 'arrived'] as const;

/** Bags that the warehouse gave to this cooperative, by state; one of them open at the side. */
export default function MyBagsPage() {
  const { t, language } = useTranslation('admin-cooperation');
  const { params, valueOf, change, page, size } = useListAddress();
  const state = states.find((one) => one === valueOf('state'));
  const query = useMyBags({ state, blurry: valueOf('blurry'), page: page - 1, size });
  const open = (number: string) => change({ open: number });
  const count = query.data?.totalElements;
  const opened = valueOf('open');
  return (
    <>
      <AdminHead
        component="cooperation/bags"
        note={count === undefined ? undefined : t('admin-parts:total', { count: formatCount(count, language) })}
      />
      <Tabs
        items={(['', ...states] as const).map((key) => ({
          key,
          label: key === '' ? t('common:all') : t(`admin-transport:state.${key}`),
        }))}
        active={state ?? ''}
        label={t('admin-transport:states')}
        onChange={(next) => change({ state: next, open: undefined })}
      />
      <FilterBar
        list="my-bags"
        filters={[{ name: 'blurry', label: t('admin-transport:filter'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="my-bags"
        query={query}
        columns={useColumns(open)}
        rowKey={(row) => row.number}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <BagCard bag={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={(row) => open(row.number)}
      />
      {opened === undefined ? null : (
        <MyBagDrawer key={opened} number={opened} onClose={() => change({ open: undefined })} />
      )}
    </>
  );
}

type Open = (number: string) => void;

const Name = ({ number, onOpen }: { number: string; onOpen: Open }) => (
  <Button kind="text" size="small" className="mono" onClick={() => onOpen(number)}>
    {number}
  </Button>
);

const weightOf = ({ arrivedGrams, grams }: CooperativeBagRow): number => arrivedGrams ?? grams ?? 0;

function useColumns(onOpen: Open): ListColumn<CooperativeBagRow>[] {
  const { t, language } = useTranslation('admin-transport');
  const moment = (at: string | null) => (at === null ? null : <span className="num muted">{formatDateTime(at)}</span>);
  return [
    {
      title: t('bag'),
      key: 'number',
      fixed: 'left',
      render: (_, { number }) => <Name number={number} onOpen={onOpen} />,
    },
    { title: t('admin-parts:status'), key: 'state', render: (_, row) => <BagTags bag={row} /> },
    {
      title: t('shipments'),
      key: 'shipments',
      render: (_, row) =>
        t('delivered', {
          done: formatCount(row.deliveredCount, language),
          count: formatCount(row.shipmentCount, language),
        }),
    },
    {
      title: t('weight'),
      key: 'weight',
      align: 'right',
      render: (_, row) => formatWeight(weightOf(row), language),
    },
    { title: t('seal'), key: 'seal', render: (_, row) => <span className="mono">{row.sealNumber}</span> },
    {
      title: t('declaration'),
      key: 'declaration',
      render: (_, row) => <span className="mono">{row.declarationNumber}</span>,
    },
    { title: t('admin-cooperation:assignedAt'), key: 'assignedAt', render: (_, row) => moment(row.assignedAt) },
    { title: t('arrivedAt'), key: 'arrivedAt', render: (_, row) => moment(row.arrivedAt) },
  ];
}

function BagCard({ bag, onOpen }: { bag: CooperativeBagRow; onOpen: Open }) {
  const { t, language } = useTranslation('admin-transport');
  const counts = {
    done: formatCount(bag.deliveredCount, language),
    count: formatCount(bag.shipmentCount, language),
  };
  return (
    <CardRow
      title={<Name number={bag.number} onOpen={onOpen} />}
      tag={<BagTags bag={bag} />}
      lines={[
        `${t('delivered', counts)} · ${formatWeight(weightOf(bag), language)}`,
        `${t('seal')} ${bag.sealNumber}`,
        bag.declarationNumber,
      ]}
    />
  );
}
