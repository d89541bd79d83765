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
});
