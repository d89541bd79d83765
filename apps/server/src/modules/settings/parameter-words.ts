import type { ParameterGroup, ParameterUnit, Texts } from '@kouan/contract';
import type { ParameterKey } from './parameters.ts';

export type ParameterWords = {
  group: ParameterGroup;
  unit: ParameterUnit;
  name: Texts;
  /** Bounds where those of the unit do not fit; 0 as the least means: not at all. */
  least?: number;
  most?: number;
};

/** The bounds of a number by what it counts. */
export const boundsOfUnit: Record<Exclude<ParameterUnit, 'text'>, { least: number; most: number }> = {
  seconds: { least: 1, most: 86_400 },
  minutes: { least: 1, most: 10_080 },
  hours: { least: 1, most: 8_760 },
  days: { least: 1, most: 3_650 },
  fen: { least: 1, most: 1_000_000_000 },
  vnd: { least: 1, most: 1_000_000_000 },
  percent: { least: 1, most: 100 },
  basisPoints: { least: 1, most: 10_000 },
  grams: { least: 1, most: 1_000_000 },
  times: { least: 1, most: 1_000_000 },
  switch: { least: 0, most: 1 },
};

const hours = (group: ParameterGroup, cn: string, en: string, vi: string): ParameterWords => ({
  group,
  unit: 'hours',
  name: { cn, en, vi },
});
const days = (cn: string, en: string, vi: string): ParameterWords => ({
  group: 'orders',
  unit: 'days',
  name: { cn, en, vi },
});
const times = (cn: string, en: string, vi: string): ParameterWords => ({
  group: 'limits',
  unit: 'times',
  name: { cn, en, vi },
});
const minutes = (group: ParameterGroup, cn: string, en: string, vi: string): ParameterWords => ({
  group,
  unit: 'minutes',
  name: { cn, en, vi },
});
const text = (group: ParameterGroup, cn: string, en: string, vi: string): ParameterWords => ({
  group,
  unit: 'text',
  name: { cn, en, vi },
});
const fen = (cn: string, en: string, vi: string): ParameterWords => ({
  group: 'money',
  unit: 'fen',
  name: { cn, en, vi },
});

