import { shipmentStates } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CopyNumbers } from '../copy-numbers.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { ShipmentCard, useShipmentColumns } from './shipment-columns.tsx';
import { ShipmentDrawer } from './shipment-drawer.tsx';
import { useShipments } from './shipments-api.ts';

/** Goods that leave the warehouse, by state; one of them open at the side. */
export default function ShipmentsPage() {
  const { t, language } = useTranslation('admin-shipments');
  const { params, valueOf, change, page, size } = useListAddress();
  const state = shipmentStates.find((one) => one === valueOf('state'));
  const query = useShipments({
    state,
    blurry: valueOf('blurry'),
    orderNumber: valueOf('orderNumber'),
    page: page - 1,
    size,
  });
  const open = (number: string) => change({ open: number });
  const columns = useShipmentColumns(open);
  const opened = valueOf('open');
  const count = query.data?.totalElements;
  const tabs = [
    { key: '', label: t('common:all') },
    ...shipmentStates.map((key) => ({ key, label: t(`state.${key}`) })),
  ].map((tab) => (tab.key === (state ?? '') && count !== undefined ? { ...tab, count } : tab));
  return (
    <>
      <AdminHead
        component="shipments/index"
        note={count === undefined ? undefined : t('admin-parts:total', { count: formatCount(count, language) })}
      />
      <Tabs
        items={tabs}
        active={state ?? ''}
        label={t('states')}
        onChange={(next) => change({ state: next, open: undefined })}
      />
      <FilterBar
        list="shipments"
        filters={[
          { name: 'blurry', label: t('filter.blurry'), icon: 'search' },
          { name: 'orderNumber', label: t('filter.orderNumber'), icon: 'list' },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="shipments"
        query={query}
        columns={columns}
        rowKey={(row) => row.number}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <ShipmentCard shipment={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={(row) => open(row.number)}
        bulk={{ amountFen: (row) => row.amountFen, actions: (rows) => <CopyNumbers rows={rows} /> }}
      />
      {opened === undefined ? null : (
        <ShipmentDrawer key={opened} number={opened} onClose={() => change({ open: undefined })} />
      )}
    </>
  );
}
