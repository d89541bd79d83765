import type en from '../en/admin-operations.ts';
import type { Translation } from '../resources.ts';

const adminOperations: Translation<typeof en> = {
  openAlone: 'Mở trong thẻ mới',
  log: {
    title: {
      info: 'Nhật ký thao tác',
      error: 'Nhật ký lỗi',
    },
    none: {
      info: 'Chưa có thao tác',
      error: 'Không có lỗi',
    },
    blurry: 'Người dùng, lệnh gọi, IP, nội dung',
    time: 'Thời gian',
    user: 'Người dùng',
    call: 'Lệnh gọi',
    method: 'Hành động',
    status: 'Kết quả',
    took: 'Mất',
    ms: '{{count}} ms',
    ip: 'Địa chỉ IP',
    address: 'Nơi',
    browser: 'Trình duyệt',
    params: 'Nội dung',
    exception: 'Chi tiết lỗi',
    empty: 'Xóa nhật ký',
    emptyTitle: {
      info: 'Xóa nhật ký thao tác?',
      error: 'Xóa nhật ký lỗi?',
    },
    emptyHint: 'Mọi dòng bị xóa. Không thể hoàn tác.',
  },
  package: {
    title: {
      deploy: 'Gói triển khai',
      database: 'Tập lệnh cơ sở dữ liệu',
    },
    upload: {
      deploy: 'Tải gói lên',
      database: 'Tải tập lệnh lên',
    },
    uploadHint: 'Tối đa 50 MB. Chỉ lưu và liệt kê, không bao giờ chạy.',
    name: 'Tên',
    version: 'Phiên bản',
    size: 'Dung lượng',
    sha256: 'SHA-256',
    target: 'Dành cho',
    createBy: 'Người tải lên',
    blurry: 'Tên, mã kiểm, người tải',
    none: 'Chưa có tệp',
    noneHint: 'Tải tệp đầu tiên ở phía trên.',
    removeTitle: 'Xóa {{name}}, phiên bản {{version}}?',
  },
};

export default adminOperations;