/** What the staff read beside each setting. */
export const parameterWords: Record<ParameterKey, ParameterWords> = {
  siteTitle: text('site', '网站名称', 'Name of the site', 'Tên trang'),
  footerTxt: text('site', '页脚文字', 'Text of the footer', 'Dòng chân trang'),
  caseNumber: text('site', '备案号', 'Case number', 'Số đăng ký'),
  requestTimeoutSeconds: {
    group: 'site',
    unit: 'seconds',
    name: {
      cn: '页面等待回应的最长时间',
      en: 'How long a page waits for an answer',
      vi: 'Thời gian trang chờ phản hồi',
    },
  },
  businessTimeZone: text('site', '营业时区', 'Time zone of the business', 'Múi giờ kinh doanh'),

  acceptHours: hours('orders', '确认订单时限', 'To accept an order', 'Hạn xác nhận đơn'),
  depositDueHours: hours('orders', '支付定金时限', 'To pay the deposit', 'Hạn trả tiền cọc'),
  adjustmentDueHours: hours('orders', '确认或支付改价时限', 'To answer or pay an adjustment', 'Hạn trả lời điều chỉnh'),
  shipmentDueHours: hours('orders', '支付尾款时限', 'To pay a shipment', 'Hạn trả tiền phiếu giao'),
  reviewHours: hours('orders', '审核款项时限', 'To review a payment', 'Hạn duyệt tiền'),
  dispatchHours: hours('orders', '发运时限', 'To dispatch', 'Hạn xuất kho'),
  assignmentHours: hours('orders', '订单领取后收回', 'An order stays with one person', 'Đơn được giữ cho một người'),
  priceTolerancePercent: {
    group: 'orders',
    unit: 'percent',
    name: { cn: '接单价格容差', en: 'Price may differ when accepting', vi: 'Chênh lệch giá khi nhận đơn' },
    least: 0,
  },
  proposalDays: days('代建订单有效期', 'A prepared order waits for its buyer', 'Đơn soạn sẵn chờ người mua'),
  caseHours: hours('orders', '处理售后时限', 'To decide a case', 'Hạn xử lý hậu mãi'),
  quoteMinutes: minutes('orders', '报价有效时间', 'How long a quote holds', 'Báo giá có hiệu lực'),
  autoReturnDays: days('备货完成后自动退回', 'Returned by itself after stocking', 'Tự trả hàng sau khi nhập kho'),
  sellerReturnDays: days('店铺退货期限', 'The store takes goods back', 'Cửa hàng nhận trả hàng'),
  qualityHours: hours('orders', '买家确认质检照片时限', 'To look at the photos of goods', 'Hạn xem ảnh kiểm hàng'),
  autoReceiveDays: days('发运后自动收货', 'Received by itself after dispatch', 'Tự nhận hàng sau khi xuất'),
  afterSalesDays: days('收货后可申请售后', 'After-sales after delivery', 'Hậu mãi sau khi nhận'),
  caseReviewDays: days('拒绝后可复审', 'A rejection can be looked at again', 'Được xét lại sau từ chối'),

  refundCeilingServiceFen: fen('客服可批退款上限', 'Refunds by customer service, at most', 'CSKH duyệt hoàn tối đa'),
  refundCeilingFinanceFen: fen('财务可批退款上限', 'Refunds by finance, at most', 'Tài chính duyệt hoàn tối đa'),
  automaticCeilingFen: {
    ...fen(
      '自动通过转账的上限（0 为关闭）',
      'Transfers approved by themselves, at most (0: none)',
      'Tự duyệt chuyển khoản tối đa (0: tắt)',
    ),
    least: 0,
  },
  transferFeeVnd: {
    group: 'money',
    unit: 'vnd',
    name: {
      cn: '途中银行可能扣的手续费',
      en: 'What banks on the way may keep',
      vi: 'Phí ngân hàng trung gian có thể trừ',
    },
    least: 0,
  },
  domesticFreightFirstKgFen: fen(
    '中国境内运费：首公斤',
    'Freight inside China: first kilogram',
    'Cước nội địa TQ: kg đầu',
  ),
  domesticFreightNextKgFen: fen(
    '中国境内运费：续公斤',
    'Freight inside China: each further kilogram',
    'Cước nội địa TQ: mỗi kg tiếp',
  ),

  loginFailuresPerAccount: times('每账号登录失败', 'Failed log-ins of an account', 'Đăng nhập sai mỗi tài khoản'),
  loginFailuresPerAddress: times('每地址登录失败', 'Failed log-ins of an address', 'Đăng nhập sai mỗi địa chỉ'),
  loginWindowMinutes: minutes(
    'limits',
    '登录失败统计时间',
    'Log-in failures are counted for',
    'Thời gian tính đăng nhập sai',
  ),
  captchasPerAddressPerMinute: times('每地址每分钟验证码', 'Captchas of an address a minute', 'Mã xác nhận mỗi phút'),
  sessionsPerUser: times('每人同时登录', 'Sessions of a person', 'Số phiên mỗi người'),
  emailCodesPerEmailPerHour: times(
    '每邮箱每小时验证码邮件',
    'Mailed codes to a mailbox an hour',
    'Mã gửi mỗi hộp thư mỗi giờ',
  ),
  emailCodesPerAddressPerHour: times(
    '每地址每小时验证码邮件',
    'Mailed codes for an address an hour',
    'Mã gửi mỗi địa chỉ mỗi giờ',
  ),
  registrationsPerAddressPerHour: times('每地址每小时注册', 'Registrations of an address an hour', 'Đăng ký mỗi giờ'),
  licensesPerAddressPerHour: times('每地址每小时上传执照', 'Licences of an address an hour', 'Tải giấy phép mỗi giờ'),
  logDays: { ...days('日志保留', 'Logs are kept', 'Lưu nhật ký'), group: 'limits' },
  quotesPerAddressPerMinute: times('每地址每分钟报价', 'Quotes of an address a minute', 'Báo giá mỗi phút'),

  minimumPluginVersion: text('plugin', '插件最低版本', 'Oldest plug-in that is taken', 'Phiên bản tiện ích tối thiểu'),
  deviceCodeMinutes: minutes('plugin', '配对码有效时间', 'A pairing code holds', 'Mã ghép nối có hiệu lực'),
  deviceCodeTriesPerAddress: { ...times('配对码尝试', 'Tries of a pairing code', 'Số lần thử mã'), group: 'plugin' },
  devicesPerUser: { ...times('每人插件数', 'Plug-ins of a person', 'Số tiện ích mỗi người'), group: 'plugin' },
  confirmedPriceMovePercent: {
    group: 'goods',
    unit: 'percent',
    name: {
      cn: '第二次采集可确认的价格变动',
      en: 'Price move that a second capture confirms',
      vi: 'Biến động giá được xác nhận',
    },
  },
  linksFollowedPerAddressPerMinute: {
    ...times('每分钟展开链接', 'Links followed a minute', 'Liên kết mở mỗi phút'),
    group: 'goods',
  },
  listedLinksFollowedPerAddressPerMinute: {
    ...times('每分钟展开清单链接', 'Links of lists followed a minute', 'Liên kết danh sách mỗi phút'),
    group: 'goods',
  },
  interestAnswerHours: hours('goods', '答复感兴趣商品', 'To answer a product of interest', 'Hạn trả lời hàng quan tâm'),
  dispatchNeedsPhotos: {
    group: 'warehouse',
    unit: 'switch',
    name: { cn: '发运前必须拍照', en: 'Photos before dispatch', vi: 'Bắt buộc ảnh trước khi xuất' },
  },
  weightTolerancePercent: {
    group: 'warehouse',
    unit: 'percent',
    name: { cn: '重量偏差（比例）', en: 'Weight may differ, share', vi: 'Lệch cân, tỷ lệ' },
    least: 0,
  },
  weightToleranceGrams: {
    group: 'warehouse',
    unit: 'grams',
    name: { cn: '重量偏差（克）', en: 'Weight may differ, grams', vi: 'Lệch cân, gam' },
    least: 0,
  },
  sellerTolerancePercent: {
    group: 'warehouse',
    unit: 'percent',
    name: {
      cn: '与卖家重量的偏差（比例）',
      en: 'Seller’s weight may differ, share',
      vi: 'Lệch so với người bán, tỷ lệ',
    },
    least: 0,
  },
  sellerToleranceGrams: {
    group: 'warehouse',
    unit: 'grams',
    name: {
      cn: '与卖家重量的偏差（克）',
      en: 'Seller’s weight may differ, grams',
      vi: 'Lệch so với người bán, gam',
    },
    least: 0,
  },
};

/** The bounds of a number; undefined of a text. */
export function boundsOf(key: ParameterKey): { least: number; most: number } | undefined {
  const { unit, least, most } = parameterWords[key];
  if (unit === 'text') return undefined;
  const usual = boundsOfUnit[unit];
  return { least: least ?? usual.least, most: most ?? usual.most };
}
