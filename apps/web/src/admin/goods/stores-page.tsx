import type { StoreFacts } from '@kouan/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { Goods } from '../goods.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { useSaveStore, useStores } from './goods-api.ts';
import { StoreForm } from './store-form.tsx';

/** Every store, of suppliers and of Chinese sites. */
export default function StoresPage() {
  const { t, language } = useTranslation('admin-goods');
  const { params, valueOf, change, page, size } = useListAddress();
  const [edited, setEdited] = useState<StoreFacts | null>(null);
  const owned = valueOf('owned');
  const query = useStores({
    blurry: valueOf('blurry'),
    ...(owned === undefined ? {} : { owned: owned === 'true' }),
    page: page - 1,
    size,
  });
  const columns = useColumns(setEdited);
  const total = query.data?.totalElements;
  return (
    <>
      <AdminHead
        component="goods/stores"
        note={total === undefined ? undefined : t('admin-parts:total', { count: formatCount(total, language) })}
      />
      <FilterBar
        list="stores"
        filters={[
          { name: 'blurry', label: t('stores.blurry'), icon: 'search' },
          {
            name: 'owned',
            label: t('stores.kind'),
            kind: 'choice',
            choices: [
              { value: 'true', label: t('stores.supplier') },
              { value: 'false', label: t('stores.site') },
            ],
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="stores"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('stores.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(row) => <StoreCard store={row} onEdit={setEdited} />}
        page={page}
        size={size}
        onChange={change}
      />
      {edited === null ? null : <StoreDrawer store={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

type Edit = (store: StoreFacts) => void;
const nameOf = ({ profile: { names } }: StoreFacts) => ({
  cn: names.cn,
  en: names.en ?? names.cn,
  vi: names.vi ?? names.cn,
});

function useColumns(onEdit: Edit): ListColumn<StoreFacts>[] {
  const { t, language } = useTranslation('admin-goods');
  return [
    {
      title: t('store'),
      key: 'store',
      fixed: 'left',
      render: (_, store) => <Goods title={nameOf(store)} imageUrl={store.profile.logoUrl ?? ''} />,
    },
    { title: t('stores.owner'), key: 'owner', render: (_, store) => <Owner store={store} /> },
    {
      title: t('storeForm.city'),
      key: 'city',
      render: (_, { profile }) => profile.city?.[language] ?? profile.city?.cn ?? '–',
    },
    {
      title: t('stores.products'),
      key: 'products',
      align: 'right',
      render: (_, { products }) => <span className="num">{products}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, store) => <StoreActs store={store} onEdit={onEdit} />,
    },
  ];
}

const Owner = ({ store: { owner, site } }: { store: StoreFacts }) =>
  owner === null ? <Tag>{site}</Tag> : <span>{owner}</span>;

function StoreActs({ store, onEdit }: { store: StoreFacts; onEdit: Edit }) {
  const { t, language } = useTranslation('admin-goods');
  return (
    <RowActions
      name={nameOf(store)[language]}
      actions={[{ key: 'edit', label: t('common:edit'), any: ['product:edit'], onAct: () => onEdit(store) }]}
    />
  );
}

function StoreCard({ store, onEdit }: { store: StoreFacts; onEdit: Edit }) {
  const { t } = useTranslation('admin-goods');
  return (
    <CardRow
      title={<Goods title={nameOf(store)} imageUrl={store.profile.logoUrl ?? ''} />}
      tag={<Owner store={store} />}
      lines={[t('stores.count', { count: store.products })]}
      actions={<StoreActs store={store} onEdit={onEdit} />}
    />
  );
}

function StoreDrawer({ store, onClose }: { store: StoreFacts; onClose: () => void }) {
  const { t } = useTranslation('admin-goods');
  const save = useSaveStore();
  return (
    <Drawer open size="min(640px, 100vw)" title={store.profile.names.cn} onClose={onClose} destroyOnHidden>
      <p>
        <Link to={`/goods/products?store=${store.id}`}>{t('stores.seeGoods')}</Link>
      </p>
      <StoreForm
        profile={store.profile}
        verb={t('common:save')}
        isBusy={save.isBusy}
        error={save.error}
        onSave={async (profile) => {
          await save.act({ params: { id: store.id }, body: { profile } });
          notify({ kind: 'success', title: t('saved') });
          onClose();
        }}
      />
    </Drawer>
  );
}
