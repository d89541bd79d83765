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
  'material.not_found': {
    status: 404,
    cn: '没有这份素材',
    en: 'There is no such material',
    vi: 'Không có tư liệu này',
  },
  'material.none': {
    status: 404,
    cn: '这件商品还没有推广素材',
    en: 'This product has no promotion materials yet',
    vi: 'Sản phẩm này chưa có tư liệu quảng bá',
  },
  'material.too_many': {
    status: 409,
    cn: '每件商品最多 {limit} 份素材，请先移除一些',
    en: 'A product holds at most {limit} materials: remove some first',
    vi: 'Mỗi sản phẩm có tối đa {limit} tư liệu, hãy xóa bớt trước',
  },
  'material.too_large': {
    status: 409,
    cn: '一件商品的素材合计不能超过 {limit}',
    en: 'The materials of a product take at most {limit} together',
    vi: 'Tư liệu của một sản phẩm không được vượt quá tổng cộng {limit}',
  },
  'material.not_shown': {
    status: 400,
    cn: '素材只能是图片，或 MP4、WebM 视频',
    en: 'Materials are pictures, or MP4 or WebM videos',
    vi: 'Tư liệu chỉ có thể là hình ảnh hoặc video MP4, WebM',
  },
  'material.chinese_missing': {
    status: 400,
    cn: '请填写中文内容',
    en: 'Enter the Chinese text',
    vi: 'Vui lòng nhập nội dung tiếng Trung',
  },
  'material.order_changed': {
    status: 409,
    cn: '素材刚有变化，请刷新后再排序',
    en: 'The materials have just changed: refresh, then put them in order',
    vi: 'Tư liệu vừa thay đổi, hãy làm mới rồi sắp xếp lại',
  },
});
