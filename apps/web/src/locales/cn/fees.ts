import type en from '../en/fees.ts';
import type { Translation } from '../resources.ts';

const fees: Translation<typeof en> = {
  goods: '货款',
  service: '服务费',
  freight: '国内运费',
  logistics: '物流费（按重量）',
  storage: '首月仓储费',
  handling: '打包费（每件包裹）',
  inspection: '验货拍照',
  crate: '木箱',
  insurance: '保险',
  total: '订单总额',
  landedTotal: '到岸合计',
  deposit: '定金 30%',
  dueNow: '现在付定金 30%',
  rest: '其余随尾款付',
  perUnit: '送到{{place}}，每件到岸成本',
  destination: '送达城市',
  estimated: '预估',
  noDuty: '不含进口关税和增值税。物流、仓储、打包费按入仓实称结算。',
};

export default fees;
