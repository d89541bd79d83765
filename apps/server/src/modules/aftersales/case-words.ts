import type { CaseEventView, CaseView, Texts } from '@kouan/contract';

/** What stands on the paper of a case, in each language. */
export const kindWords: Readonly<Record<CaseView['kind'], Texts>> = {
  cancel: { cn: '取消订单', en: 'Cancel order', vi: 'Hủy đơn' },
  notBought: { cn: '未买到', en: 'Not available', vi: 'Không mua được' },
  short: { cn: '到货短缺', en: 'Missing at receipt', vi: 'Thiếu khi nhận kho' },
  defective: { cn: '仓库验出问题', en: 'Defect found at the warehouse', vi: 'Kho phát hiện lỗi' },
  return: { cn: '退货', en: 'Return goods', vi: 'Trả hàng' },
  afterSales: { cn: '售后', en: 'After-sales claim', vi: 'Khiếu nại hậu mãi' },
};
export const stateWords: Readonly<Record<CaseView['state'], Texts>> = {
  requested: { cn: '处理中', en: 'Being looked at', vi: 'Đang xử lý' },
  approved: { cn: '已同意，退款中', en: 'Approved, being paid', vi: 'Đã duyệt, đang hoàn' },
  paid: { cn: '已退款', en: 'Paid back', vi: 'Đã hoàn' },
  replacing: { cn: '已同意，换货/补发中', en: 'Agreed, new pieces under way', vi: 'Đã đồng ý, đang đổi hoặc gửi bù' },
  payoutFailed: { cn: '退款失败', en: 'Payout failed', vi: 'Hoàn tiền lỗi' },
  rejected: { cn: '已驳回', en: 'Rejected', vi: 'Bị từ chối' },
  rejectedFinal: { cn: '已关闭，不退款', en: 'Closed without refund', vi: 'Đã đóng, không hoàn' },
};
/** A case that ended with new pieces instead of money. */
export const replacedWord: Texts = { cn: '已换货/补发', en: 'New pieces delivered', vi: 'Đã đổi hoặc gửi bù' };
export const reasonWords: Readonly<Record<CaseView['reasonCode'], Texts>> = {
  notNeeded: { cn: '不需要了', en: 'No longer needed', vi: 'Không cần nữa' },
  orderedWrongly: { cn: '下错单', en: 'Ordered by mistake', vi: 'Đặt nhầm' },
  takesTooLong: { cn: '等待太久', en: 'Takes too long', vi: 'Chờ quá lâu' },
  damaged: { cn: '破损', en: 'Damaged', vi: 'Hư hỏng' },
  wrongGoods: { cn: '发错货', en: 'Wrong goods', vi: 'Sai hàng' },
  missing: { cn: '缺件', en: 'Missing', vi: 'Thiếu hàng' },
  quality: { cn: '质量问题', en: 'Poor quality', vi: 'Chất lượng kém' },
  notAsDescribed: { cn: '与描述不符', en: 'Not as described', vi: 'Không đúng mô tả' },
  notAvailable: { cn: '卖家无货', en: 'Not available at the seller', vi: 'Người bán hết hàng' },
  timeUp: { cn: '满 7 天自动退回', en: 'Returned after 7 days', vi: 'Tự động trả sau 7 ngày' },
  other: { cn: '其他', en: 'Something else', vi: 'Lý do khác' },
};
export const eventWords: Readonly<Record<CaseEventView['event'], Texts>> = {
  opened: { cn: '提交申请', en: 'Request sent', vi: 'Gửi yêu cầu' },
  targetChosen: { cn: '更改退款去向', en: 'Refund target changed', vi: 'Đổi nơi hoàn tiền' },
  claimed: { cn: '开始处理', en: 'Taken up', vi: 'Tiếp nhận' },
  released: { cn: '放回队列', en: 'Handed back', vi: 'Trả lại hàng chờ' },
  asked: { cn: '客服提问', en: 'Question to the buyer', vi: 'Câu hỏi cho người mua' },
  answered: { cn: '回复', en: 'Answer', vi: 'Trả lời' },
  proposed: { cn: '初审同意', en: 'First approval', vi: 'Duyệt lần một' },
  approved: { cn: '同意', en: 'Approved', vi: 'Đã duyệt' },
  rejected: { cn: '驳回', en: 'Rejected', vi: 'Từ chối' },
  turnedUp: { cn: '商品已找到', en: 'The goods turned up', vi: 'Đã tìm thấy hàng' },
  reReviewed: { cn: '复审', en: 'Looked at again', vi: 'Xem xét lại' },
  rejectionFinal: { cn: '驳回生效', en: 'The rejection became final', vi: 'Từ chối có hiệu lực' },
  sentBack: { cn: '已退回仓库', en: 'Came back to the warehouse', vi: 'Đã về lại kho' },
  returnedToStore: { cn: '已退回店铺', en: 'Went back to the store', vi: 'Đã trả cửa hàng' },
  payoutDone: { cn: '退款已支付', en: 'Payout done', vi: 'Đã chi hoàn' },
  payoutFailed: { cn: '退款支付失败', en: 'Payout failed', vi: 'Chi hoàn lỗi' },
  payoutRetried: { cn: '重试退款', en: 'Payout tried again', vi: 'Chi hoàn lại' },
  payoutToWallet: { cn: '退款入钱包', en: 'Payout to the wallet', vi: 'Chi vào ví' },
  offered: { cn: '提出其他处理方案', en: 'Another remedy offered', vi: 'Đề nghị cách xử lý khác' },
  offerAccepted: { cn: '买家接受方案', en: 'Offer accepted', vi: 'Chấp nhận đề nghị' },
  offerDeclined: { cn: '买家不接受方案', en: 'Offer declined', vi: 'Không chấp nhận đề nghị' },
  replacementAgreed: { cn: '同意换货/补发', en: 'New pieces agreed', vi: 'Đồng ý đổi hoặc gửi bù' },
  replacementBought: { cn: '已向店铺采购', en: 'Ordered from the store', vi: 'Đã đặt cửa hàng' },
  replacementReceived: { cn: '新货已到仓', en: 'New pieces in the warehouse', vi: 'Hàng mới đã về kho' },
  replacementSent: { cn: '新货已寄出', en: 'New pieces sent', vi: 'Đã gửi hàng mới' },
  replacementDelivered: { cn: '新货已签收', en: 'New pieces delivered', vi: 'Đã nhận hàng mới' },
  replacementRefused: { cn: '新货有问题', en: 'Something is wrong with the new pieces', vi: 'Hàng mới có vấn đề' },
  replacementEnded: { cn: '无法换货/补发', en: 'No new pieces can be had', vi: 'Không có hàng để đổi' },
};
export const remedyWords: Readonly<Record<CaseView['remedy'], Texts>> = {
  refund: { cn: '退款', en: 'Refund', vi: 'Hoàn tiền' },
  replace: { cn: '换货', en: 'Replace the pieces', vi: 'Đổi hàng' },
  resend: { cn: '补发', en: 'Send missing pieces', vi: 'Gửi bù hàng' },
};
export const targetWords: Readonly<Record<CaseView['refundTo'], Texts>> = {
  wallet: { cn: '钱包', en: 'Wallet', vi: 'Ví' },
  source: { cn: '原路退回', en: 'Back to the payment', vi: 'Hoàn về nguồn' },
};
export const itemWords: Readonly<Record<CaseView['items'][number]['kind'], Texts>> = {
  depositShare: { cn: '定金份额', en: 'Deposit share', vi: 'Phần tiền cọc' },
  freight: { cn: '国内运费', en: 'Freight in China', vi: 'Vận chuyển nội địa TQ' },
  service: { cn: '服务费', en: 'Service fee', vi: 'Phí dịch vụ' },
  returnFreight: { cn: '退货运费', en: 'Freight of the return', vi: 'Phí trả hàng' },
  minimum: { cn: '补至零', en: 'Brought up to zero', vi: 'Bù về không' },
  claimed: { cn: '售后赔付', en: 'Claim', vi: 'Khoản khiếu nại' },
};
export const payoutWords: Readonly<Record<CaseView['payouts'][number]['state'], Texts>> = {
  pending: { cn: '支付中', en: 'On its way', vi: 'Đang chuyển' },
  done: { cn: '已支付', en: 'Paid', vi: 'Đã chi' },
  failed: { cn: '失败', en: 'Failed', vi: 'Thất bại' },
  wallet: { cn: '已入钱包', en: 'Went to the wallet', vi: 'Đã vào ví' },
};
