import { type Base, care, material, packing, usage } from './base.ts';

export const kitchenBases: readonly Base[] = [
  {
    key: 'straw-tumbler',
    drawing: 'tumbler',
    title:
      '304 不锈钢吸管保温杯 {model} {style}|304 stainless steel straw tumbler {model}, {style}|Bình giữ nhiệt inox 304 có ống hút {model}, {style}',
    summary:
      '双层真空，车载杯架可放|Double-wall vacuum, fits a car cup holder|Hai lớp chân không, vừa khay để cốc trên ô tô',
    models: [
      ['590 ml', 1450, 310, 1700],
      ['890 ml', 1860, 380, 2300],
      ['1200 ml', 2280, 460, 2900],
    ],
    styles: ['带提手|with handle|có tay cầm', '磨砂喷塑|matte powder coat|sơn tĩnh điện nhám'],
    colours: ['teal', 'cream', 'black', 'pink', 'mist'],
    attributes: [
      ['内胆|Liner|Ruột bình', '304 不锈钢|304 stainless steel|Inox 304'],
      ['保温|Keeps hot|Giữ nóng', '6 小时|6 hours|6 giờ'],
      ['保冷|Keeps cold|Giữ lạnh', '12 小时|12 hours|12 giờ'],
      [packing, '单个白盒|One per white box|Mỗi cái một hộp trắng'],
    ],
    lotQuantity: 12,
    unitsPerCarton: 24,
  },
  {
    key: 'thermos',
    drawing: 'thermos',
    title: '{style}真空保温壶 {model}|Vacuum flask {model}, {style}|Bình giữ nhiệt chân không {model}, {style}',
    summary:
      '杯盖当杯用，旅行和办公都合适|The lid is a cup; for travel and office|Nắp dùng làm cốc, hợp đi xa và văn phòng',
    models: [
      ['500 ml', 2150, 360, 1500],
      ['750 ml', 2680, 450, 2050],
      ['1000 ml', 3190, 560, 2600],
    ],
    styles: ['316 内胆|316 steel liner|ruột inox 316', '智能测温|temperature display|hiển thị nhiệt độ'],
    colours: ['orange', 'navy', 'white', 'olive'],
    attributes: [
      [material, '不锈钢 + 硅胶|Stainless steel and silicone|Inox và silicone'],
      ['保温|Keeps hot|Giữ nóng', '12 小时|12 hours|12 giờ'],
      ['密封|Seal|Gioăng', '食品级硅胶|Food-grade silicone|Silicone thực phẩm'],
      [packing, '彩盒|Colour box|Hộp màu'],
    ],
    lotQuantity: 10,
    unitsPerCarton: 24,
  },
  {
    key: 'frying-pan',
    drawing: 'pan',
    title:
      '麦饭石不粘煎锅 {model} {style}|Stone-coated non-stick frying pan {model}, {style}|Chảo chống dính vân đá {model}, {style}',
    summary:
      '少油不粘，木纹手柄不烫手|Little oil, nothing sticks, cool wood-grain handle|Ít dầu không dính, tay cầm vân gỗ không nóng',
    models: [
      ['20 cm', 2390, 720, 4200],
      ['24 cm', 2890, 930, 5600],
      ['28 cm', 3490, 1180, 7300],
    ],
    styles: ['燃气专用|for gas|dùng bếp gas', '电磁炉通用|induction ready|dùng được bếp từ'],
    colours: ['charcoal', 'cream', 'sage'],
    attributes: [
      [material, '压铸铝 + 麦饭石涂层|Die-cast aluminium, stone coating|Nhôm đúc phủ vân đá'],
      ['锅底|Base|Đáy chảo', '3.5 mm|3.5 mm|3,5 mm'],
      [care, '软布清洗，勿用钢丝球|Soft cloth, no steel wool|Rửa bằng khăn mềm, không dùng cọ sắt'],
      [packing, '单个彩盒|One per colour box|Mỗi cái một hộp màu'],
    ],
    lotQuantity: 6,
    unitsPerCarton: 12,
  },
  {
    key: 'cutlery',
    drawing: 'cutlery',
    title: '不锈钢餐具 {model} {style}|Stainless steel cutlery, {model}, {style}|Bộ dao nĩa inox {model}, {style}',
    summary:
      '勺叉刀筷一套齐，手柄防滑|Spoon, fork, knife and chopsticks, non-slip handles|Đủ thìa, nĩa, dao, đũa, cán chống trượt',
    models: [
      ['4 件套|4 pieces|4 món', 980, 190, 420],
      ['8 件套|8 pieces|8 món', 1790, 370, 760],
      ['16 件套|16 pieces|16 món', 3290, 720, 1450],
    ],
    styles: ['亮面|polished|bóng gương', '磨砂|brushed|xước mờ'],
    colours: ['teal', 'black', 'wine', 'cream'],
    attributes: [
      [material, '430 不锈钢 + ABS 柄|430 stainless steel, ABS handle|Inox 430, cán ABS'],
      ['厚度|Thickness|Độ dày', '2.0 mm|2.0 mm|2,0 mm'],
      [care, '可放洗碗机|Dishwasher safe|Rửa được bằng máy'],
      [packing, '礼盒|Gift box|Hộp quà'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 50,
  },
  {
    key: 'lunch-box',
    drawing: 'lunchBox',
    title: '{style}便当盒 {model}|Lunch box, {model}, {style}|Hộp cơm {model}, {style}',
    summary:
      '分层不串味，扣盖密封防漏|Separate tiers, sealed lid that does not leak|Ngăn riêng không lẫn mùi, nắp kín không rò',
    models: [
      ['双层 1.2 L|two tiers 1.2 L|hai tầng 1,2 L', 1590, 420, 2600],
      ['三层 1.8 L|three tiers 1.8 L|ba tầng 1,8 L', 2190, 590, 3500],
      ['单层 0.9 L|one tier 0.9 L|một tầng 0,9 L', 1090, 280, 1800],
    ],
    styles: ['微波炉可用|microwave safe|dùng được lò vi sóng', '不锈钢内胆|stainless steel liner|lòng inox'],
    colours: ['sage', 'pink', 'mist', 'yellow'],
    attributes: [
      [material, '食品级 PP|Food-grade PP|Nhựa PP thực phẩm'],
      ['分格|Compartments|Số ngăn', '3'],
      [usage, '上班、上学带饭|Lunch at work or school|Mang cơm đi làm, đi học'],
      [packing, '配餐具，彩盒|With cutlery, colour box|Kèm thìa nĩa, hộp màu'],
    ],
    lotQuantity: 12,
    unitsPerCarton: 30,
  },
];
