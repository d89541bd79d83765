import { type Base, material, packing, usage } from './base.ts';

export const officePackingBases: readonly Base[] = [
  {
    key: 'packing-tape',
    drawing: 'tapeRoll',
    title: '封箱胶带 {model} {style}|Carton sealing tape {model}, {style}|Băng keo dán thùng {model}, {style}',
    summary: '粘性强，不易断，封箱牢|Sticks well, does not tear, holds the box|Dính chắc, khó đứt, dán thùng bền',
    models: [
      ['4.5 cm × 60 m|4.5 cm × 60 m|4,5 cm × 60 m', 260, 140, 620],
      ['4.8 cm × 100 m|4.8 cm × 100 m|4,8 cm × 100 m', 390, 220, 760],
      ['6.0 cm × 100 m|6.0 cm × 100 m|6,0 cm × 100 m', 490, 280, 900],
    ],
    styles: ['静音款|low noise|ít ồn', '加厚款|extra thick|loại dày'],
    colours: ['clear', 'kraft', 'white', 'red'],
    attributes: [
      [material, 'BOPP + 丙烯酸胶|BOPP, acrylic glue|BOPP, keo acrylic'],
      ['厚度|Thickness|Độ dày', '45-55 μm'],
      [usage, '电商打包、仓库|Online shops, warehouses|Đóng gói bán hàng, kho'],
      [packing, '6 卷一提|Packs of 6 rolls|Lốc 6 cuộn'],
    ],
    lotQuantity: 72,
    unitsPerCarton: 72,
  },
  {
    key: 'notebook',
    drawing: 'notebook',
    title: '{style}笔记本 {model}|Notebook {model}, {style}|Sổ tay {model}, {style}',
    summary: '书写不洇墨，180° 平摊|Ink does not bleed, opens flat|Viết không lem mực, mở phẳng 180°',
    models: [
      ['A6', 590, 160, 320],
      ['A5', 890, 290, 580],
      ['B5', 1190, 430, 860],
    ],
    styles: ['硬壳绑带|hard cover, elastic band|bìa cứng, dây thun', '软皮革面|soft leather-look cover|bìa da mềm'],
    colours: ['wine', 'black', 'navy', 'sage', 'caramel'],
    attributes: [
      ['内页|Pages|Số trang', '192'],
      ['纸张|Paper|Giấy', '100 g 米黄纸|100 g ivory paper|Giấy ngà 100 g'],
      ['印刷|Printing|In ấn', '可烫印标志|Logo stamping|Nhận ép logo'],
      [packing, '热缩膜|Shrink wrap|Màng co'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 60,
  },
  {
    key: 'mailer',
    drawing: 'mailer',
    title: '{style}快递袋 {model}|Courier bags {model}, {style}|Túi gói hàng {model}, {style}',
    summary:
      '破坏性自封口，防水防撕|Tamper-evident seal, waterproof, tear-proof|Keo dán một lần, chống nước, chống rách',
    models: [
      ['20 × 30 cm', 980, 620, 1000],
      ['28 × 42 cm', 1690, 1180, 1900],
      ['38 × 52 cm', 2790, 1950, 3000],
    ],
    styles: [
      '100 个装加厚|thick, pack of 100|loại dày, gói 100 cái',
      '100 个装可降解|compostable, pack of 100|phân hủy sinh học, gói 100 cái',
    ],
    colours: ['grey', 'black', 'white', 'pink', 'green'],
    attributes: [
      [material, 'PE 全新料|New PE|Nhựa PE nguyên sinh'],
      ['厚度|Thickness|Độ dày', '60-80 μm'],
      ['印刷|Printing|In ấn', '可印刷|On request|Nhận in'],
      [packing, '100 个一包|Packs of 100|Gói 100 cái'],
    ],
    lotQuantity: 10,
    unitsPerCarton: 20,
  },
  {
    key: 'pens',
    drawing: 'pens',
    title: '{model} 中性笔 {style}|Gel pens {model}, {style}|Bút gel {model}, {style}',
    summary: '出墨顺滑，速干不蹭手|Smooth flow, dries fast, no smudges|Mực ra đều, mau khô, không lem tay',
    models: [
      ['0.5 mm|0.5 mm|0,5 mm', 990, 130, 320],
      ['0.7 mm|0.7 mm|0,7 mm', 1090, 135, 320],
      ['0.38 mm|0.38 mm|0,38 mm', 1190, 130, 320],
    ],
    styles: ['12 支配笔筒|12 with pen holder|12 cây kèm ống cắm', '24 支办公装|24 for the office|24 cây văn phòng'],
    colours: ['black', 'blue', 'red'],
    attributes: [
      ['笔芯|Refill|Ruột bút', '可替换|Replaceable|Thay được'],
      ['笔尖|Tip|Ngòi bút', '碳化钨珠|Tungsten carbide ball|Bi cacbua vonfram'],
      [usage, '学生、办公|School and office|Học sinh, văn phòng'],
      [packing, '彩盒|Colour box|Hộp màu'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 80,
  },
];
