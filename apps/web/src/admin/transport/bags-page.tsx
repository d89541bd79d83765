import { type BagRow } from '@kouan/contract';
import { bagStates } from '@kouan/domain';
import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { Problem } from '../problem.tsx';
import { BagDrawer } from './bag-drawer.tsx';
import { BagTags } from '../bag-tags.tsx';
import { useBags, useMakeBag } from './transport-api.ts';

/** Bags of shipments on their way over the border, by state; one of them open at the side. */
export default function BagsPage() {
  const { t, language } = useTranslation('admin-transport');
  const { params, valueOf, change, page, size } = useListAddress();
  const make = useMakeBag();
  const state = bagStates.find((one) => one === valueOf('state'));
  const query = useBags({ state, blurry: valueOf('blurry'), page: page - 1, size });
  const open = (number: string) => change({ open: number });
  const count = query.data?.totalElements;
  const opened = valueOf('open');
  // A failed act shows in `Problem`.
  const handleMake = () =>
    void make.act({ body: {} }).then(
      ({ number }) => open(number),
      () => undefined,
    );
  const tabs = ['', ...bagStates] as const;
  return (
    <>
      <AdminHead
        component="transport/bags"
        note={count === undefined ? undefined : t('admin-parts:total', { count: formatCount(count, language) })}
        actions={
          <Permitted any={['shipment:dispatch']}>
            <Button kind="primary" icon="plus" isBusy={make.isBusy} onClick={handleMake}>
              {t('make')}
            </Button>
          </Permitted>
        }
      />
      <Problem error={make.error} />
      <Tabs
        items={tabs.map((key) => ({ key, label: key === '' ? t('common:all') : t(`state.${key}`) }))}
        active={state ?? ''}
        label={t('states')}
        onChange={(next) => change({ state: next, open: undefined })}
      />
      <FilterBar
        list="bags"
        filters={[{ name: 'blurry', label: t('filter'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="bags"
        query={query}
        columns={useColumns(open)}
        rowKey={(row) => row.number}
        label={t('bags')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <BagCard bag={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={(row) => open(row.number)}
      />
      {opened === undefined ? null : (
        <BagDrawer key={opened} number={opened} onClose={() => change({ open: undefined })} />
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

function useColumns(onOpen: Open): ListColumn<BagRow>[] {
  const { t, language } = useTranslation('admin-transport');
  const weight = (grams: number | null) => (grams === null ? null : formatWeight(grams, language));
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
      align: 'right',
      render: (_, row) => formatCount(row.shipmentCount, language),
    },
    {
      title: t('weight'),
      key: 'weight',
      align: 'right',
      render: (_, row) => weight(row.grams ?? row.expectedGrams),
    },
    { title: t('seal'), key: 'seal', render: (_, row) => <span className="mono">{row.sealNumber}</span> },
    { title: t('cooperative'), key: 'cooperative', render: (_, row) => row.cooperative },
    {
      title: t('declaration'),
      key: 'declaration',
      render: (_, row) => <span className="mono">{row.declarationNumber}</span>,
    },
    { title: t('createdAt'), key: 'createdAt', render: (_, row) => moment(row.createdAt) },
    { title: t('dispatchedAt'), key: 'dispatchedAt', render: (_, row) => moment(row.dispatchedAt) },
    { title: t('arrivedAt'), key: 'arrivedAt', hidden: true, render: (_, row) => moment(row.arrivedAt) },
  ];
}

function BagCard({ bag, onOpen }: { bag: BagRow; onOpen: Open }) {
  const { t, language } = useTranslation('admin-transport');
  return (
    <CardRow
      title={<Name number={bag.number} onOpen={onOpen} />}
      tag={<BagTags bag={bag} />}
      lines={[
        `${t('shipments')} ${formatCount(bag.shipmentCount, language)} · ${formatWeight(bag.grams ?? bag.expectedGrams, language)}`,
        bag.cooperative,
        `${t('createdAt')} ${formatDateTime(bag.createdAt)}`,
      ]}
    />
  );
}
