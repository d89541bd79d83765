import type { Language, Texts } from '@kouan/contract';

/** What each business event of the ledger is called, on documents and in the journal. */
const events: Record<string, Texts> = {
  bankLineImported: { cn: '银行到账', en: 'Money at the bank', vi: 'Tiền vào ngân hàng' },
  bankLineRecorded: {
    cn: '银行到账（人工登记）',
    en: 'Money at the bank, recorded by hand',
    vi: 'Tiền vào ngân hàng, ghi tay',
  },
  bankLineNotified: { cn: '银行到账（通知）', en: 'Money at the bank, notified', vi: 'Tiền vào ngân hàng, báo có' },
  gatewayPaid: { cn: '网关到账', en: 'Money through a gateway', vi: 'Tiền qua cổng thanh toán' },
  walletSpent: { cn: '钱包支付', en: 'Paid from the wallet', vi: 'Trả bằng ví' },
  paymentApproved: { cn: '付款通过', en: 'Payment approved', vi: 'Thanh toán được duyệt' },
  paymentReReviewed: { cn: '付款复审冲正', en: 'Approval taken back', vi: 'Thu hồi duyệt thanh toán' },
  receiptsToWallet: {
    cn: '多付或迟到款入钱包',
    en: 'Surplus or late money to the wallet',
    vi: 'Tiền thừa hoặc trễ vào ví',
  },
  orderClosed: { cn: '订单关闭退款', en: 'Order closed, money returned', vi: 'Đóng đơn, hoàn tiền' },
  depositLowered: { cn: '定金下调退款', en: 'Deposit lowered, money returned', vi: 'Giảm tiền cọc, hoàn tiền' },
  purchaseRecorded: { cn: '采购入账', en: 'Purchase', vi: 'Ghi nhận mua hàng' },
  shipmentDispatched: { cn: '发货结算', en: 'Goods and services delivered', vi: 'Giao hàng và dịch vụ' },
  shipmentCancelled: { cn: '发货单取消', en: 'Shipment cancelled', vi: 'Hủy phiếu giao' },
  caseApproved: { cn: '售后/退款通过', en: 'Refund approved', vi: 'Hoàn tiền được duyệt' },
  caseReReviewed: { cn: '售后复审', en: 'Refund looked at again', vi: 'Xét lại hoàn tiền' },
  rejectionFinal: { cn: '退货不退款结清', en: 'Return refused for good', vi: 'Từ chối hoàn cuối cùng' },
  unitsShort: { cn: '店铺少货', en: 'Short at the store', vi: 'Cửa hàng giao thiếu' },
  shortTurnedUp: { cn: '少货补到', en: 'Short goods turned up', vi: 'Hàng thiếu đã về' },
  unitsMissing: { cn: '仓库缺货核销', en: 'Missing in the warehouse, written off', vi: 'Thiếu trong kho, xóa sổ' },
  missingTurnedUp: { cn: '仓库缺货找到', en: 'Missing goods found again', vi: 'Tìm lại hàng thiếu trong kho' },
  unitsReturned: { cn: '退回店铺', en: 'Returned to the store', vi: 'Trả về cửa hàng' },
  replacementBought: { cn: '换货补发采购', en: 'Replacement bought', vi: 'Mua hàng đổi, gửi bù' },
  replacementEnded: { cn: '换货补发取消', en: 'Replacement not delivered', vi: 'Không có hàng đổi' },
  storeClaimSettled: { cn: '店铺索赔结清', en: 'Claim towards a store settled', vi: 'Kết thúc khiếu nại cửa hàng' },
  storeClaimReversed: {
    cn: '店铺索赔结清冲正',
    en: 'Settlement of a claim taken back',
    vi: 'Thu hồi kết thúc khiếu nại cửa hàng',
  },
  payoutDone: { cn: '原路退款完成', en: 'Refund paid out', vi: 'Đã chi hoàn tiền' },
  payoutToWallet: { cn: '退款转入钱包', en: 'Payout to the wallet', vi: 'Tiền hoàn vào ví' },
  withdrawalAsked: { cn: '申请提现', en: 'Withdrawal asked', vi: 'Yêu cầu rút tiền' },
  withdrawalDone: { cn: '提现完成', en: 'Withdrawal paid out', vi: 'Đã chi rút tiền' },
  withdrawalFailed: { cn: '提现失败退回', en: 'Withdrawal failed, back in the wallet', vi: 'Rút tiền lỗi, trả lại ví' },
  withdrawalCancelled: { cn: '撤回提现', en: 'Withdrawal taken back', vi: 'Hủy yêu cầu rút tiền' },
  storePaid: { cn: '支付店铺', en: 'Paid to the store', vi: 'Trả cho cửa hàng' },
  costPaid: { cn: '支付费用', en: 'Cost paid', vi: 'Chi phí' },
  reversal: { cn: '冲正', en: 'Reversal', vi: 'Bút toán đảo' },
};
const otherEvent: Texts = { cn: '其他', en: 'Other', vi: 'Khác' };

