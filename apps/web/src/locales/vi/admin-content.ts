import type en from '../en/admin-content.ts';
import type { Translation } from '../resources.ts';

const documents: Translation<typeof en> = {
  title: 'Hướng dẫn và quy định',
  note: 'Các phiên bản đã công bố luôn đọc lại được',
  document: 'Tài liệu',
  inForce: 'Đang hiệu lực',
  versionNumber: 'Phiên bản {{version}}',
  acceptedBy: 'Số người đồng ý',
  draft: 'Bản nháp',
  draftOf: 'Bản nháp của phiên bản {{version}}',
  open: 'Mở',
  openOf: 'Mở {{name}}',
  parts: 'Các phần của tài liệu',
  write: 'Soạn',
  versions: 'Các phiên bản',
  version: 'Phiên bản',
  language: 'Ngôn ngữ',
  view: 'Cách xem',
  views: {
    text: 'Nội dung',
    preview: 'Xem trước',
    changes: 'Khác biệt',
  },
  text: 'Nội dung',
  textHint:
    '## Tiêu đề {#neo} · - mục · 1. bước · **đậm** · *nghiêng* · [liên kết](/đường-dẫn hoặc https://…) · | bảng | · [[prices]]. HTML hiện nguyên như đã gõ.',
  changeNote: 'Nội dung thay đổi',
  requires: 'Người mua phải đồng ý phiên bản này trước đơn kế tiếp',
  save: 'Lưu bản nháp',
  saved: 'Đã lưu bản nháp',
  saveFirst: 'Hãy lưu bản nháp trước khi công bố.',
  publish: 'Công bố',
  published: 'Phiên bản mới đã có hiệu lực',
  drop: 'Bỏ bản nháp',
  ask: {
    publish: 'Công bố {{name}}?',
    drop: 'Bỏ bản nháp của {{name}}?',
  },
  consequence: {
    publish: 'Có hiệu lực ngay. Phiên bản trước vẫn đọc được.',
    required: 'Có hiệu lực ngay. Mỗi người mua được hỏi một lần, ở đơn kế tiếp.',
    drop: 'Nội dung đã soạn bằng cả ba ngôn ngữ sẽ mất.',
  },
  pricesHere: 'Tại đây là bảng giá đang áp dụng.',
  noChanges: 'Giống phiên bản đang hiệu lực.',
  asked: 'Cần đồng ý',
  yes: 'có',
  no: 'không',
  changed: 'Sửa đổi',
  read: 'Đọc',
  readOf: 'Đọc phiên bản {{version}}',
};

export default documents;
