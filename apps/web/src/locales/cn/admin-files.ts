import type en from '../en/admin-files.ts';
import type { Translation } from '../resources.ts';

const adminFiles: Translation<typeof en> = {
  title: '文件',
  upload: '上传文件',
  uploadHint: '图片、文档、音乐、视频和压缩包，每个不超过 50 MB',
  name: '名称',
  type: '类型',
  types: {
    图片: '图片',
    文档: '文档',
    音乐: '音乐',
    视频: '视频',
    其他: '其他',
  },
  suffix: '后缀',
  size: '大小',
  purpose: '用途',
  purposes: {
    picture: '图片',
    license: '营业执照',
    document: '文档',
    library: '素材',
    avatar: '头像',
    package: '部署包',
  },
  use: '使用情况',
  inUse: '已关联记录',
  free: '未关联',
  createBy: '上传人',
  sha256: '校验值',
  measures: '像素',
  blurry: '名称、后缀、类型、上传人',
  rename: '重命名',
  renameTitle: '重命名 {{name}}',
  renameHint: '后缀不变。',
  removeHint: '使用它们的页面将无法显示，不能恢复。',
};

export default adminFiles;
