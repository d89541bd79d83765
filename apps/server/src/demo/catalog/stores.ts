import { localized } from './localized.ts';
import type { DemoSite, DemoStore } from './types.ts';

const shopAddresses: Record<DemoSite, (externalId: string) => string | null> = {
  '1688': (id) => `https://${id}.1688.com/`,
  taobao: (id) => `https://${id}.taobao.com/`,
  tmall: (id) => `https://${id}.tmall.com/`,
  'mall-supplier': () => null,
};

function store(site: DemoSite, key: string, name: string, city: string): DemoStore {
  const externalId = `kouan-demo-${key}`;
  return { key, name: localized(name), city: localized(city), site, externalId, url: shopAddresses[site](externalId) };
}

/** Every name says that the store is a sample (示例, sample, mẫu). */
export const demoStores: readonly DemoStore[] = [
  store(
    '1688',
    'yongkang',
    '永康示例杯业厂|Yongkang Sample Drinkware Factory|Xưởng bình cốc mẫu Vĩnh Khang',
    '浙江永康|Yongkang, Zhejiang|Vĩnh Khang, Chiết Giang',
  ),
  store(
    '1688',
    'foshan',
    '佛山示例针织厂|Foshan Sample Knitwear Factory|Xưởng dệt kim mẫu Phật Sơn',
    '广东佛山|Foshan, Guangdong|Phật Sơn, Quảng Đông',
  ),
  store(
    'tmall',
    'jinjiang',
    '晋江示例鞋包旗舰店|Jinjiang Sample Shoes and Bags Store|Cửa hàng giày túi mẫu Tấn Giang',
    '福建晋江|Jinjiang, Fujian|Tấn Giang, Phúc Kiến',
  ),
  store(
    'taobao',
    'shenzhen',
    '深圳示例数码店|Shenzhen Sample Digital Shop|Tiệm đồ số mẫu Thâm Quyến',
    '广东深圳|Shenzhen, Guangdong|Thâm Quyến, Quảng Đông',
  ),
  store(
    'mall-supplier',
    'zhongshan',
    '中山示例照明电器厂|Zhongshan Sample Lighting Factory|Xưởng đèn điện mẫu Trung Sơn',
    '广东中山|Zhongshan, Guangdong|Trung Sơn, Quảng Đông',
  ),
  store(
    '1688',
    'yiwu',
    '义乌示例百货商行|Yiwu Sample General Goods|Hàng tạp hóa mẫu Nghĩa Ô',
    '浙江义乌|Yiwu, Zhejiang|Nghĩa Ô, Chiết Giang',
  ),
  store(
    'tmall',
    'yangzhou',
    '扬州示例玩具专营店|Yangzhou Sample Toy Store|Cửa hàng đồ chơi mẫu Dương Châu',
    '江苏扬州|Yangzhou, Jiangsu|Dương Châu, Giang Tô',
  ),
  store(
    'mall-supplier',
    'pingxiang',
    '凭祥示例口岸供应商|Pingxiang Sample Border Supplier|Nhà cung cấp cửa khẩu mẫu Bằng Tường',
    '广西凭祥|Pingxiang, Guangxi|Bằng Tường, Quảng Tây',
  ),
];
