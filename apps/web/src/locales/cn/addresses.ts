import type en from '../en/addresses.ts';
import type { Translation } from '../resources.ts';

const addresses: Translation<typeof en> = {
  title: '地址簿',
  add: '添加地址',
  addTitle: '新地址',
  editTitle: '编辑地址',
  none: '还没有地址',
  noneHint: '保存收货地址，下单和发货时直接选择。',
  full: '最多 {{limit}} 个地址',
  default: '默认',
  makeDefault: '设为默认地址',
  name: '收货人',
  phone: '电话',
  phoneHint: '越南号码保存为 +84 格式',
  place: '坊社与省市',
  placeHint: '输入现名或旧名，再从列表中选择',
  formerly: '旧名 {{name}}',
  noPlace: '没有找到这个坊社',
  street: '门牌号和街道',
  oldPlace: '旧坊社与郡县',
  oldPlaceHint: '会写在新名后面，许多司机仍用旧名',
  edit: '编辑 {{name}} 的地址',
  remove: '删除 {{name}} 的地址',
  removeTitle: '删除 {{name}} 的地址？',
  removeHint: '用过它的订单和发货单会保留原地址。',
  fromBook: '从地址簿选择',
  goesTo: '收货地址',
  change: '换一个',
  close: '完成',
  noneChosen: '暂不填地址，只选地区',
  zoneOf: '按地址计算运费：{{zone}}',
};

export default addresses;
