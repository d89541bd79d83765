import type en from '../en/admin-settings.ts';
import type { Translation } from '../resources.ts';

const adminSettings: Translation<typeof en> = {
  dict: {
    title: '字典',
    add: '新增字典',
    editTitle: '编辑 {{name}}',
    name: '名称',
    nameHint: '页面按这个名称读取。',
    description: '描述',
    kind: '类别',
    builtIn: '内置',
    own: '自建',
    blurry: '名称、描述',
    removeTitle: '删除 {{name}}？',
    removeHint: '所有条目一并删除，不能恢复。',
  },
  entry: {
    title: '条目',
    of: '{{name}} 的条目',
    add: '新增条目',
    editTitle: '编辑 {{label}}',
    label: '标签',
    value: '值',
    valueHint: '存储和传输的内容；true、false 也按文本。',
    sort: '排序',
    none: '还没有条目',
    noneHint: '新增第一个条目。',
    removeTitle: '删除 {{label}}？',
    removeHint: '页面不再提供该选项，不能恢复。',
  },
};

export default adminSettings;
