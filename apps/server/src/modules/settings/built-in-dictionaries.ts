import type { Texts } from '@kouan/contract';
import { orderStatuses, type OrderStatus } from '@kouan/domain';

type BuiltInDict = { name: string; description: Texts; entries: readonly { value: string; label: Texts }[] };

const enabled: Texts = { cn: '启用', en: 'Enabled', vi: 'Đang dùng' };
const stopped: Texts = { cn: '停用', en: 'Stopped', vi: 'Ngừng dùng' };
const switched = [
  { value: 'true', label: enabled },
  { value: 'false', label: stopped },
];

export const orderLabels: Record<OrderStatus, Texts> = {
  depositPending: { cn: '待付定金', en: 'Deposit to be paid', vi: 'Chờ đặt cọc' },
  depositReview: { cn: '已付定金，待审核', en: 'Deposit paid, awaiting review', vi: 'Đã đặt cọc, chờ duyệt' },
  depositRejected: { cn: '定金审核不通过', en: 'Deposit review failed', vi: 'Duyệt cọc không đạt' },
  stockingPending: { cn: '已付定金，待备货', en: 'Deposit paid, awaiting stocking', vi: 'Đã đặt cọc, chờ gom hàng' },
  stocking: { cn: '仓库备货中', en: 'Warehouse stocking', vi: 'Kho đang gom hàng' },
  finalPending: {
    cn: '备货完成，待付尾款',
    en: 'Stocking complete, final payment pending',
    vi: 'Đã gom đủ, chờ thanh toán cuối',
  },
  finalReview: {
    cn: '已付尾款，待审核',
    en: 'Final payment paid, awaiting review',
    vi: 'Đã thanh toán cuối, chờ duyệt',
  },
  finalRejected: { cn: '尾款审核不通过', en: 'Final payment review failed', vi: 'Duyệt thanh toán cuối không đạt' },
  shipmentPending: { cn: '待发货', en: 'Pending shipment', vi: 'Chờ giao hàng' },
  shipping: { cn: '发货中', en: 'Shipping', vi: 'Đang giao hàng' },
  completed: { cn: '已完成', en: 'Completed', vi: 'Hoàn tất' },
  closed: { cn: '已关闭', en: 'Closed', vi: 'Đã đóng' },
  refunding: { cn: '退款中', en: 'Refunding', vi: 'Đang hoàn tiền' },
  refunded: { cn: '退款成功', en: 'Refund success', vi: 'Hoàn tiền thành công' },
  refundFailed: { cn: '退款失败', en: 'Refund failure', vi: 'Hoàn tiền thất bại' },
};

/** The dictionaries of every installation. Labels may be edited later; the logic only knows the values. */
export const builtInDicts: readonly BuiltInDict[] = [
  {
    name: 'user_status',
    description: { cn: '用户状态', en: 'User status', vi: 'Trạng thái người dùng' },
    entries: switched,
  },
  {
    name: 'dept_status',
    description: { cn: '部门状态', en: 'Department status', vi: 'Trạng thái phòng ban' },
    entries: switched,
  },
  {
    name: 'job_status',
    description: { cn: '岗位状态', en: 'Position status', vi: 'Trạng thái chức vụ' },
    entries: switched,
  },
  {
    name: 'order_status',
    description: { cn: '订单状态', en: 'Order status', vi: 'Trạng thái đơn hàng' },
    entries: orderStatuses.map((value) => ({ value, label: orderLabels[value] })),
  },
  {
    name: 'payment_method',
    description: { cn: '支付方式', en: 'Payment method', vi: 'Phương thức thanh toán' },
    entries: [
      { value: 'bankTransfer', label: { cn: '银行转账', en: 'Bank transfer', vi: 'Chuyển khoản' } },
      { value: 'online', label: { cn: '在线支付', en: 'Online payment', vi: 'Trực tuyến' } },
      { value: 'quick', label: { cn: '快捷支付', en: 'Quick payment', vi: 'Thanh toán nhanh' } },
      { value: 'alipay', label: { cn: '支付宝', en: 'Alipay', vi: 'Alipay' } },
      { value: 'digitalRmb', label: { cn: '数字人民币', en: 'Digital RMB', vi: 'Nhân dân tệ số' } },
      { value: 'wallet', label: { cn: '钱包', en: 'Wallet', vi: 'Ví' } },
    ],
  },
  {
    name: 'payment_status',
    description: { cn: '支付状态', en: 'Payment status', vi: 'Trạng thái thanh toán' },
    entries: [
      { value: 'unpaid', label: { cn: '未付', en: 'Unpaid', vi: 'Chưa trả' } },
      { value: 'pendingApproval', label: { cn: '待审批', en: 'Pending approval', vi: 'Chờ phê duyệt' } },
      { value: 'paid', label: { cn: '已付', en: 'Paid', vi: 'Đã trả' } },
    ],
  },
];
