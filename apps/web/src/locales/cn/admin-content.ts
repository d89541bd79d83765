import type en from '../en/admin-content.ts';
import type { Translation } from '../resources.ts';

const documents: Translation<typeof en> = {
  title: '指南与规则',
  note: '发布过的版本永久可查',
  document: '文档',
  inForce: '现行版本',
  versionNumber: '第 {{version}} 版',
  acceptedBy: '同意人数',
  draft: '草稿',
  draftOf: '第 {{version}} 版草稿',
  open: '打开',
  openOf: '打开{{name}}',
  parts: '文档内容',
  write: '编辑',
  versions: '版本',
  version: '版本',
  language: '语言',
  view: '视图',
  views: {
    text: '正文',
    preview: '预览',
    changes: '差异',
  },
  text: '正文',
  textHint:
    '## 标题 {#锚点} · - 列表 · 1. 步骤 · **粗体** · *斜体* · [链接](/路径 或 https://…) · | 表格 | · [[prices]]。HTML 会原样显示为文字。',
  changeNote: '修改说明',
  requires: '买家下次下单前必须同意此版本',
  save: '保存草稿',
  saved: '草稿已保存',
  saveFirst: '请先保存草稿，再发布。',
  publish: '发布',
  published: '新版本已生效',
  drop: '放弃草稿',
  ask: {
    publish: '发布{{name}}？',
    drop: '放弃{{name}}的草稿？',
  },
  consequence: {
    publish: '立即生效，旧版本仍可查看。',
    required: '立即生效。每位买家在下次下单时会被要求同意一次。',
    drop: '三种语言中已写的内容都会丢失。',
  },
  pricesHere: '此处显示现行价格表。',
  noChanges: '与现行版本相同。',
  asked: '需要同意',
  yes: '是',
  no: '否',
  changed: '修改',
  read: '查看',
  readOf: '查看第 {{version}} 版',
};

export default documents;
