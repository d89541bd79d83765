import type en from '../en/stock.ts';
import type { Translation } from '../resources.ts';

const stock: Translation<typeof en> = {
  title: 'Tồn kho', place: 'Kho biên', ship: 'Giao hàng', shipFrom: 'Giao hàng: {{title}}', totals: 'Tổng tồn kho', onThisPage: 'trên trang này', pieces: '{{quantity}} cái',
  kind: { available: 'Khả dụng', inTransit: 'Đang về', frozen: 'Tạm giữ', afterSales: 'Hậu mãi' },
  hint: { available: 'giao được sau thanh toán cuối', inTransit: 'đã mua, chưa nhập kho', frozen: 'trong phiếu chưa gửi đi', afterSales: 'đang được xử lý' },
  autoReturn: '{{quantity}} cái sẽ tự động trả lại lúc {{date}}.', autoReturnHint: 'Giao trước hạn để giữ lại hàng.', autoReturnAct: 'Giao ngay',
  search: 'Tìm hàng hoặc phân loại', filter: 'Tìm tồn kho', searchAct: 'Tìm', label: 'Tồn kho', goods: 'Hàng', parts: 'Thành phần', earliest: 'Lô sớm nhất', batchCount_one: '{{count}} lô', batchCount_other: '{{count}} lô', act: 'Thao tác',
  showBatches: 'Xem các lô của {{title}}', hideBatches: 'Ẩn các lô của {{title}}', batchesOf: 'Các lô của {{title}}',
  batch: { number: 'Lô hàng', order: 'Đơn hàng', quantity: 'Số lượng', left: 'Còn lại', storedAt: 'Nhập kho', expected: 'Dự kiến gom đủ', state: 'Trạng thái', photos: 'Ảnh', photo: 'Ảnh {{index}} của lô {{number}}', complete: 'đã đủ', returnAt: 'trả lại {{date}}', usedUp: 'đã giao hết', ship: 'Giao hàng', noPhotos: 'không có' },
  none: 'Chưa có tồn kho', noneHint: 'Hàng hiện ở đây khi đã mua cho đơn của bạn.', noneAction: 'Đơn hàng', noMatch: 'Không có tồn kho phù hợp', noMatchHint: 'Hãy tìm từ khác.', pages: 'Các trang tồn kho', reset: 'Đặt lại tìm kiếm',
};

export default stock;
