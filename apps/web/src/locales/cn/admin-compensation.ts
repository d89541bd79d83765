import type en from '../en/admin-compensation.ts';
import type { Translation } from '../resources.ts';

const adminCompensation: Translation<typeof en> = {
  title: '赔付规则',
  removeHint: '还没有售后单按它处理。',
  saveFirst: '保存草稿后可看与现行版本的差别。',
  differs: '与现行版本不同：{{names}}。',
  hint: '赔付比例：按所申请商品的全部价值建议退款。上限：同一发货单的全部售后合计，占其价值和费用的比例。天数：签收后，空为统一期限。',
  share: '赔付比例（%）',
  ceiling: '上限（%）',
  days: '天数',
  bornBy: '承担方',
  needsPhoto: '需要照片',
  remedyRequired: '至少一种处理方式',
  returns: '退回店铺的商品',
  returnsHint: '从这些商品的定金中扣除，最多扣完。',
  takesFreight: '国内运费',
  takesService: '服务费',
  takesReturnFreight: '退货运费',
};

export default adminCompensation;
