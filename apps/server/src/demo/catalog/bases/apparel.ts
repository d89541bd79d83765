import { apparelSizes, type Base, care, material, packing } from './base.ts';

const wash = [care, '30°C 机洗，不漂白|Machine wash 30°C, no bleach|Giặt máy 30°C, không tẩy'] as const;
const oppBag = [packing, '单件 OPP 袋|One per OPP bag|Mỗi chiếc một túi OPP'] as const;

export const apparelBases: readonly Base[] = [
  {
    key: 't-shirt',
    drawing: 'tShirt',
    title: '{model} 纯棉短袖 T 恤 {style}|Cotton T-shirt {model}, {style}|Áo thun cotton {model}, {style}',
    summary:
      '圆领螺纹，宽松落肩，可定制印花|Ribbed crew neck, loose fit, printing on request|Cổ tròn bo gân, dáng rộng, nhận in theo yêu cầu',
    models: [
      ['180 g', 1080, 190, 900],
      ['230 g', 1320, 240, 1050],
      ['250 g 重磅|250 g heavy|250 g dày dặn', 1490, 260, 1150],
    ],
    styles: ['男女同款|unisex|nam nữ đều mặc', '儿童亲子款|children, family match|trẻ em, đồ gia đình'],
    colours: ['cream', 'black', 'mist', 'sage', 'caramel'],
    sizes: apparelSizes,
    attributes: [
      [material, '100% 精梳棉|100% combed cotton|100% cotton chải kỹ'],
      ['领型|Collar|Cổ áo', '圆领螺纹|Ribbed crew neck|Cổ tròn bo gân'],
      wash,
      oppBag,
    ],
    lotQuantity: 10,
    unitsPerCarton: 60,
  },
  {
    key: 'hoodie',
    drawing: 'hoodie',
    title: '连帽卫衣 {model} {style}|Hooded sweatshirt, {model}, {style}|Áo hoodie {model}, {style}',
    summary:
      '大口袋，帽绳可调，春秋冬都能穿|Large pocket, adjustable cord, three seasons|Túi lớn, dây mũ chỉnh được, mặc ba mùa',
    models: [
      ['薄款 280 g|light 280 g|mỏng 280 g', 2690, 420, 2400],
      ['加绒 360 g|fleece 360 g|lót nỉ 360 g', 3390, 560, 3200],
      ['重磅 420 g|heavy 420 g|dày 420 g', 3990, 650, 3500],
    ],
    styles: ['套头款|pullover|chui đầu', '拉链开衫款|zip-up|khóa kéo'],
    colours: ['green', 'black', 'grey', 'purple', 'cream'],
    sizes: apparelSizes,
    attributes: [
      [material, '65% 棉 35% 涤纶|65% cotton, 35% polyester|65% cotton, 35% polyester'],
      ['版型|Fit|Dáng', '宽松|Loose|Rộng'],
      wash,
      oppBag,
    ],
    lotQuantity: 6,
    unitsPerCarton: 30,
  },
  {
    key: 'dress',
    drawing: 'dress',
    title: '{style}吊带连衣裙 {model}|Strap dress, {model}, {style}|Váy hai dây {model}, {style}',
    summary: '收腰显瘦，裙摆自然垂落|Fitted waist, skirt that falls softly|Eo ôm tôn dáng, chân váy rủ tự nhiên',
    models: [
      ['短款 85 cm|short 85 cm|ngắn 85 cm', 2990, 260, 1200],
      ['中长款 105 cm|midi 105 cm|dáng midi 105 cm', 3590, 320, 1450],
      ['长款 125 cm|long 125 cm|dài 125 cm', 3990, 380, 1650],
    ],
    styles: ['波点|polka dot|chấm bi', '纯色|plain|trơn màu'],
    colours: ['black', 'red', 'navy', 'pink'],
    sizes: apparelSizes,
    attributes: [
      [material, '雪纺，有内衬|Chiffon, lined|Voan, có lót'],
      ['季节|Season|Mùa', '春夏|Spring, summer|Xuân hè'],
      wash,
      oppBag,
    ],
    lotQuantity: 5,
    unitsPerCarton: 50,
  },
  {
    key: 'jeans',
    drawing: 'jeans',
    title: '{style}牛仔裤 {model}|Jeans, {model}, {style}|Quần bò {model}, {style}',
    summary:
      '水洗不易褪色，五袋经典版|Washed, keeps its colour, classic five pockets|Đã wash, ít phai màu, năm túi cổ điển',
    models: [
      ['直筒|straight|ống đứng', 3680, 580, 2300],
      ['阔腿|wide leg|ống rộng', 3980, 620, 2500],
      ['修身弹力|slim stretch|ôm co giãn', 3880, 540, 2200],
    ],
    styles: ['高腰|high waist|cạp cao', '中腰|mid waist|cạp vừa'],
    colours: ['denim', 'navy', 'black', 'grey'],
    sizes: ['腰围|Waist|Vòng eo', '26', '28', '30', '32', '34'],
    attributes: [
      [material, '98% 棉 2% 氨纶|98% cotton, 2% elastane|98% cotton, 2% spandex'],
      ['面料重|Fabric weight|Độ dày vải', '11.5 oz|11.5 oz|11,5 oz'],
      wash,
      oppBag,
    ],
    lotQuantity: 6,
    unitsPerCarton: 40,
  },
  {
    key: 'cap',
    drawing: 'cap',
    title: '{model}棒球帽 {style}|Baseball cap, {model}, {style}|Mũ lưỡi trai {model}, {style}',
    summary: '后扣可调，帽檐有型不变形|Adjustable back, brim keeps its shape|Khóa sau chỉnh được, vành giữ dáng',
    models: [
      ['纯棉|cotton|cotton', 790, 85, 1100],
      ['速干|quick-dry|nhanh khô', 890, 70, 1000],
      ['灯芯绒|corduroy|nhung tăm', 990, 105, 1200],
    ],
    styles: ['光板可绣字|blank, for embroidery|trơn, nhận thêu chữ', '刺绣款|embroidered|thêu sẵn'],
    colours: ['navy', 'black', 'cream', 'olive', 'red'],
    attributes: [
      ['头围|Head size|Vòng đầu', '55-60 cm'],
      ['帽檐|Brim|Vành mũ', '7 cm'],
      [care, '手洗|Hand wash|Giặt tay'],
      oppBag,
    ],
    lotQuantity: 20,
    unitsPerCarton: 100,
  },
];
