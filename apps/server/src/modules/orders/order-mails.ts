import type { Language } from '@kouan/contract';
import { inThree, type MailText } from '../../platform/mail-text.ts';

const returnSoon: Record<Language, MailText> = {
  cn: {
    subject: '口岸代采 订单 {number} 的库存即将退回店铺',
    text: '订单 {number} 还有 {quantity} 件货在口岸仓库。到 {at} 仍未安排发货的，将自动退回店铺，退款按规则扣除境内运费、服务费和退货运费。\n\n如果还需要，请在此之前在“我的库存”里安排发货。',
  },
  en: {
    subject: 'Kouan: stock of order {number} is returned to the store soon',
    text: 'Order {number} still has {quantity} pieces in the border warehouse. What is not shipped by {at} is returned to the store by itself; freight inside China, service fee and return freight are taken off the refund.\n\nIf you want the goods, arrange a shipment in "My stock" before then.',
  },
  vi: {
    subject: 'Kouan: hàng của đơn {number} sắp được trả lại cửa hàng',
    text: 'Đơn {number} còn {quantity} sản phẩm tại kho cửa khẩu. Hàng chưa gửi trước {at} sẽ tự động trả lại cửa hàng; cước nội địa Trung Quốc, phí dịch vụ và cước trả hàng sẽ bị trừ khi hoàn tiền.\n\nNếu vẫn cần hàng, hãy tạo phiếu giao trong "Kho của tôi" trước thời điểm đó.',
  },
};

const priceChanged: Record<Language, MailText> = {
  cn: {
    subject: '口岸代采 订单 {number} 的价格或运费有变更，请确认',
    text: '订单 {number} 的价格或运费有变更。原因：{reason}\n\n请在 {at} 前在订单详情里查看凭证并确认或拒绝；逾期未答复按原价处理，尚未接单的订单将关闭。',
  },
  en: {
    subject: 'Kouan: price or freight of order {number} has changed, please answer',
    text: 'Price or freight of order {number} has changed. Reason: {reason}\n\nSee the proof in the order and confirm or decline by {at}. Without an answer the old price stays; an order that was not accepted yet is closed.',
  },
  vi: {
    subject: 'Kouan: giá hoặc cước của đơn {number} thay đổi, vui lòng trả lời',
    text: 'Giá hoặc cước của đơn {number} đã thay đổi. Lý do: {reason}\n\nHãy xem bằng chứng trong đơn hàng rồi xác nhận hoặc từ chối trước {at}. Nếu không trả lời, giá cũ được giữ; đơn chưa được tiếp nhận sẽ bị đóng.',
  },
};

/** In all three languages, Vietnamese first. The reason stands as staff wrote it. */
export const adjustmentMail = (values: { number: string; reason: string; at: string }): MailText =>
  inThree(priceChanged, values);

/** In all three languages, Vietnamese first. `at` as the buyer reads it, in the business time zone. */
export const returnMail = (values: { number: string; quantity: string; at: string }): MailText =>
  inThree(returnSoon, values);
