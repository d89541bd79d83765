import type en from '../en/materials.ts';
import type { Translation } from '../resources.ts';

const materials: Translation<typeof en> = {
  title: '推广素材',
  toProduct: '回到商品',
  none: '还没有推广素材',
  noneHint: '用于销售这件商品的图片、视频和文案会显示在这里。',
  noneInLanguage: '没有这种语言的素材',
  language: '素材语言',
  languages: { all: '全部', cn: '中文', en: 'English', vi: 'Tiếng Việt' },
  only: { cn: '中文', en: '英文', vi: '越南文' },
  pictures: '图片',
  videos: '视频',
  texts: '文案',
  enlarge: '放大 {{name}}',
  before: '上一张',
  next: '下一张',
  place: '{{at}} / {{count}}',
  copy: '复制文案',
  copied: '已复制',
  download: '下载（{{size}} MB）',
  downloadOne: '下载 {{name}}',
  downloadAll: '打包下载全部（{{size}} MB）',
  downloading: '正在打包下载',
  downloaded: '已下载。',
  downloadFailed: '下载中断，请重试。',
};

export default materials;
