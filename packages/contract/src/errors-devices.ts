import { errorTexts } from './error-texts.ts';

export const deviceErrors = errorTexts({
  'device.code_wrong': {
    status: 400,
    cn: '配对码错误、已使用或已过期，请在商城重新获取',
    en: 'The pairing code is wrong, used or expired: get a new one in the mall',
    vi: 'Mã ghép nối sai, đã dùng hoặc hết hạn, hãy lấy mã mới trên sàn',
  },
  'device.too_many': {
    status: 409,
    cn: '已配对的浏览器太多，请先在商城移除一个',
    en: 'Too many browsers are paired: remove one in the mall first',
    vi: 'Đã ghép nối quá nhiều trình duyệt, hãy gỡ bớt một trình duyệt trên sàn',
  },
  'device.not_found': {
    status: 404,
    cn: '没有这个已配对的浏览器',
    en: 'There is no such paired browser',
    vi: 'Không có trình duyệt đã ghép nối này',
  },
});
