import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { addCategory, deleteCategory, editCategory, orderCategories } from './edit-categories.ts';
import { categoryRows } from './product-queries.ts';

/** Categories as staff keep them. */
export function categoryRoutes(app: App): void {
  route(app, contract.listEditedCategories, async ({ db }) =>
    (await categoryRows(db)).map(({ slug, name, product_count: productCount }) => ({
      slug,
      name: { cn: name.cn, en: name.en ?? null, vi: name.vi ?? null },
      productCount,
    })),
  );
  route(app, contract.addCategory, ({ body, inTransaction }) => inTransaction((tx) => addCategory(tx, body)));
  route(app, contract.editCategory, async ({ params, body, inTransaction }) => {
    await inTransaction((tx) => editCategory(tx, { slug: params.slug, name: body.name }));
    return undefined;
  });
  route(app, contract.orderCategories, async ({ body, inTransaction }) => {
    await inTransaction((tx) => orderCategories(tx, body.slugs));
    return undefined;
  });
  route(app, contract.deleteCategory, async ({ params, inTransaction }) => {
    await inTransaction((tx) => deleteCategory(tx, params.slug));
    return undefined;
  });
}
