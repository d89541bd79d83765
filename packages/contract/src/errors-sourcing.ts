import { errorTexts } from './error-texts.ts';

export const sourcingErrors = errorTexts({
  'link.not_recognised': { status: 400, cn: '没有认出可用的商品链接', en: 'No usable product link was recognised', vi: 'Không nhận ra liên kết sản phẩm dùng được' },
});
