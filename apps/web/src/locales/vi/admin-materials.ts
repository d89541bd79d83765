import type en from '../en/admin-materials.ts';
import type { Translation } from '../resources.ts';

const adminMaterials: Translation<typeof en> = {
  title: 'Tư liệu quảng bá',
  blurry: 'Tên, mã hàng hoặc cửa hàng',
  materials: 'Tư liệu',
  with: 'Đã có tư liệu',
  without: 'Chưa có tư liệu',
  product: 'Sản phẩm',
  id: 'Mã sản phẩm',
  pictures: 'Hình ảnh',
  videos: 'Video',
  texts: 'Bài viết',
  counts: '{{pictures}} hình, {{videos}} video, {{texts}} bài viết',
  open: 'Tư liệu',
  seePage: 'Xem trang',
  upload: 'Thêm hình ảnh và video',
  uploadHint: 'JPG, PNG, WebP, GIF, MP4 hoặc WebM, mỗi tệp tối đa 50 MB, tổng cộng 200 MB. Mọi người đều xem được.',
  addText: 'Thêm bài viết',
  none: 'Chưa có tư liệu',
  noneHint: 'Thêm hình ảnh, video hoặc bài viết: người mua sẽ thấy ở trang sản phẩm.',
  kinds: { picture: 'Hình ảnh', video: 'Video', text: 'Bài viết' },
  languages: { cn: 'Tiếng Trung', en: 'Tiếng Anh', vi: 'Tiếng Việt' },
  untranslated: 'Chưa dịch: {{languages}}',
  up: 'Chuyển {{name}} lên',
  down: 'Chuyển {{name}} xuống',
  removeOne: 'Xóa {{name}}',
  removeTitle: 'Xóa {{name}}?',
  removeHint: 'Tệp sẽ bị xóa cùng. Không thể hoàn tác.',
  editTitle: 'Sửa {{name}}',
  name: 'Tên',
  body: 'Nội dung',
  forWhom: 'Hiển thị cho người đọc',
  everybody: 'Mọi ngôn ngữ',
};

export default adminMaterials;