/** The name of an event in a language. */
export const eventLabel = (event: string, language: Language): string => (events[event] ?? otherEvent)[language];

export type AccountGroup = 'asset' | 'liability' | 'income' | 'cost';
const accounts: Record<string, { group: AccountGroup; label: Texts }> = {
  bank: { group: 'asset', label: { cn: '银行存款', en: 'Bank', vi: 'Tiền gửi ngân hàng' } },
  gateway: { group: 'asset', label: { cn: '支付网关', en: 'Payment gateway', vi: 'Cổng thanh toán' } },
  goodsAdvanced: { group: 'asset', label: { cn: '代垫货款', en: 'Goods advanced', vi: 'Tiền hàng ứng trước' } },
  receipts: {
    group: 'liability',
    label: { cn: '待认领收款', en: 'Receipts to allocate', vi: 'Khoản thu chờ phân bổ' },
  },
  payoutsPending: {
    group: 'liability',
    label: { cn: '待付退款', en: 'Payouts pending', vi: 'Khoản chi chờ thực hiện' },
  },
  depositsHeld: { group: 'liability', label: { cn: '预收定金', en: 'Deposits held', vi: 'Tiền cọc đang giữ' } },
  prepaymentsHeld: {
    group: 'liability',
    label: { cn: '预收尾款', en: 'Final payments held', vi: 'Thanh toán cuối đang giữ' },
  },
  wallet: { group: 'liability', label: { cn: '钱包', en: 'Wallet', vi: 'Ví' } },
  storePayable: { group: 'liability', label: { cn: '应付店铺', en: 'Payable to stores', vi: 'Phải trả cửa hàng' } },
  costs: { group: 'cost', label: { cn: '费用', en: 'Costs', vi: 'Chi phí' } },
  writeOffs: { group: 'cost', label: { cn: '核销损失', en: 'Write-offs', vi: 'Xóa sổ' } },
  purchaseDifferences: {
    group: 'income',
    label: { cn: '采购差额', en: 'Purchase differences', vi: 'Chênh lệch mua hàng' },
  },
  exchangeDifferences: {
    group: 'income',
    label: { cn: '汇兑差额', en: 'Exchange differences', vi: 'Chênh lệch tỷ giá' },
  },
  'income:service': { group: 'income', label: { cn: '服务费收入', en: 'Service fees', vi: 'Phí dịch vụ' } },
  'income:logistics': { group: 'income', label: { cn: '物流费收入', en: 'Logistics fees', vi: 'Phí vận chuyển' } },
  'income:storage': { group: 'income', label: { cn: '仓储费收入', en: 'Storage fees', vi: 'Phí lưu kho' } },
  'income:handling': { group: 'income', label: { cn: '操作费收入', en: 'Handling fees', vi: 'Phí xử lý' } },
  'income:inspection': { group: 'income', label: { cn: '验货费收入', en: 'Inspection fees', vi: 'Phí kiểm hàng' } },
  'income:crate': { group: 'income', label: { cn: '木箱费收入', en: 'Crate fees', vi: 'Phí đóng kiện gỗ' } },
  'income:insurance': { group: 'income', label: { cn: '保险费收入', en: 'Insurance', vi: 'Phí bảo hiểm' } },
  'income:returns': { group: 'income', label: { cn: '退货留存', en: 'Kept of returns', vi: 'Giữ lại từ hàng trả' } },
};

/** The name of an account in a language; one that is not in the plan stands as it is. */
export const accountLabel = (account: string, language: Language): string =>
  accounts[account]?.label[language] ?? account;
export const groupOfAccount = (account: string): AccountGroup =>
  accounts[account]?.group ?? (account.startsWith('income:') ? 'income' : 'cost');
