import { type Base, care, material, packing, usage } from './base.ts';

export const sportsBases: readonly Base[] = [
  {
    key: 'yoga-mat',
    drawing: 'yogaMat',
    title: '{style}瑜伽垫 {model}|Yoga mat {model}, {style}|Thảm yoga {model}, {style}',
    summary:
      '双面防滑，回弹好，配绑带|Non-slip on both sides, springy, with strap|Hai mặt chống trượt, đàn hồi tốt, kèm dây buộc',
    models: [
      ['6 mm', 2290, 880, 8200],
      ['8 mm', 2690, 1080, 9800],
      ['10 mm', 2990, 1260, 11_600],
    ],
    styles: ['TPE 双色|two-tone TPE|TPE hai màu', 'NBR 加厚|thick NBR|NBR dày'],
    colours: ['purple', 'teal', 'pink', 'charcoal'],
    attributes: [
      ['尺寸|Size|Kích thước', '183 × 61 cm'],
      ['气味|Smell|Mùi', '低气味|Low odour|Ít mùi'],
      [care, '清水擦拭|Wipe with water|Lau bằng nước'],
      [packing, '绑带 + 背袋|Strap and bag|Dây buộc và túi đeo'],
    ],
    lotQuantity: 6,
    unitsPerCarton: 12,
  },
  {
    key: 'dumbbell',
    drawing: 'dumbbell',
    title: '六角哑铃 {model} {style}|Hex dumbbell {model}, {style}|Tạ tay lục giác {model}, {style}',
    summary: '六角防滚，握柄滚花不打滑|Does not roll, knurled grip|Lục giác không lăn, tay cầm khía chống trượt',
    models: [
      ['2 kg', 1690, 2050, 620],
      ['5 kg', 3690, 5080, 1300],
      ['10 kg', 6990, 10_150, 2500],
    ],
    styles: ['包胶一对|rubber, pair|bọc cao su, một đôi', '浸塑单只|vinyl dipped, single|bọc nhựa, một chiếc'],
    colours: ['charcoal', 'blue', 'pink'],
    attributes: [
      [material, '铸铁 + 包胶|Cast iron, rubber|Gang đúc, bọc cao su'],
      ['握柄|Grip|Tay cầm', '电镀滚花|Chromed, knurled|Mạ crom, khía vân'],
      [usage, '家庭、健身房|Home and gym|Tại nhà, phòng tập'],
      [packing, '加固纸箱|Reinforced carton|Thùng giấy gia cố'],
    ],
    lotQuantity: 4,
    unitsPerCarton: 4,
  },
  {
    key: 'tent',
    drawing: 'tent',
    title: '{style}露营帐篷 {model}|Camping tent {model}, {style}|Lều cắm trại {model}, {style}',
    summary:
      '几分钟搭好，防雨防晒通风|Up in minutes, keeps off rain and sun, airy|Dựng vài phút, chống mưa nắng, thông thoáng',
    models: [
      ['2 人|for 2|2 người', 6890, 1900, 11_000],
      ['4 人|for 4|4 người', 9890, 2900, 16_500],
      ['6 人|for 6|6 người', 14_800, 4300, 24_000],
    ],
    styles: ['自动速开|pop-up|tự bung', '双层防暴雨|double layer, storm-proof|hai lớp chống mưa lớn'],
    colours: ['olive', 'blue', 'cream', 'orange'],
    attributes: [
      ['面料|Fabric|Vải', '210T 涤纶|210T polyester|Polyester 210T'],
      ['防水|Waterproof rating|Độ chống nước', '2000 mm'],
      ['支架|Poles|Khung', '玻璃纤维|Fibreglass|Sợi thủy tinh'],
      [packing, '手提袋|Carry bag|Túi xách'],
    ],
    lotQuantity: 2,
    unitsPerCarton: 6,
  },
];
