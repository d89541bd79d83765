import { errorTexts } from './error-texts.ts';

export const platformErrors = errorTexts({
  'request.invalid': {
    status: 400,
    cn: '提交的内容有误，请检查标出的项',
    en: 'Some of the input is wrong: check the marked fields',
    vi: 'Nội dung gửi chưa đúng, hãy kiểm tra các mục được đánh dấu',
  },
  'request.not_readable': {
    status: 400,
    cn: '无法读取请求内容',
    en: 'The request cannot be read',
    vi: 'Không đọc được nội dung yêu cầu',
  },
  'request.too_large': { status: 413, cn: '内容过大', en: 'The content is too large', vi: 'Nội dung quá lớn' },
  'request.type_not_supported': {
    status: 415,
    cn: '不支持这种内容类型',
    en: 'This content type is not supported',
    vi: 'Không hỗ trợ loại nội dung này',
  },
  'request.too_many': {
    status: 429,
    cn: '操作太频繁，请稍后再试',
    en: 'Too many tries: please wait a little',
    vi: 'Thao tác quá nhiều, vui lòng thử lại sau',
  },
  'request.key_reused': {
    status: 422,
    cn: '同一个请求编号提交了不同的内容',
    en: 'The same idempotency key was sent with another content',
    vi: 'Cùng một mã yêu cầu nhưng nội dung khác',
  },
  'request.not_found': {
    status: 404,
    cn: '没有这个地址',
    en: 'There is nothing at this address',
    vi: 'Không có địa chỉ này',
  },
  'request.conflict': {
    status: 409,
    cn: '同时有人做了别的改动，请刷新后再试',
    en: 'Somebody changed this at the same time: reload and try again',
    vi: 'Có người vừa thay đổi, hãy tải lại rồi thử lại',
  },
  'request.id_not_allowed': {
    status: 400,
    cn: '新增的内容不能带编号',
    en: 'A new row cannot have an id yet',
    vi: 'Mục mới chưa được có mã',
  },
  'session.required': {
    status: 401,
    cn: '登录状态已过期，请重新登录',
    en: 'The current login state has expired, please log in again',
    vi: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
  },
  'permission.missing': {
    status: 403,
    cn: '你没有权限做这件事',
    en: 'You are not permitted to do this',
    vi: 'Bạn không có quyền thực hiện việc này',
  },
  'server.failed': {
    status: 500,
    cn: '服务器出错，请稍后再试',
    en: 'The server failed: please try again later',
    vi: 'Máy chủ gặp lỗi, vui lòng thử lại sau',
  },
  'server.busy': {
    status: 503,
    cn: '服务器繁忙，请稍后再试',
    en: 'The server is busy: please try again in a moment',
    vi: 'Máy chủ đang bận, vui lòng thử lại sau ít phút',
  },
});
