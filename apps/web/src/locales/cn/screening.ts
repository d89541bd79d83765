import type en from '../en/screening.ts';
import type { Translation } from '../resources.ts';

const screening: Translation<typeof en> = {
  kind: {
    forbidden: '禁购',
    papers: '需要资质',
    specialLine: '需走专线',
    brand: '品牌风险',
  },
  title: '下单前请注意',
  found: '命中：{{word}}',
  shown: '下单前已提示',
};

export default screening;
