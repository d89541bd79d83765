import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { pricesOf } from './price-history.ts';
import { productFacets } from './product-facets.ts';
import { listProductRows } from './product-list-queries.ts';
import { categoryRows, getProductRow, skusOfProduct } from './product-queries.ts';
import { shownTexts } from './product-texts.ts';
import { toProductCard, toProductView } from './product-view.ts';
import { searchProducts } from './search-products.ts';
import { similarProducts } from './similar-products.ts';
import { tiersOfProducts } from './sku-queries.ts';

const defaultPageSize = 20;
const suggestions = 6;

export function catalogRoutes(app: App): void {
  route(app, contract.listCategories, async ({ db }) =>
    (await categoryRows(db)).map(({ slug, name, product_count: productCount }) => ({
      slug,
      name: shownTexts(name),
      productCount,
    })),
  );

  route(app, contract.listProducts, ({ db, query: { page = 0, size = defaultPageSize, ...filter } }) =>
    searchProducts(db, { filter, page, size }),
  );
  route(app, contract.getProductFacets, ({ db, query }) => productFacets(db, query));
  route(app, contract.suggestProducts, async ({ db, query: { word } }) => {
    const search = { filter: { word } };
    const rows = await listProductRows(db, {
      search,
      total: contract.mostCountedHits + 1,
      limit: suggestions,
      offset: 0,
    });
    return rows.map(({ product, city }) => toProductCard({ product, city, tiers: [] }));
  });

  route(app, contract.listSimilarProducts, ({ db, params }) => similarProducts(db, params.id));
  route(app, contract.listProductPrices, ({ db, params }) => pricesOf(db, params.id));

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
