import type en from '../en/admin-files.ts';
import type { Translation } from '../resources.ts';

const adminFiles: Translation<typeof en> = {
  title: 'Tệp',
  upload: 'Tải tệp lên',
  uploadHint: 'Ảnh, tài liệu, nhạc, video và tệp nén, tối đa 50 MB mỗi tệp',
  name: 'Tên',
  type: 'Loại',
  types: {
    图片: 'Ảnh',
    文档: 'Tài liệu',
    音乐: 'Nhạc',
    视频: 'Video',
    其他: 'Khác',
  },
  suffix: 'Đuôi',
  size: 'Dung lượng',
  purpose: 'Mục đích',
  purposes: {
    picture: 'Ảnh',
    license: 'Giấy phép',
    document: 'Tài liệu',
    library: 'Thư viện',
    avatar: 'Ảnh đại diện',
    package: 'Gói',
  },
  use: 'Sử dụng',
  inUse: 'thuộc một hồ sơ',
  free: 'chưa dùng',
  createBy: 'Người tải lên',
  sha256: 'Mã kiểm',
  measures: 'Kích thước',
  blurry: 'Tên, đuôi, loại, người tải',
  rename: 'Đổi tên',
  renameTitle: 'Đổi tên {{name}}',
  renameHint: 'Đuôi giữ nguyên.',
  removeHint: 'Trang đang dùng sẽ không hiện được. Không thể hoàn tác.',
};

export default adminFiles;
