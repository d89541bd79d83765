import type { Module } from '../../platform/module.ts';
import { catalogRoutes } from './catalog-routes.ts';
import { categoryRoutes } from './category-routes.ts';
import { materialRoutes } from './material-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { supplyRoutes } from './supply-routes.ts';

export { keepPicture, type ProductPictures, showPictures } from './captured-pictures.ts';
export { addProducts } from './add-products.ts';
export type { StoreSite } from './catalog-tables.ts';
export { addMaterialFile, addMaterialText } from './edit-materials.ts';
export type { NewProduct } from './new-product.ts';
export { offerDrawings, type Picture } from './offered-drawings.ts';
export { placeholderUrl } from './placeholder-picture.ts';
export { findCategories, type KnownCategory } from './category-queries.ts';
export { findItems, type KnownItem, skuIdsOf } from './item-queries.ts';
export { findProductByItem, getProductRow, publicIdsOf } from './product-queries.ts';
export { saveCapturedProduct, type SavedProduct } from './save-captured-product.ts';
export { type SkuForSale, skusForSale } from './skus-for-sale.ts';
export { giveStore, storeIdOf } from './store-profile.ts';
export { cardsOf, titlesOf } from './chosen-products.ts';
export { ensureCategories, ensureStore, storeBriefs } from './store-queries.ts';

export const catalogModule: Module = {
  name: 'catalog',
  routes(app, kit) {
    catalogRoutes(app);
    pictureRoutes(app, kit);
    materialRoutes(app, kit);
    supplyRoutes(app, kit);
    categoryRoutes(app);
  },
};
