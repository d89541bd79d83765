import { type Base, material, packing, usage } from './base.ts';

const warranty = ['质保|Warranty|Bảo hành', '12 个月|12 months|12 tháng'] as const;

export const digitalBases: readonly Base[] = [
  {
    key: 'earbuds',
    drawing: 'earbuds',
    title:
      '蓝牙 {model} 无线耳机 {style}|Bluetooth {model} wireless earbuds, {style}|Tai nghe không dây Bluetooth {model}, {style}',
    summary:
      '长续航，通话清晰，开盖即连|Long battery, clear calls, connects when opened|Pin lâu, đàm thoại rõ, mở nắp là kết nối',
    models: [
      ['5.3', 2890, 92, 480],
      ['5.4', 3250, 95, 480],
      ['5.4 Pro', 3980, 98, 500],
    ],
    styles: ['半入耳|semi in-ear|nhét nửa tai', '入耳降噪|in-ear, noise cancelling|nhét tai, chống ồn'],
    colours: ['white', 'black', 'mist', 'pink'],
    attributes: [
      ['续航|Battery life|Thời lượng pin', '28 小时（含仓）|28 hours with the case|28 giờ kèm hộp'],
      ['防水|Water resistance|Chống nước', 'IPX4'],
      ['充电口|Port|Cổng sạc', 'USB-C'],
      warranty,
    ],
    lotQuantity: 5,
    unitsPerCarton: 100,
  },
  {
    key: 'headphones',
    drawing: 'headphones',
    title:
      '头戴式蓝牙耳机 {model} {style}|Over-ear Bluetooth headphones {model}, {style}|Tai nghe chụp tai Bluetooth {model}, {style}',
    summary: '蛋白皮耳罩，可折叠好收纳|Soft ear pads, folds away|Đệm tai mềm, gấp gọn',
    models: [
      ['40 mm', 4290, 260, 2800],
      ['50 mm', 5290, 290, 3000],
      ['50 mm Pro', 6890, 310, 3100],
    ],
    styles: [
      '有线无线两用|wired and wireless|có dây và không dây',
      '主动降噪|active noise cancelling|chống ồn chủ động',
    ],
    colours: ['black', 'white', 'purple', 'sage'],
    attributes: [
      ['续航|Battery life|Thời lượng pin', '36 小时|36 hours|36 giờ'],
      ['接口|Ports|Cổng', 'USB-C, 3.5 mm'],
      [packing, '彩盒，配线|Colour box, with cable|Hộp màu, kèm dây'],
      warranty,
    ],
    lotQuantity: 5,
    unitsPerCarton: 40,
  },
  {
    key: 'phone-case',
    drawing: 'phoneCase',
    title: '{style}手机壳 {model}|Phone case for {model} phones, {style}|Ốp điện thoại {model}, {style}',
    summary:
      '四角气囊防摔，镜头边框加高|Cushioned corners, raised rim around the camera|Bốn góc đệm khí chống rơi, viền camera nâng cao',
    models: [
      ['6.1 寸|6.1-inch|6,1 inch', 490, 32, 160],
      ['6.7 寸|6.7-inch|6,7 inch', 520, 38, 180],
      ['6.9 寸|6.9-inch|6,9 inch', 560, 41, 190],
    ],
    styles: ['磁吸透色|magnetic, translucent|nam châm, trong mờ', '液态硅胶|liquid silicone|silicone lỏng'],
    colours: ['teal', 'black', 'clear', 'pink', 'purple', 'orange'],
    attributes: [
      [material, 'TPU + PC'],
      ['厚度|Thickness|Độ dày', '1.8 mm|1.8 mm|1,8 mm'],
      ['无线充电|Wireless charging|Sạc không dây', '支持|Supported|Hỗ trợ'],
      [packing, '挂孔袋|Hang bag|Túi có lỗ treo'],
    ],
    lotQuantity: 50,
    unitsPerCarton: 300,
  },
  {
    key: 'charger',
    drawing: 'charger',
    title: '{model} 快充充电头 {style}|{model} fast charger, {style}|Củ sạc nhanh {model}, {style}',
    summary:
      '双口同时充，过热过流保护|Two ports at once, heat and current protection|Hai cổng sạc cùng lúc, bảo vệ quá nhiệt quá dòng',
    models: [
      ['20 W', 1390, 62, 150],
      ['45 W', 2890, 98, 210],
      ['65 W', 3690, 125, 240],
    ],
    styles: ['氮化镓|GaN|GaN', '折叠插脚|folding prongs|chân cắm gập'],
    colours: ['white', 'black', 'mist'],
    sizes: ['插头|Plug|Chân cắm', '国标|Chinese plug|Chuẩn Trung Quốc', '欧标|European plug|Chuẩn châu Âu'],
    attributes: [
      ['输入|Input|Đầu vào', '100-240 V'],
      ['接口|Ports|Cổng', 'USB-C + USB-A'],
      [usage, '手机、平板、笔记本|Phones, tablets, laptops|Điện thoại, máy tính bảng, laptop'],
      warranty,
    ],
    lotQuantity: 20,
    unitsPerCarton: 200,
  },
  {
    key: 'cable',
    drawing: 'cable',
    title: '{style}编织数据线 {model}|Braided cable {model}, {style}|Cáp bện {model}, {style}',
    summary:
      '尼龙编织耐弯折，传输充电二合一|Nylon braid that bends, data and power|Bện nylon bền gập, vừa sạc vừa truyền dữ liệu',
    models: [
      ['1 m', 390, 32, 90],
      ['2 m', 520, 52, 120],
      ['3 m', 650, 74, 150],
    ],
    styles: ['USB-A 转 USB-C|USB-A to USB-C|USB-A sang USB-C', '双 USB-C|USB-C to USB-C|hai đầu USB-C'],
    colours: ['red', 'black', 'silver', 'navy'],
    attributes: [
      [material, '尼龙 + 铝合金|Nylon and aluminium|Nylon và hợp kim nhôm'],
      ['电流|Current|Dòng điện', '3 A'],
      ['传输|Data rate|Tốc độ truyền', '480 Mbps'],
      [packing, '单条 OPP 袋|One per OPP bag|Mỗi sợi một túi OPP'],
    ],
    lotQuantity: 50,
    unitsPerCarton: 400,
  },
  {
    key: 'power-bank',
    drawing: 'powerBank',
    title: '{model} 充电宝 {style}|{model} power bank, {style}|Sạc dự phòng {model}, {style}',
    summary:
      '电量一目了然，同时充两台设备|Shows its charge, feeds two devices at once|Hiển thị dung lượng, sạc hai thiết bị cùng lúc',
    models: [
      ['5000 mAh', 3290, 118, 160],
      ['10000 mAh', 4590, 215, 260],
      ['20000 mAh', 6890, 390, 430],
    ],
    styles: ['22.5 W 快充|22.5 W fast charge|sạc nhanh 22,5 W', '自带线|built-in cable|có sẵn dây'],
    colours: ['black', 'white', 'green', 'purple'],
    attributes: [
      ['电芯|Cells|Pin', '锂聚合物|Lithium polymer|Lithium polymer'],
      ['认证|Certificate|Chứng nhận', '3C'],
      ['显示|Display|Màn hình', 'LED 电量格|LED bars|Vạch LED'],
      warranty,
    ],
    lotQuantity: 10,
    unitsPerCarton: 60,
  },
];
