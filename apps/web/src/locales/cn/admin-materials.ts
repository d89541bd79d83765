import type en from '../en/admin-materials.ts';
import type { Translation } from '../resources.ts';

const adminMaterials: Translation<typeof en> = {
  title: '推广素材',
  blurry: '名称、货号或店铺',
  materials: '素材',
  with: '已有素材',
  without: '没有素材',
  product: '商品',
  id: '商品编号',
  pictures: '图片',
  videos: '视频',
  texts: '文案',
  counts: '图片 {{pictures}}，视频 {{videos}}，文案 {{texts}}',
  open: '素材',
  seePage: '查看页面',
  upload: '添加图片和视频',
  uploadHint: 'JPG、PNG、WebP、GIF、MP4 或 WebM，每个不超过 50 MB，合计不超过 200 MB。所有人可见。',
  addText: '添加文案',
  none: '还没有素材',
  noneHint: '添加图片、视频或文案，买家会在商品页面找到。',
  kinds: { picture: '图片', video: '视频', text: '文案' },
  languages: { cn: '中文', en: '英文', vi: '越南文' },
  untranslated: '未翻译：{{languages}}',
  up: '上移 {{name}}',
  down: '下移 {{name}}',
  removeOne: '删除 {{name}}',
  removeTitle: '删除 {{name}}？',
  removeHint: '文件会一并删除，无法恢复。',
  editTitle: '编辑 {{name}}',
  name: '名称',
  body: '内容',
  forWhom: '显示给哪种语言的读者',
  everybody: '所有语言',
};

export default adminMaterials;
