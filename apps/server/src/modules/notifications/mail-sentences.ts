import type { Language, NotificationKind } from '@kouan/contract';

type Sentence = Readonly<Record<Language, string>>;

/** What comes by mail. What has a mail of its own where it happens, or is only good to know, does not. */
export const mailSentences: Partial<Record<NotificationKind, Sentence>> = {
  accepted: {
    cn: '订单 {order} 已确认，可以支付定金',
    en: 'order {order} is confirmed, the deposit can be paid',
    vi: 'đơn {order} đã được xác nhận, có thể đặt cọc',
  },
  refused: {
    cn: '订单 {order} 未被接受',
    en: 'order {order} was refused',
    vi: 'đơn {order} bị từ chối',
  },
  acceptanceExpired: {
    cn: '订单 {order} 未能及时确认，已关闭',
    en: 'order {order} was not confirmed in time and is closed',
    vi: 'đơn {order} không được xác nhận kịp và đã đóng',
  },
  depositPartlyApproved: {
    cn: '订单 {order} 的定金未付足',
    en: 'the deposit of order {order} is not complete',
    vi: 'tiền cọc của đơn {order} còn thiếu',
  },
  depositRejected: {
    cn: '订单 {order} 的定金未通过审核',
    en: 'the deposit of order {order} was not approved',
    vi: 'tiền cọc của đơn {order} không được duyệt',
  },
  depositExpired: {
    cn: '订单 {order} 的定金逾期未付，订单已关闭',
    en: 'the deposit of order {order} was not paid in time, the order is closed',
    vi: 'tiền cọc của đơn {order} quá hạn, đơn đã đóng',
  },
  received: {
    cn: '订单 {order} 的货物已到口岸仓库，可以安排发货',
    en: 'goods of order {order} are in the border warehouse and can be shipped',
    vi: 'hàng của đơn {order} đã về kho cửa khẩu, có thể gửi đi',
  },
  closedShort: {
    cn: '订单 {order} 有货物缺少',
    en: 'goods of order {order} are missing',
    vi: 'đơn {order} bị thiếu hàng',
  },
  finalPartlyApproved: {
    cn: '订单 {order} 的尾款未付足',
    en: 'the final payment of order {order} is not complete',
    vi: 'khoản thanh toán cuối của đơn {order} còn thiếu',
  },
  finalRejected: {
    cn: '订单 {order} 的尾款未通过审核',
    en: 'the final payment of order {order} was not approved',
    vi: 'khoản thanh toán cuối của đơn {order} không được duyệt',
  },
  shipmentExpired: {
    cn: '订单 {order} 的发货单逾期未付，已取消',
    en: 'a shipment of order {order} was not paid in time and is cancelled',
    vi: 'phiếu giao của đơn {order} quá hạn thanh toán, đã hủy',
  },
  dispatched: {
    cn: '订单 {order} 的货物已发出',
    en: 'goods of order {order} have left the warehouse',
    vi: 'hàng của đơn {order} đã rời kho',
  },
  delivered: {
    cn: '订单 {order} 的货物已送达',
    en: 'goods of order {order} are delivered',
    vi: 'hàng của đơn {order} đã giao',
  },
  autoReturned: {
    cn: '订单 {order} 未发货的库存已退回店铺',
    en: 'unshipped stock of order {order} was returned to the store',
    vi: 'hàng chưa gửi của đơn {order} đã trả lại cửa hàng',
  },
  caseApproved: {
    cn: '售后 {subject}（订单 {order}）已同意',
    en: 'case {subject} of order {order} is approved',
    vi: 'yêu cầu {subject} của đơn {order} được chấp thuận',
  },
  caseRejected: {
    cn: '售后 {subject}（订单 {order}）未通过',
    en: 'case {subject} of order {order} was not approved',
    vi: 'yêu cầu {subject} của đơn {order} không được chấp thuận',
  },
  caseAsked: {
    cn: '售后 {subject}（订单 {order}）需要您回答',
    en: 'case {subject} of order {order} needs your answer',
    vi: 'yêu cầu {subject} của đơn {order} cần bạn trả lời',
  },
  caseOffered: {
    cn: '售后 {subject}（订单 {order}）有新的处理方案，请答复',
    en: 'another solution is offered for case {subject} of order {order}, please answer',
    vi: 'có phương án mới cho yêu cầu {subject} của đơn {order}, vui lòng trả lời',
  },
  payoutFailed: {
    cn: '售后 {subject}（订单 {order}）退款打款失败',
    en: 'the refund of case {subject} of order {order} could not be paid out',
    vi: 'chưa chuyển được tiền hoàn của yêu cầu {subject}, đơn {order}',
  },
  photosAnswered: {
    cn: '您对订单 {order} 质检照片的提问已有答复',
    en: 'your question about the photos of order {order} is answered',
    vi: 'câu hỏi của bạn về ảnh kiểm hàng đơn {order} đã được trả lời',
  },
  claimAccepted: {
    cn: '订单 {order} 的认领已接受',
    en: 'your claim for order {order} is accepted',
    vi: 'yêu cầu nhận hàng cho đơn {order} được chấp nhận',
  },
  claimDeclined: {
    cn: '订单 {order} 的认领未被接受',
    en: 'your claim for order {order} was declined',
    vi: 'yêu cầu nhận hàng cho đơn {order} bị từ chối',
  },
  withdrawalDone: {
    cn: '提现已转账',
    en: 'your withdrawal was transferred',
    vi: 'tiền rút đã được chuyển',
  },
  withdrawalFailed: {
    cn: '提现未成功，款项已退回钱包',
    en: 'your withdrawal failed, the money is in your wallet again',
    vi: 'rút tiền không thành công, tiền đã trở lại ví',
  },
};
