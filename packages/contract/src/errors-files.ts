import { errorTexts } from './error-texts.ts';

export const fileErrors = errorTexts({
  'file.not_found': { status: 404, cn: '文件不存在', en: 'The file does not exist', vi: 'Tệp không tồn tại' },
  'file.missing': { status: 400, cn: '请选择一个文件', en: 'Choose a file', vi: 'Vui lòng chọn tệp' },
  'file.not_a_picture': {
    status: 400,
    cn: '这不是可用的图片，请上传 JPG、PNG、WebP 或 GIF',
    en: 'This is not a usable picture: upload JPG, PNG, WebP or GIF',
    vi: 'Đây không phải ảnh dùng được, hãy tải lên JPG, PNG, WebP hoặc GIF',
  },
  'file.too_large': {
    status: 413,
    cn: '文件超过 {limit}',
    en: 'The file is larger than {limit}',
    vi: 'Tệp lớn hơn {limit}',
  },
  'file.name_not_allowed': {
    status: 400,
    cn: '文件名的结尾与内容不符',
    en: 'The ending of the file name does not fit its content',
    vi: 'Đuôi tên tệp không khớp nội dung',
  },
  'file.type_not_allowed': {
    status: 400,
    cn: '这里不能上传这种文件',
    en: 'This kind of file cannot be uploaded here',
    vi: 'Không thể tải loại tệp này lên ở đây',
  },
  'file.name_empty': {
    status: 400,
    cn: '文件名不能为空',
    en: 'The file name cannot be empty',
    vi: 'Tên tệp không được để trống',
  },
  'file.storage_unreachable': {
    status: 503,
    cn: '文件存储暂时无法访问，请稍后再试',
    en: 'The file storage cannot be reached now: try again later',
    vi: 'Hiện không truy cập được kho tệp, vui lòng thử lại sau',
  },
  'file.cloud_not_set': {
    status: 409,
    cn: '云存储尚未配置完整',
    en: 'The cloud storage is not set up completely',
    vi: 'Kho lưu trữ đám mây chưa được cấu hình đầy đủ',
  },
  'file.cloud_host': {
    status: 400,
    cn: '地址须以 http:// 或 https:// 开头，且不含路径',
    en: 'The address must begin with http:// or https:// and have no path',
    vi: 'Địa chỉ phải bắt đầu bằng http:// hoặc https:// và không có đường dẫn',
  },
  'file.cloud_bucket': {
    status: 400,
    cn: '空间名只能是 3 至 63 位小写字母、数字、点和连字符',
    en: 'A bucket name is 3 to 63 small letters, digits, dots and hyphens',
    vi: 'Tên bucket gồm 3 đến 63 chữ thường, chữ số, dấu chấm và gạch nối',
  },
  'file.cloud_zone': {
    status: 400,
    cn: '区域名不正确',
    en: 'This is no region',
    vi: 'Tên khu vực không đúng',
  },
  'file.cloud_is_usual': {
    status: 400,
    cn: '这已经是本系统存放文件的空间，请另选一个',
    en: 'The files of this installation already lie in this bucket: choose another',
    vi: 'Tệp của hệ thống đã nằm trong bucket này, hãy chọn bucket khác',
  },
  'file.in_use': {
    status: 409,
    cn: '文件正被使用，不能删除',
    en: 'The file is in use and cannot be deleted',
    vi: 'Tệp đang được dùng, không thể xóa',
  },
});
