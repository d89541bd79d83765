import type { MaterialProduct } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { type Filter, FilterBar } from '../filter-bar.tsx';
import { Goods } from '../goods.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { useMaterialProducts } from './materials-api.ts';
import { MaterialsDrawer } from './materials-drawer.tsx';

/** Products with how many promotion materials each has; one opens beside the list. */
export default function AllMaterialsPage() {
  return <MaterialsPage component="materials/index" />;
}

/** The same list of one's own store's products, or of everybody's. */
export function MaterialsPage({ component }: { component: string }) {
  const { t, language } = useTranslation('admin-materials');
  const { params, valueOf, change, page, size } = useListAddress();
  const filled = valueOf('filled');
  const query = useMaterialProducts({
    blurry: valueOf('blurry'),
    ...(filled === undefined ? {} : { filled: filled === 'true' }),
    page: page - 1,
    size,
  });
  const open = valueOf('open');
  const handleOpen = ({ id }: MaterialProduct) => change({ open: id });
  const columns = useColumns(handleOpen);
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  return (
    <>
      <AdminHead component={component} note={total} />
      <FilterBar list="materials" filters={useFilters()} params={params} onChange={change} />
      <DataTable
        list="materials"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(row) => <ProductCard product={row} onOpen={handleOpen} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={handleOpen}
      />
      {open === undefined ? null : <MaterialsDrawer key={open} id={open} onClose={() => change({ open: undefined })} />}
    </>
  );
}

function useFilters(): Filter[] {
  const { t } = useTranslation('admin-materials');
  const choices = [
    { value: 'true', label: t('with') },
    { value: 'false', label: t('without') },
  ];
  return [
    { name: 'blurry', label: t('blurry'), icon: 'search' },
    { name: 'filled', label: t('materials'), kind: 'choice', choices },
  ];
}

type Open = (product: MaterialProduct) => void;

function useColumns(onOpen: Open): ListColumn<MaterialProduct>[] {
  const { t } = useTranslation('admin-materials');
  return [
    {
      title: t('product'),
      key: 'product',
      fixed: 'left',
      render: (_, { title, imageUrl }) => <Goods title={title} imageUrl={imageUrl} />,
    },
    { title: t('id'), key: 'id', render: (_, { id }) => <span className="mono">{id}</span> },
    { title: t('pictures'), key: 'pictures', align: 'right', render: (_, { pictures }) => pictures },
    { title: t('videos'), key: 'videos', align: 'right', render: (_, { videos }) => videos },
    { title: t('texts'), key: 'texts', align: 'right', render: (_, { texts }) => texts },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, product) => <OpenAction product={product} onOpen={onOpen} />,
    },
  ];
}

function OpenAction({ product, onOpen }: { product: MaterialProduct; onOpen: Open }) {
  const { t, language } = useTranslation('admin-materials');
  const action = { key: 'open', label: t('open'), any: ['product:list', 'supply:own'], onAct: () => onOpen(product) };
  return <RowActions name={product.title[language]} actions={[action]} />;
}

/** A product on a small screen. */
function ProductCard({ product, onOpen }: { product: MaterialProduct; onOpen: Open }) {
  const { t } = useTranslation('admin-materials');
  const { title, imageUrl, pictures, videos, texts } = product;
  return (
    <CardRow
      title={<Goods title={title} imageUrl={imageUrl} />}
      lines={[t('counts', { pictures, videos, texts })]}
      actions={<OpenAction product={product} onOpen={onOpen} />}
    />
  );
}
