import { type Base, care, material, packing, usage } from './base.ts';

export const petsBases: readonly Base[] = [
  {
    key: 'pet-bowl',
    drawing: 'petBowl',
    title: '{style}宠物碗 {model}|Pet bowl {model}, {style}|Bát ăn thú cưng {model}, {style}',
    summary: '碗底防滑，不怕打翻|Non-slip base, hard to tip over|Đế chống trượt, khó lật đổ',
    models: [
      ['300 ml', 690, 220, 1100],
      ['600 ml', 990, 360, 1800],
      ['1000 ml', 1390, 520, 2700],
    ],
    styles: ['不锈钢|stainless steel|inox', '慢食|slow feeding|ăn chậm'],
    colours: ['cream', 'mist', 'pink', 'sage'],
    attributes: [
      [material, '不锈钢 + PP|Stainless steel and PP|Inox và PP'],
      [usage, '猫、中小型犬|Cats, small and medium dogs|Mèo, chó nhỏ và vừa'],
      [care, '可拆洗|Comes apart for washing|Tháo rửa được'],
      [packing, '单个纸盒|One per box|Mỗi cái một hộp'],
    ],
    lotQuantity: 12,
    unitsPerCarton: 48,
  },
  {
    key: 'leash',
    drawing: 'leash',
    title: '{style}牵引绳 {model}|Dog leash {model}, {style}|Dây dắt chó {model}, {style}',
    summary: '反光夜行安全，扣头 360° 旋转|Reflective at night, swivel clip|Phản quang đi đêm, móc xoay 360°',
    models: [
      ['1.2 m|1.2 m|1,2 m', 790, 130, 380],
      ['1.5 m|1.5 m|1,5 m', 890, 150, 420],
      ['3 m', 1190, 230, 560],
    ],
    styles: ['反光尼龙|reflective nylon|nylon phản quang', '配项圈|with collar|kèm vòng cổ'],
    colours: ['red', 'black', 'blue', 'orange'],
    attributes: [
      [material, '尼龙 + 锌合金扣|Nylon, zinc alloy clip|Nylon, móc hợp kim kẽm'],
      ['拉力|Strength|Lực kéo', '120 kg'],
      [usage, '中小型犬|Small and medium dogs|Chó nhỏ và vừa'],
      [packing, '挂卡|Hang card|Thẻ treo'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 100,
  },
  {
    key: 'pet-bed',
    drawing: 'petBed',
    title: '{style}宠物窝 {model}|Pet bed {model}, {style}|Ổ nằm thú cưng {model}, {style}',
    summary: '四季可用，垫子可拆洗|For all seasons, washable cushion|Dùng bốn mùa, nệm tháo giặt được',
    models: [
      ['50 cm', 1990, 620, 9800],
      ['65 cm', 2790, 950, 15_500],
      ['80 cm', 3690, 1400, 22_500],
    ],
    styles: ['短毛绒|short plush|nhung lông ngắn', '凉席两用|with cooling mat|kèm chiếu mát'],
    colours: ['sage', 'grey', 'caramel', 'pink'],
    attributes: [
      [material, '短毛绒 + PP 棉|Short plush, PP cotton|Nhung lông ngắn, bông PP'],
      ['底部|Base|Đáy', '防滑布|Non-slip cloth|Vải chống trượt'],
      [care, '机洗|Machine wash|Giặt máy'],
      [packing, '压缩袋|Compressed bag|Túi hút chân không'],
    ],
    lotQuantity: 6,
    unitsPerCarton: 20,
  },
];
