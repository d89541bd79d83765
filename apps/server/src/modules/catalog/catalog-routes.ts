import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { countProducts, listProductRows } from './product-list-queries.ts';
import { categoryRows, getProductRow, skusOfProduct } from './product-queries.ts';
import { shownTexts } from './product-texts.ts';
import { toProductCard, toProductView } from './product-view.ts';
import { tiersOfProducts } from './sku-queries.ts';

const defaultPageSize = 20;

export function catalogRoutes(app: App): void {
  route(app, contract.listCategories, async ({ db }) =>
    (await categoryRows(db)).map(({ slug, name, product_count: productCount }) => ({
      slug,
      name: shownTexts(name),
      productCount,
    })),
  );

  route(app, contract.listProducts, async ({ db, query }) => {
    const { page = 0, size = defaultPageSize, ...filter } = query;
    const rows = await listProductRows(db, { filter, limit: size, offset: page * size });
    const tiers = await tiersOfProducts(
      db,
      rows.map(({ product }) => product.id),
    );
    return {
      content: rows.map(({ product, city }) => toProductCard({ product, city, tiers: tiers.get(product.id) ?? [] })),
      totalElements: await countProducts(db, filter),
    };
  });

  route(app, contract.getProduct, async ({ db, params }) => {
    const row = await getProductRow(db, params.id);
    const tiers = await tiersOfProducts(db, [row.product.id]);
    return toProductView({
      ...row,
      tiers: tiers.get(row.product.id) ?? [],
      skuRows: await skusOfProduct(db, row.product.id),
    });
  });
}
