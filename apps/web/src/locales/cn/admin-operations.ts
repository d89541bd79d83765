import type en from '../en/admin-operations.ts';
import type { Translation } from '../resources.ts';

const adminOperations: Translation<typeof en> = {
  openAlone: '在新标签页打开',
  log: {
    title: {
      info: '操作日志',
      error: '错误日志',
    },
    none: {
      info: '还没有操作记录',
      error: '没有错误',
    },
    blurry: '用户、接口、IP、内容',
    time: '时间',
    user: '用户',
    call: '接口',
    method: '动作',
    status: '结果',
    took: '耗时',
    ms: '{{count}} 毫秒',
    ip: 'IP 地址',
    address: '地点',
    browser: '浏览器',
    params: '请求内容',
    exception: '异常详情',
    empty: '清空日志',
    emptyTitle: {
      info: '清空操作日志？',
      error: '清空错误日志？',
    },
    emptyHint: '全部记录将被删除，不能恢复。',
  },
  package: {
    title: {
      deploy: '部署包',
      database: '数据库脚本',
    },
    upload: {
      deploy: '上传部署包',
      database: '上传脚本',
    },
    uploadHint: '不超过 50 MB；只保存和列出，绝不执行。',
    name: '名称',
    version: '版本',
    size: '大小',
    sha256: 'SHA-256',
    target: '目标',
    createBy: '上传人',
    blurry: '名称、校验值、上传人',
    none: '这里还没有文件',
    noneHint: '在上方上传第一个文件。',
    removeTitle: '删除 {{name}} 第 {{version}} 版？',
  },
};

export default adminOperations;
