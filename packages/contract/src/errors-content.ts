import { errorTexts } from './error-texts.ts';

export const contentErrors = errorTexts({
  'content.document_not_found': {
    status: 404,
    cn: '没有这份文档',
    en: 'There is no such document',
    vi: 'Không có tài liệu này',
  },
  'content.acceptance_needed': {
    status: 409,
    cn: '规则已更新，请先阅读并同意新版本，再提交订单',
    en: 'Our rules have changed: please read and agree to the new version before you place the order',
    vi: 'Quy định đã thay đổi: vui lòng đọc và đồng ý phiên bản mới trước khi đặt đơn',
  },
  'content.version_not_in_force': {
    status: 409,
    cn: '这份文档刚刚又更新了，请阅读最新版本',
    en: 'This document has just changed again: please read the newest version',
    vi: 'Tài liệu này vừa được cập nhật: vui lòng đọc phiên bản mới nhất',
  },
  'content.text_required': {
    status: 400,
    cn: '三种语言的正文都不能为空',
    en: 'The text is required in all three languages',
    vi: 'Cần có nội dung bằng cả ba ngôn ngữ',
  },
  'content.draft_changed': {
    status: 409,
    cn: '草稿已被他人修改，请重新打开后再操作',
    en: 'Somebody has changed the draft in the meantime: open it again',
    vi: 'Bản nháp đã được người khác sửa: vui lòng mở lại',
  },
  'content.no_draft': { status: 409, cn: '没有草稿', en: 'There is no draft', vi: 'Không có bản nháp' },
  'content.nothing_changed': {
    status: 409,
    cn: '草稿与现行版本没有区别',
    en: 'The draft says the same as the version in force',
    vi: 'Bản nháp giống hệt phiên bản hiện hành',
  },
  'content.block_not_found': {
    status: 404,
    cn: '没有这个首页板块',
    en: 'There is no such block of the home page',
    vi: 'Không có khối trang chủ này',
  },
  'content.block_changed': {
    status: 409,
    cn: '首页板块已被他人修改，请重新打开后再操作',
    en: 'Somebody has changed the blocks in the meantime: look at them again',
    vi: 'Các khối trang chủ đã được người khác sửa: vui lòng xem lại',
  },
  'content.block_title': {
    status: 400,
    cn: '在展示的每种语言中都要有标题，填写正文时正文也一样',
    en: 'Every language in which it is shown needs the title, and the text where there is one',
    vi: 'Mỗi ngôn ngữ hiển thị đều cần tiêu đề, và cả nội dung nếu có',
  },
  'content.block_link': {
    status: 400,
    cn: '链接须以 / 或 https:// 开头',
    en: 'A link begins with / or https://',
    vi: 'Liên kết phải bắt đầu bằng / hoặc https://',
  },
  'content.block_products': {
    status: 400,
    cn: '请选择 1 到 12 件商城已有的商品，不重复',
    en: 'Choose 1 to 12 products of the mall, each once',
    vi: 'Hãy chọn từ 1 đến 12 sản phẩm có trên sàn, mỗi sản phẩm một lần',
  },
  'content.block_languages': {
    status: 400,
    cn: '请至少选择一种语言',
    en: 'Choose at least one language',
    vi: 'Hãy chọn ít nhất một ngôn ngữ',
  },
  'content.block_period': {
    status: 400,
    cn: '结束时间必须晚于开始时间',
    en: 'The end has to be later than the beginning',
    vi: 'Thời điểm kết thúc phải sau thời điểm bắt đầu',
  },
  'content.too_many_blocks': {
    status: 409,
    cn: '首页最多 {limit} 个板块',
    en: 'The home page takes at most {limit} blocks',
    vi: 'Trang chủ chỉ nhận tối đa {limit} khối',
  },
});
