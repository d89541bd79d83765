import { type Base, material, packing, usage } from './base.ts';

export const toolsBases: readonly Base[] = [
  {
    key: 'screwdrivers',
    drawing: 'screwdrivers',
    title: '螺丝刀套装 {model} {style}|Screwdriver set, {model}, {style}|Bộ tua vít {model}, {style}',
    summary: '刀头带磁，手柄防滑耐油|Magnetic tips, oil-proof non-slip grips|Đầu có từ, cán chống trượt chống dầu',
    models: [
      ['3 件|3 pieces|3 chiếc', 1290, 310, 620],
      ['6 件|6 pieces|6 chiếc', 2190, 580, 1100],
      ['12 件|12 pieces|12 chiếc', 3690, 1050, 1900],
    ],
    styles: ['铬钒钢|chrome vanadium steel|thép crom vanadi', '绝缘款|insulated|cách điện'],
    colours: ['orange', 'red', 'teal'],
    attributes: [
      ['刀头|Tips|Đầu vít', '一字、十字|Slotted and cross|Dẹt và bake'],
      ['硬度|Hardness|Độ cứng', 'HRC 52'],
      [usage, '家用、电工|Home, electricians|Gia đình, thợ điện'],
      [packing, '吸塑卡|Blister card|Vỉ nhựa'],
    ],
    lotQuantity: 10,
    unitsPerCarton: 40,
  },
  {
    key: 'tape-measure',
    drawing: 'tapeMeasure',
    title: '{style}钢卷尺 {model}|Steel tape measure {model}, {style}|Thước cuộn thép {model}, {style}',
    summary: '尺带涂层耐磨，回弹顺畅|Coated hard-wearing blade, smooth return|Lá thước phủ chống mòn, thu về êm',
    models: [
      ['3 m', 590, 120, 210],
      ['5 m', 790, 190, 290],
      ['7.5 m|7.5 m|7,5 m', 1190, 310, 420],
    ],
    styles: ['自锁|self-locking|tự khóa', '双面刻度|printed on both sides|vạch hai mặt'],
    colours: ['yellow', 'black', 'red', 'blue'],
    attributes: [
      [material, '碳钢 + TPR 包胶|Carbon steel, TPR cover|Thép carbon, bọc TPR'],
      ['尺宽|Blade width|Bản thước', '19-25 mm'],
      ['精度|Accuracy|Độ chính xác', '±1 mm'],
      [packing, '挂卡|Hang card|Thẻ treo'],
    ],
    lotQuantity: 30,
    unitsPerCarton: 100,
  },
  {
    key: 'hammer',
    drawing: 'hammer',
    title: '{style}羊角锤 {model}|Claw hammer {model}, {style}|Búa nhổ đinh {model}, {style}',
    summary: '锤头锻打，起钉省力|Forged head, pulls nails with ease|Đầu búa rèn, nhổ đinh nhẹ tay',
    models: [
      ['0.25 kg|0.25 kg|0,25 kg', 1190, 420, 780],
      ['0.5 kg|0.5 kg|0,5 kg', 1690, 720, 1050],
      ['0.75 kg|0.75 kg|0,75 kg', 2190, 1010, 1350],
    ],
    styles: ['包胶柄|rubber grip|cán bọc cao su', '玻纤柄|fibreglass handle|cán sợi thủy tinh'],
    colours: ['red', 'black', 'blue'],
    attributes: [
      ['锤头|Head|Đầu búa', '45# 碳钢|C45 carbon steel|Thép carbon C45'],
      ['长度|Length|Chiều dài', '28-33 cm'],
      [usage, '木工、装修|Carpentry, decorating|Thợ mộc, sửa nhà'],
      [packing, '锤头套 + 纸箱|Head cover, carton|Bọc đầu búa, thùng giấy'],
    ],
    lotQuantity: 10,
    unitsPerCarton: 36,
  },
];
