import { localized } from './localized.ts';
import type { DemoCategory } from './types.ts';

const category = (slug: string, name: string): DemoCategory => ({ slug, name: localized(name) });

/** In the order of the mall's menu. */
export const demoCategories: readonly DemoCategory[] = [
  category('home', '家居日用|Home and living|Gia dụng và đời sống'),
  category('kitchen', '厨房餐具|Kitchen and tableware|Nhà bếp và bộ đồ ăn'),
  category('apparel', '服装配饰|Clothing and accessories|Quần áo và phụ kiện'),
  category('shoes-bags', '鞋靴箱包|Shoes and bags|Giày dép và túi xách'),
  category('digital', '数码配件|Digital accessories|Phụ kiện điện tử'),
  category('baby-toys', '母婴玩具|Baby and toys|Mẹ bé và đồ chơi'),
  category('lighting', '照明小电|Lighting and small appliances|Đèn và điện gia dụng nhỏ'),
  category('tools', '五金工具|Hardware and tools|Kim khí và dụng cụ'),
  category('office-packing', '办公包装|Office and packing|Văn phòng phẩm và bao bì'),
  category('sports', '运动户外|Sports and outdoors|Thể thao và dã ngoại'),
  category('pets', '宠物用品|Pet supplies|Đồ dùng thú cưng'),
  category('beauty', '美妆个护|Beauty and personal care|Làm đẹp và chăm sóc cá nhân'),
];
