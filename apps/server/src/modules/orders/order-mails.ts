import type { Language } from '@kouan/contract';

type MailText = { subject: string; text: string };

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

/** In all three languages, Vietnamese first. `at` as the buyer reads it, in the business time zone. */
export function returnMail(values: { number: string; quantity: string; at: string }): MailText {
  const texts = [returnSoon.vi, returnSoon.cn, returnSoon.en];
  const fill = (text: string) =>
    text.replaceAll('{number}', values.number).replaceAll('{quantity}', values.quantity).replaceAll('{at}', values.at);
  return {
    subject: fill(returnSoon.vi.subject),
    text: texts.map(({ subject, text }) => `${fill(subject)}\n\n${fill(text)}`).join('\n\n----\n\n'),
  };
}
