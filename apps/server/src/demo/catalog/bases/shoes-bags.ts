import { type Base, care, material, packing, shoeSizes, usage } from './base.ts';

const wipe = [care, '湿布擦拭，阴干|Wipe damp, dry in the shade|Lau ẩm, phơi bóng râm'] as const;

export const shoesBagsBases: readonly Base[] = [
  {
    key: 'sneaker',
    drawing: 'sneaker',
    title: '{style}运动鞋 {model}|Sports shoes, {model}, {style}|Giày thể thao {model}, {style}',
    summary:
      '鞋面透气，软底轻便，走一天不累|Breathable upper, light soft sole for a whole day|Thân giày thoáng, đế mềm nhẹ, đi cả ngày không mỏi',
    models: [
      ['飞织款|knitted upper|vải dệt kim', 3980, 620, 6200],
      ['网面款|mesh upper|vải lưới', 3580, 580, 6100],
      ['皮面款|leather-look upper|da tổng hợp', 4680, 720, 6600],
    ],
    styles: ['轻便跑步|light running|chạy bộ nhẹ', '防滑休闲|non-slip casual|đi chơi chống trượt'],
    colours: ['navy', 'black', 'white', 'red'],
    sizes: shoeSizes,
    attributes: [
      ['鞋底|Sole|Đế', 'EVA + 橡胶|EVA and rubber|EVA và cao su'],
      ['闭合|Closing|Kiểu buộc', '系带|Laces|Dây buộc'],
      wipe,
      [packing, '鞋盒|Shoe box|Hộp giày'],
    ],
    lotQuantity: 4,
    unitsPerCarton: 12,
  },
  {
    key: 'sandal',
    drawing: 'sandal',
    title: '{model}拖鞋 {style}|Slippers, {model}, {style}|Dép {model}, {style}',
    summary: '踩屎感厚底，浴室防滑速干|Thick soft sole, non-slip and quick to dry|Đế dày êm, chống trượt, mau khô',
    models: [
      ['EVA 厚底|thick EVA sole|đế EVA dày', 890, 260, 2600],
      ['一字带|one strap|quai ngang', 790, 220, 2300],
      ['按摩底|massage sole|đế mát-xa', 1090, 280, 2700],
    ],
    styles: ['居家浴室|home and bathroom|đi trong nhà, phòng tắm', '外穿沙滩|outdoor and beach|đi ngoài, đi biển'],
    colours: ['sage', 'cream', 'black', 'pink', 'mist'],
    sizes: shoeSizes,
    attributes: [
      [material, '100% EVA'],
      ['底厚|Sole height|Độ dày đế', '3.5 cm|3.5 cm|3,5 cm'],
      [usage, '四季，男女|All seasons, men and women|Bốn mùa, nam và nữ'],
      [packing, '双 PE 袋|Pair in a PE bag|Đôi trong túi PE'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 50,
  },
  {
    key: 'backpack',
    drawing: 'backpack',
    title: '{style}双肩包 {model}|Backpack {model}, {style}|Ba lô {model}, {style}',
    summary:
      '独立电脑仓，肩带加厚透气|Separate laptop sleeve, padded breathable straps|Ngăn laptop riêng, quai dày thoáng khí',
    models: [
      ['20 L', 3890, 680, 6500],
      ['28 L', 4590, 820, 8200],
      ['35 L', 5290, 960, 9900],
    ],
    styles: ['防泼水通勤|water-repellent, commuting|chống thấm, đi làm', '学生书包|for school|đi học'],
    colours: ['charcoal', 'navy', 'wine', 'olive'],
    attributes: [
      [material, '900D 牛津布|900D oxford cloth|Vải oxford 900D'],
      ['电脑仓|Laptop|Ngăn laptop', '15.6 寸|15.6 inch|15,6 inch'],
      ['USB', '外接充电口|Charging port|Cổng sạc ngoài'],
      wipe,
    ],
    lotQuantity: 5,
    unitsPerCarton: 20,
  },
  {
    key: 'handbag',
    drawing: 'handbag',
    title: '{model}手提包 {style}|Handbag, {model}, {style}|Túi xách tay {model}, {style}',
    summary:
      '大容量分层，可手提可单肩|Roomy with compartments, hand or shoulder|Nhiều ngăn rộng rãi, xách tay hoặc đeo vai',
    models: [
      ['小号 22 cm|small 22 cm|nhỏ 22 cm', 3290, 480, 4100],
      ['中号 28 cm|medium 28 cm|vừa 28 cm', 3890, 620, 5800],
      ['大号 34 cm|large 34 cm|lớn 34 cm', 4490, 780, 7900],
    ],
    styles: ['荔枝纹|pebbled grain|vân hạt', '十字纹|saffiano grain|vân saffiano'],
    colours: ['green', 'black', 'caramel', 'wine', 'cream'],
    attributes: [
      [material, 'PU 皮|PU leather|Da PU'],
      ['内衬|Lining|Lót trong', '涤纶|Polyester|Polyester'],
      ['五金|Fittings|Phụ kiện kim loại', '浅金色|Pale gold|Vàng nhạt'],
      wipe,
    ],
    lotQuantity: 4,
    unitsPerCarton: 20,
  },
  {
    key: 'suitcase',
    drawing: 'suitcase',
    title: '{model}拉杆行李箱 {style}|Trolley suitcase {model}, {style}|Vali kéo {model}, {style}',
    summary: '静音万向轮，护角加厚抗摔|Quiet spinner wheels, reinforced corners|Bánh xoay êm, góc gia cố chống va đập',
    models: [
      ['20 寸|20 inch|20 inch', 8900, 2600, 42_000],
      ['24 寸|24 inch|24 inch', 11_200, 3300, 68_000],
      ['28 寸|28 inch|28 inch', 13_800, 4100, 98_000],
    ],
    styles: ['拉链款|zip|khóa kéo', '铝框款|aluminium frame|khung nhôm'],
    colours: ['black', 'silver', 'pink', 'teal'],
    attributes: [
      [material, 'ABS + PC'],
      ['锁|Lock|Khóa', '三位密码锁|Three-digit lock|Khóa số 3 chữ số'],
      ['轮子|Wheels|Bánh xe', '双排万向轮|Double spinner wheels|Bánh đôi xoay 360°'],
      [packing, '防尘袋 + 纸箱|Dust bag and carton|Túi chống bụi và thùng giấy'],
    ],
    lotQuantity: 2,
    unitsPerCarton: 1,
  },
];
