export { demoBuyers } from './buyers.ts';
export { demoCategories } from './categories.ts';
export { demoFeeSchedule } from './fee-schedule.ts';
export { renderProductPicture } from './pictures/render.ts';
export { type PictureInput, type PictureView } from './pictures/scene.ts';
export { demoProducts } from './products.ts';
export { demoRateDays, demoRates } from './rates.ts';
export { demoStores } from './stores.ts';
export type * from './types.ts';
