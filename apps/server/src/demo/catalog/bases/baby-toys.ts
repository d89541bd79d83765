import { type Base, care, material, packing } from './base.ts';

const age = '适龄|Age|Độ tuổi';

export const babyToysBases: readonly Base[] = [
  {
    key: 'teddy',
    drawing: 'teddy',
    title: '毛绒小熊公仔 {model} {style}|Plush teddy bear {model}, {style}|Gấu bông {model}, {style}',
    summary:
      '短毛柔软不掉色，填充饱满|Soft short pile, colourfast, well stuffed|Lông ngắn mềm không phai, nhồi bông đầy',
    models: [
      ['25 cm', 780, 160, 2200],
      ['35 cm', 1180, 290, 4100],
      ['60 cm', 2690, 720, 11_500],
    ],
    styles: ['可绣字|with embroidery on request|nhận thêu chữ', '领结款|with bow tie|có nơ cổ'],
    colours: ['caramel', 'cream', 'coffee', 'pink'],
    attributes: [
      [material, '短毛绒 + PP 棉|Short plush, PP cotton|Nhung lông ngắn, bông PP'],
      [age, '3 岁以上|3 years and up|Từ 3 tuổi'],
      [care, '手洗|Hand wash|Giặt tay'],
      [packing, '压缩袋|Compressed bag|Túi hút chân không'],
    ],
    lotQuantity: 12,
    unitsPerCarton: 60,
  },
  {
    key: 'blocks',
    drawing: 'blocks',
    title: '大颗粒积木 {model} {style}|Large building blocks, {model}, {style}|Xếp hình khối lớn {model}, {style}',
    summary:
      '颗粒圆滑无毛刺，拼搭不伤手|Smooth bricks without burrs, kind to small hands|Khối trơn nhẵn, không làm đau tay bé',
    models: [
      ['60 片|60 pieces|60 miếng', 1690, 620, 3200],
      ['120 片|120 pieces|120 miếng', 2890, 1180, 5600],
      ['200 片|200 pieces|200 miếng', 4290, 1850, 8400],
    ],
    styles: ['桶装|in a tub|đựng trong thùng', '配底板|with base plate|kèm tấm đế'],
    colours: ['blue', 'red', 'yellow'],
    attributes: [
      [material, '环保 ABS|ABS|Nhựa ABS'],
      [age, '3-6 岁|3 to 6 years|3-6 tuổi'],
      ['认证|Certificate|Chứng nhận', 'CCC'],
      [packing, '彩盒|Colour box|Hộp màu'],
    ],
    lotQuantity: 6,
    unitsPerCarton: 12,
  },
  {
    key: 'toy-car',
    drawing: 'toyCar',
    title: '{style}玩具小汽车 {model}|Toy car {model}, {style}|Ô tô đồ chơi {model}, {style}',
    summary: '轮子顺滑，车门可开|Smooth wheels, doors that open|Bánh lăn êm, cửa mở được',
    models: [
      ['1:36', 890, 150, 620],
      ['1:32', 1290, 230, 860],
      ['1:24', 2290, 420, 1900],
    ],
    styles: [
      '合金回力|die-cast, pull-back|hợp kim, chạy đà',
      '声光惯性|friction, light and sound|quán tính, có đèn và âm thanh',
    ],
    colours: ['red', 'blue', 'white', 'yellow', 'black'],
    attributes: [
      [material, '锌合金 + ABS|Zinc alloy and ABS|Hợp kim kẽm và ABS'],
      [age, '3 岁以上|3 years and up|Từ 3 tuổi'],
      ['车门|Doors|Cửa xe', '双开门|Two opening doors|Mở hai cửa'],
      [packing, '窗口彩盒|Window box|Hộp có cửa sổ'],
    ],
    lotQuantity: 12,
    unitsPerCarton: 48,
  },
  {
    key: 'baby-bottle',
    drawing: 'babyBottle',
    title: '{model} 宽口径奶瓶 {style}|Wide-neck baby bottle {model}, {style}|Bình sữa cổ rộng {model}, {style}',
    summary:
      '仿母乳奶嘴，防胀气，刻度清楚|Soft teat, anti-colic valve, clear scale|Núm mềm, van chống đầy hơi, vạch chia rõ',
    models: [
      ['160 ml', 1590, 110, 700],
      ['240 ml', 1790, 130, 850],
      ['300 ml', 1990, 150, 980],
    ],
    styles: ['PPSU 双柄|PPSU, two handles|PPSU, hai tay cầm', '玻璃款|glass|thủy tinh'],
    colours: ['mist', 'pink', 'yellow', 'sage'],
    attributes: [
      ['奶嘴|Teat|Núm', '液态硅胶|Liquid silicone|Silicone lỏng'],
      [age, '0-24 个月|0 to 24 months|0-24 tháng'],
      ['消毒|Sterilising|Tiệt trùng', '可沸水煮|Boiling water|Đun sôi được'],
      [packing, '彩盒|Colour box|Hộp màu'],
    ],
    lotQuantity: 12,
    unitsPerCarton: 72,
  },
];
