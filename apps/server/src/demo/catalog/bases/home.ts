import { type Base, care, material, packing, usage } from './base.ts';

export const homeBases: readonly Base[] = [
  {
    key: 'storage-box',
    drawing: 'storageBox',
    title: '加厚收纳箱 {model} {style}|Thick storage box {model}, {style}|Thùng đựng đồ dày {model}, {style}',
    summary:
      '箱体加厚，可叠放，盖子两侧有锁扣|Thick walls, stackable, lid with a latch on each side|Thành dày, xếp chồng được, nắp có khóa hai bên',
    models: [
      ['30 L', 1680, 1050, 9800],
      ['45 L', 2100, 1420, 13_600],
      ['65 L', 2890, 1980, 18_500],
    ],
    styles: [
      '带轮翻盖|with wheels and flip lid|có bánh xe, nắp lật',
      '平盖可叠放|flat stackable lid|nắp phẳng xếp chồng',
    ],
    colours: ['mist', 'clear', 'grey', 'pink'],
    attributes: [
      [material, 'PP 塑料|PP plastic|Nhựa PP'],
      ['承重|Load|Tải trọng', '20 kg'],
      [usage, '衣物、玩具、杂物|Clothes, toys, odds and ends|Quần áo, đồ chơi, đồ lặt vặt'],
      [packing, '5 个叠装|Nested in fives|Lồng 5 cái một chồng'],
    ],
    lotQuantity: 10,
    unitsPerCarton: 10,
  },
  {
    key: 'storage-bag',
    drawing: 'storageBag',
    title:
      '棉被衣物收纳袋 {model} {style}|Quilt and clothes storage bag {model}, {style}|Túi đựng chăn và quần áo {model}, {style}',
    summary:
      '防潮防尘，正面透明窗一眼看清|Keeps out damp and dust, clear window in front|Chống ẩm chống bụi, có cửa sổ trong suốt phía trước',
    models: [
      ['60 L', 690, 260, 1400],
      ['90 L', 890, 330, 1750],
      ['120 L', 1090, 420, 2200],
    ],
    styles: ['双拉链款|double zip|hai khóa kéo', '钢架款|steel frame|khung thép'],
    colours: ['grey', 'cream', 'navy', 'sage'],
    attributes: [
      [material, '无纺布 + 牛津布|Non-woven and oxford cloth|Vải không dệt và vải oxford'],
      ['窗口|Window|Cửa sổ', '透明 PVC|Clear PVC|PVC trong suốt'],
      [care, '湿布擦拭|Wipe with a damp cloth|Lau bằng khăn ẩm'],
      [packing, '折叠，单个 OPP 袋|Folded, one per OPP bag|Gấp gọn, mỗi cái một túi OPP'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 60,
  },
  {
    key: 'umbrella',
    drawing: 'umbrella',
    title: '{style}晴雨伞 {model}|Sun and rain umbrella, {model}, {style}|Ô che nắng mưa {model}, {style}',
    summary: '黑胶涂层遮阳，伞骨抗风|Coated against the sun, ribs that stand wind|Phủ lớp chống nắng, gọng chịu gió',
    models: [
      ['8 骨|8 ribs|8 nan', 1290, 340, 900],
      ['10 骨|10 ribs|10 nan', 1690, 420, 1050],
      ['16 骨长柄|16 ribs, long handle|16 nan cán dài', 2190, 560, 1800],
    ],
    styles: ['手动|manual|mở tay', '全自动|fully automatic|tự động hoàn toàn'],
    colours: ['red', 'navy', 'black', 'sage', 'yellow'],
    attributes: [
      ['伞面|Canopy|Vải ô', '碰击布黑胶|Pongee with black coating|Vải pongee phủ đen'],
      ['伞骨|Ribs|Nan ô', '玻璃纤维|Fibreglass|Sợi thủy tinh'],
      ['防晒|Sun protection|Chống nắng', 'UPF 50+'],
      [packing, '配同色伞套|With matching sleeve|Kèm bao cùng màu'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 48,
  },
  {
    key: 'towel',
    drawing: 'towels',
    title: '纯棉{style} {model}|Cotton {style} {model}|{style} cotton {model}',
    summary: '长绒棉，吸水不掉毛|Long-staple cotton, absorbent, does not shed|Bông sợi dài, thấm nước, không rụng lông',
    models: [
      ['32 支|32-count yarn|sợi 32', 690, 110, 420],
      ['21 支加厚|thick 21-count yarn|sợi 21 dày', 890, 150, 520],
      ['无捻提花|zero-twist jacquard|dệt jacquard không xoắn', 1190, 170, 560],
    ],
    styles: ['毛巾|hand towel|Khăn mặt', '浴巾|bath towel|Khăn tắm'],
    colours: ['sage', 'cream', 'mist', 'pink', 'grey'],
    attributes: [
      [material, '100% 棉|100% cotton|100% cotton'],
      ['克重|Weight|Định lượng', '450 g/m²'],
      [care, '40°C 以下机洗|Machine wash below 40°C|Giặt máy dưới 40°C'],
      [packing, '10 条一包|Packs of 10|Gói 10 chiếc'],
    ],
    lotQuantity: 30,
    unitsPerCarton: 100,
  },
];
