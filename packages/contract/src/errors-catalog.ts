import { errorTexts } from './error-texts.ts';

export const catalogErrors = errorTexts({
  'product.not_found': { status: 404, cn: '没有这件商品', en: 'There is no such product', vi: 'Không có sản phẩm này' },
  'sku.not_found': {
    status: 400,
    cn: '请先选择规格',
    en: 'Choose a specification first',
    vi: 'Vui lòng chọn phân loại trước',
  },
  'sku.off_shelf': {
    status: 409,
    cn: '该规格已下架',
    en: 'This specification is no longer sold',
    vi: 'Phân loại này đã ngừng bán',
  },
});
