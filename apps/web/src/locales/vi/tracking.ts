import type en from '../en/tracking.ts';
import type { Translation } from '../resources.ts';

const tracking: Translation<typeof en> = {
  title: 'Theo dõi giao hàng',
  number: 'Phiếu giao {{number}}',
  to: 'Đến {{place}}',
  carrier: 'Đơn vị vận chuyển',
  trackingNumber: 'Mã vận đơn',
  copy: 'Chép mã vận đơn',
  copied: 'Đã chép',
  notYet: 'có khi xuất kho',
  warehouse: 'Kho biên',
  steps: 'Hành trình',
  step: {
    created: 'Đã tạo phiếu giao',
    packing: 'Đã thanh toán, đang đóng gói',
    dispatched: 'Đã giao cho đơn vị vận chuyển',
    arrived: 'Đã đến Việt Nam',
    handedOver: 'Đã giao cho đơn vị phát',
    pickedUp: 'Đã lấy hàng',
    onTheWay: 'Đang vận chuyển',
    outForDelivery: 'Đang giao hàng',
    deliveryFailed: 'Giao không thành công, sẽ giao lại',
    delivered: 'Đã giao tới nơi',
    cancelled: 'Đã hủy',
  },
  none: 'Không tìm thấy hành trình ở địa chỉ này',
  noneHint: 'Hãy kiểm tra liên kết. Người gửi có thể chép lại từ “Phiếu giao của tôi”.',
};

export default tracking;
