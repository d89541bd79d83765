import type en from '../en/stock.ts';
import type { Translation } from '../resources.ts';

const stock: Translation<typeof en> = {
  title: '我的库存', place: '边境仓', ship: '去发货', shipFrom: '发货：{{title}}', totals: '库存合计', onThisPage: '本页合计', pieces: '{{quantity}} 件',
  kind: { available: '可用', inTransit: '在途', frozen: '冻结', afterSales: '售后' },
  hint: { available: '付尾款后随时可发', inTransit: '已采购，未入仓', frozen: '在未发出的发货单里', afterSales: '客服处理中' },
  autoReturn: '{{quantity}} 件将在 {{date}} 自动退回。', autoReturnHint: '到期前发货即可保留。', autoReturnAct: '现在发货',
  search: '搜索商品或规格', filter: '搜索库存', searchAct: '搜索', label: '库存', goods: '商品', parts: '构成', earliest: '最早批次', batchCount_one: '{{count}} 批', batchCount_other: '{{count}} 批', act: '操作',
  showBatches: '展开{{title}}的批次', hideBatches: '收起{{title}}的批次', batchesOf: '{{title}}的批次',
  batch: { number: '批次', order: '订单', quantity: '数量', left: '剩余', storedAt: '入库时间', expected: '预计备齐', state: '状态', photos: '照片', photo: '批次 {{number}} 的第 {{index}} 张照片', complete: '已备齐', returnAt: '{{date}} 自动退回', usedUp: '已发完', ship: '去发货', noPhotos: '无' },
  none: '还没有库存', noneHint: '为你的订单采购后，货物会列在这里。', noneAction: '我的订单', noMatch: '没有符合的库存', noMatchHint: '换个词试试。', pages: '库存分页', reset: '重置搜索',
};

export default stock;
