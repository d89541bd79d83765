import { localized } from './localized.ts';
import type { DemoSpecValue } from './types.ts';

/** Every colour that demo goods come in: `#rrggbb` and its name. */
const colourList = {
  black: ['#2b2f36', '墨黑|Ink black|Đen mực'],
  white: ['#e8ebee', '瓷白|Porcelain white|Trắng sứ'],
  cream: ['#d9cfbd', '米白|Cream|Trắng kem'],
  grey: ['#8e979f', '浅灰|Light grey|Xám nhạt'],
  charcoal: ['#4a525b', '炭灰|Charcoal|Xám than'],
  silver: ['#b8c0c7', '银色|Silver|Bạc'],
  navy: ['#2c4368', '藏青|Navy|Xanh navy'],
  blue: ['#3f7fc0', '湖蓝|Lake blue|Xanh hồ'],
  mist: ['#7699bd', '雾蓝|Mist blue|Xanh sương'],
  teal: ['#2f7f86', '孔雀绿|Teal|Xanh mòng két'],
  green: ['#4f9d6b', '草绿|Grass green|Xanh cỏ'],
  sage: ['#8aa583', '豆绿|Sage|Xanh đậu'],
  olive: ['#76794a', '军绿|Olive|Xanh rêu'],
  yellow: ['#e3b341', '姜黄|Mustard|Vàng nghệ'],
  orange: ['#e08a3c', '暖橙|Warm orange|Cam ấm'],
  red: ['#c8454f', '朱红|Vermilion|Đỏ son'],
  wine: ['#8c3449', '酒红|Wine red|Đỏ rượu vang'],
  pink: ['#e29aa8', '樱粉|Blossom pink|Hồng anh đào'],
  purple: ['#8a78b8', '香芋紫|Taro purple|Tím khoai môn'],
  caramel: ['#b07a48', '焦糖|Caramel|Nâu caramel'],
  coffee: ['#6b4a38', '咖啡色|Coffee brown|Nâu cà phê'],
  denim: ['#5478a0', '牛仔蓝|Denim blue|Xanh bò'],
  kraft: ['#c0986a', '牛皮色|Kraft brown|Nâu giấy kraft'],
  clear: ['#bcd3e0', '透明|Clear|Trong suốt'],
} as const satisfies Record<string, readonly [hex: string, name: string]>;

export type ColourKey = keyof typeof colourList;

export function colourValue(key: ColourKey): DemoSpecValue {
  const [colourHex, name] = colourList[key];
  return { key, name: localized(name), colourHex };
}
