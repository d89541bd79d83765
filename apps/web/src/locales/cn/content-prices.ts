import type en from '../en/content-prices.ts';
import type { Translation } from '../resources.ts';

const prices: Translation<typeof en> = {
  item: '项目',
  price: '价格',
  service: '服务费',
  logistics: '物流费，{{place}}',
  storage: '仓储费',
  handling: '打包费',
  inspection: '验货拍照',
  crate: '木箱',
  insurance: '保险',
  volumetric: '体积重',
  percentOf: '货款的 {{percent}}',
  perKg: '每公斤 {{price}}',
  perPiece: '每件 {{price}}',
  percentFrom: '{{percent}}，货款 {{amount}} 起',
  perKgFrom: '每公斤 {{price}}，{{weight}} 起',
  divisor: '每 {{volume}} cm³ 计 1 公斤',
  firstMonth: '首月每立方米 {{price}}',
  nextMonth: '之后每 30 天每立方米 {{price}}',
  perPackage: '每箱 {{price}}',
  perPieceFrom: '每件 {{price}}，{{pieces}} 件起',
  firstKg: '首重 1 公斤 {{price}}',
  nextKg: '每续 1 公斤 {{price}}',
  ofValue: '发货货值的 {{percent}}',
};

export default prices;
