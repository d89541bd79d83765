import { errorTexts } from './error-texts.ts';

export const sourcingErrors = errorTexts({
  'link.not_recognised': {
    status: 400,
    cn: '没有认出可用的商品链接',
    en: 'No usable product link was recognised',
    vi: 'Không nhận ra liên kết sản phẩm dùng được',
  },
  'link.not_followed': {
    status: 400,
    cn: '这个短链接暂时打不开，请在浏览器中打开商品后复制地址',
    en: 'This short link could not be opened: open the product in a browser and copy its address',
    vi: 'Chưa mở được liên kết rút gọn này, hãy mở sản phẩm trong trình duyệt rồi sao chép địa chỉ',
  },
  'capture.proposal_settled': {
    status: 409,
    cn: '这条变更已处理',
    en: 'This change has been settled already',
    vi: 'Thay đổi này đã được xử lý',
  },
  'capture.plugin_too_old': {
    status: 409,
    cn: '插件版本过旧，请更新到 {minimum} 或更高版本',
    en: 'The plug-in is too old: update it to {minimum} or newer',
    vi: 'Tiện ích đã cũ, hãy cập nhật lên bản {minimum} trở lên',
  },
  'capture.address_differs': {
    status: 400,
    cn: '商品信息与页面地址不一致，请刷新商品页后再采集',
    en: 'The product does not match the address of its page: reload the page and capture it again',
    vi: 'Thông tin sản phẩm không khớp địa chỉ trang, hãy tải lại trang rồi thu thập lại',
  },
  'capture.no_price': {
    status: 400,
    cn: '页面上没有读到价格，请登录该网站后再采集，或提交为意向商品',
    en: 'No price was found on the page: log in to that site and capture again, or add it as a product of interest',
    vi: 'Không đọc được giá trên trang, hãy đăng nhập trang đó rồi thu thập lại, hoặc gửi làm sản phẩm quan tâm',
  },
  'capture.not_usable': {
    status: 400,
    cn: '采集的商品信息不完整或有误（{part}），请刷新商品页后再试',
    en: 'The captured product is incomplete or wrong ({part}): reload its page and try again',
    vi: 'Thông tin sản phẩm thu thập thiếu hoặc sai ({part}), hãy tải lại trang rồi thử lại',
  },
  'interest.title_empty': {
    status: 400,
    cn: '请填写商品名称',
    en: 'Enter the name of the product',
    vi: 'Vui lòng nhập tên sản phẩm',
  },
  'interest.link_not_usable': {
    status: 400,
    cn: '请填写以 http:// 或 https:// 开头的链接，或留空',
    en: 'Enter a link that starts with http:// or https://, or leave it empty',
    vi: 'Vui lòng nhập liên kết bắt đầu bằng http:// hoặc https://, hoặc để trống',
  },
});
