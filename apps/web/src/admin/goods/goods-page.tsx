import { goodsStates, type GoodsRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { type Filter, FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { exportAddress, type GoodsFilter, useCategories, useGoodsList } from './goods-api.ts';
import { GoodsCard, useGoodsColumns } from './goods-columns.tsx';
import { GoodsDialogs } from './goods-dialogs.tsx';

export type Doing = { what: 'stock' | 'history' | 'drop' | 'sale'; goods: GoodsRow } | { what: 'import' } | null;
type GoodsPageProps = { component: string; list: string; isOwn: boolean };

/** The goods of the own store, or for staff of all; one opens in the editor. */
export function GoodsPage({ component, list, isOwn }: GoodsPageProps) {
  const { t, language } = useTranslation('admin-goods');
  const { params, valueOf, change, page, size } = useListAddress();
  const [doing, setDoing] = useState<Doing>(null);
  const filter = filterOf(valueOf);
  const query = useGoodsList({ ...filter, page: page - 1, size });
  const open = ({ id }: Pick<GoodsRow, 'id'>) => change({ open: id });
  const acts = { isOwn, onOpen: open, onDo: setDoing };
  const columns = useGoodsColumns(acts);
  const total = query.data?.totalElements;
  return (
    <>
      <AdminHead
        component={component}
        note={total === undefined ? undefined : t('admin-parts:total', { count: formatCount(total, language) })}
        actions={
          <>
            {isOwn ? (
              <Button icon="upload" onClick={() => setDoing({ what: 'import' })}>
                {t('import.open')}
              </Button>
            ) : null}
            <Permitted any={isOwn ? ['supply:own'] : ['product:edit']}>
              <Button kind="primary" icon="plus" onClick={() => change({ open: 'new' })}>
                {t('add')}
              </Button>
            </Permitted>
          </>
        }
      />
      <FilterBar list={list} filters={useFilters()} params={params} onChange={change} />
      <DataTable
        list={list}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <GoodsCard goods={row} {...acts} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
        download={{ address: exportAddress(filter), fileName: 'products' }}
      />
      <GoodsDialogs
        open={valueOf('open')}
        doing={doing}
        isOwn={isOwn}
        onOpen={(id) => change({ open: id })}
        onClose={() => {
          setDoing(null);
          change({ open: undefined });
        }}
      />
    </>
  );
}

function filterOf(valueOf: (name: string) => string | undefined): GoodsFilter {
  const state = goodsStates.find((one) => one === valueOf('state'));
  const store = Number(valueOf('store'));
  return {
    blurry: valueOf('blurry'),
    ...(state ? { state } : {}),
    ...(Number.isSafeInteger(store) && store > 0 ? { store } : {}),
    category: valueOf('category'),
  };
}

function useFilters(): Filter[] {
  const { t, language } = useTranslation('admin-goods');
  const categories = useCategories();
  return [
    { name: 'blurry', label: t('blurry'), icon: 'search' },
    {
      name: 'state',
      label: t('admin-parts:status'),
      kind: 'choice',
      choices: goodsStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'category',
      label: t('category'),
      kind: 'choice',
      choices: categories.map(({ slug, name }) => ({ value: slug, label: name[language] })),
    },
  ];
}
