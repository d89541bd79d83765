import type en from '../en/admin-warehouse.ts';
import type { Translation } from '../resources.ts';

const adminWarehouse: Translation<typeof en> = {
  queues: 'Hàng chờ', queue: { toPurchase: 'Chờ mua', toReceive: 'Chờ nhận' }, act: { toPurchase: 'Ghi nhận mua hàng', toReceive: 'Nhận hàng' },
  none: { toPurchase: 'Không có đơn nào chờ mua', toReceive: 'Không có hàng đang về' }, noneHint: 'Đơn hàng hiện ở đây ngay khi tiền cọc được duyệt.',
  filter: { number: 'Mã đơn hàng', buyer: 'Mã hoặc tên người mua' }, store: 'Cửa hàng', placedAt: 'Đặt lúc', orderTitle: 'Đơn hàng {{number}}', nothingToDo: 'Hiện không có việc cần làm', nothingToDoHint: 'Đơn hàng đã sang bước khác, hoặc tài khoản của bạn không có quyền.',
  purchase: {
    done: 'Đã ghi nhận mua hàng cho đơn {{number}}.', sellerOrders: 'Mã đơn của người bán', waybills: 'Mã vận đơn', numbersHint: 'Nhiều mã: mỗi dòng một mã hoặc cách nhau dấu phẩy', cost: 'Chi phí (tệ)', costHint: 'Báo giá: tiền hàng {{goods}}, cước {{freight}}', costWrong: 'Nhập số tiền, ví dụ 6723.84', expectedOn: 'Ngày dự kiến gom đủ', expectedHint: 'Thường 5-7 ngày', quantityOf: 'Số lượng của {{goods}}', quantityWrong: 'Số lượng không phải số nguyên hoặc lớn hơn số đã đặt',
  },
  receive: {
    done: 'Hàng của đơn {{number}} đã vào kho.', all: 'Nhận đủ', expected: 'đang về {{count}}', quantity: 'Số lượng', weight: 'Khối lượng', unit: 'Đơn vị khối lượng', volume: 'Kích thước', volumeHint: 'Dài × rộng × cao một kiện (cm), hoặc tổng cm³', volumeIs: 'tổng {{volume}} cm³', packages: 'Số kiện', photo: 'Ảnh {{number}}', removePhoto: 'Bỏ ảnh {{number}}', note: 'Ghi chú', nothing: 'Hãy nhập số lượng cho ít nhất một dòng',
    wrong: { quantity: 'Vui lòng nhập số lượng', tooMany: 'Chỉ có thể nhận tối đa {{most}}', weight: 'Vui lòng nhập khối lượng', volume: 'Vui lòng nhập kích thước, ví dụ 60×40×30', packages: 'Vui lòng nhập số kiện' },
  },
  batch: { title: 'Lô hàng', none: 'Chưa có lô hàng', noneHint: 'Hàng đã nhận hiện ở đây.', number: 'Lô hàng', received: 'Đã nhận', left: 'Còn lại', volume: 'cm³', storedAt: 'Nhận lúc', autoReturnAt: 'Tự động trả lại' },
};

export default adminWarehouse;
