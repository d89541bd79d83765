import { type Base, material, packing, usage } from './base.ts';

export const lightingBases: readonly Base[] = [
  {
    key: 'hand-fan',
    drawing: 'handFan',
    title: '手持小风扇 {model} {style}|Handheld fan {model}, {style}|Quạt cầm tay {model}, {style}',
    summary:
      '静音大风，握感轻巧，可立桌面|Quiet and strong, light, stands on a desk|Gió mạnh êm, nhẹ tay, đứng được trên bàn',
    models: [
      ['2000 mAh', 1090, 165, 900],
      ['4000 mAh', 1390, 210, 950],
      ['6000 mAh', 1790, 260, 1050],
    ],
    styles: ['三档静音|three quiet speeds|ba mức gió êm', '带底座可折叠|folding, with stand|gập gọn, có đế'],
    colours: ['sage', 'white', 'pink', 'mist'],
    attributes: [
      [material, 'ABS'],
      ['充电口|Port|Cổng sạc', 'USB-C'],
      ['噪音|Noise|Độ ồn', '< 40 dB'],
      [packing, '彩盒，配充电线|Colour box, with cable|Hộp màu, kèm dây sạc'],
    ],
    lotQuantity: 20,
    unitsPerCarton: 60,
  },
  {
    key: 'desk-lamp',
    drawing: 'deskLamp',
    title: '{style}护眼台灯 {model}|Eye-care desk lamp {model}, {style}|Đèn bàn bảo vệ mắt {model}, {style}',
    summary: '无频闪，灯臂任意角度|No flicker, arm stays at any angle|Không nhấp nháy, cần đèn chỉnh mọi góc',
    models: [
      ['8 W', 3890, 780, 5200],
      ['12 W', 4690, 980, 6100],
      ['18 W', 5890, 1250, 7400],
    ],
    styles: [
      '三色触控|touch, three colours of light|cảm ứng, ba màu sáng',
      '充电插电两用|battery and mains|dùng pin và cắm điện',
    ],
    colours: ['black', 'white', 'yellow', 'sage'],
    attributes: [
      ['色温|Colour temperature|Nhiệt độ màu', '3000-6000 K'],
      ['显色指数|Colour rendering|Chỉ số hoàn màu', 'Ra 95'],
      [usage, '阅读、写字、办公|Reading, writing, office|Đọc sách, viết, làm việc'],
      [packing, '泡沫内衬彩盒|Colour box with foam|Hộp màu lót xốp'],
    ],
    lotQuantity: 4,
    unitsPerCarton: 12,
  },
  {
    key: 'bulb',
    drawing: 'bulb',
    title: 'LED 球泡灯 {model} {style}|LED bulb {model}, {style}|Bóng đèn LED {model}, {style}',
    summary:
      '省电亮堂，恒流驱动寿命长|Bright and thrifty, constant-current driver|Sáng, tiết kiệm điện, nguồn ổn dòng bền lâu',
    models: [
      ['9 W', 390, 58, 520],
      ['12 W', 490, 72, 640],
      ['18 W', 690, 105, 900],
    ],
    styles: ['E27 螺口|E27 screw|đui xoáy E27', 'B22 卡口|B22 bayonet|đui cài B22'],
    colours: ['yellow', 'white', 'mist'],
    attributes: [
      ['电压|Voltage|Điện áp', '85-265 V'],
      ['寿命|Lifetime|Tuổi thọ', '15,000 小时|15,000 hours|15.000 giờ'],
      ['灯罩|Cover|Chụp đèn', 'PC 磨砂|Frosted PC|PC mờ'],
      [packing, '单只纸盒|One per box|Mỗi bóng một hộp'],
    ],
    lotQuantity: 50,
    unitsPerCarton: 100,
  },
  {
    key: 'led-strip',
    drawing: 'ledStrip',
    title: 'LED 灯带 {model} {style}|LED strip {model}, {style}|Đèn LED dây {model}, {style}',
    summary: '可剪可弯，背胶即贴|Can be cut and bent, self-adhesive|Cắt và uốn được, có sẵn keo dán',
    models: [
      ['5 m', 1490, 180, 900],
      ['10 m', 2590, 320, 1300],
      ['20 m', 4690, 600, 2200],
    ],
    styles: ['12 V 防水|12 V waterproof|12 V chống nước', '遥控七彩|colour, with remote|bảy màu, có điều khiển'],
    colours: ['yellow', 'white', 'blue', 'purple', 'green'],
    attributes: [
      ['灯珠|LEDs|Hạt LED', '60/m'],
      ['防水|Water resistance|Chống nước', 'IP65'],
      [usage, '吊顶、橱柜、招牌|Ceilings, cabinets, signs|Trần, tủ, biển hiệu'],
      [packing, '防静电袋 + 卷盘|Antistatic bag and reel|Túi chống tĩnh điện và cuộn'],
    ],
    lotQuantity: 10,
    unitsPerCarton: 50,
  },
];
