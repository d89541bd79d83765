import type en from '../en/materials.ts';
import type { Translation } from '../resources.ts';

const materials: Translation<typeof en> = {
  title: 'Tư liệu quảng bá',
  toProduct: 'Về trang sản phẩm',
  none: 'Chưa có tư liệu quảng bá',
  noneHint: 'Hình ảnh, video và bài viết để bán sản phẩm này sẽ hiện ở đây.',
  noneInLanguage: 'Không có tư liệu cho ngôn ngữ này',
  language: 'Ngôn ngữ của tư liệu',
  languages: { all: 'Tất cả', cn: '中文', en: 'English', vi: 'Tiếng Việt' },
  only: { cn: 'tiếng Trung', en: 'tiếng Anh', vi: 'tiếng Việt' },
  pictures: 'Hình ảnh',
  videos: 'Video',
  texts: 'Bài viết',
  enlarge: 'Phóng to {{name}}',
  before: 'Ảnh trước',
  next: 'Ảnh sau',
  place: '{{at}} / {{count}}',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  download: 'Tải về ({{size}} MB)',
  downloadOne: 'Tải {{name}}',
  downloadAll: 'Tải tất cả dạng zip ({{size}} MB)',
  downloading: 'Đang tải tất cả tư liệu',
  downloaded: 'Đã tải xong.',
  downloadFailed: 'Việc tải bị gián đoạn. Hãy thử lại.',
};

export default materials;
