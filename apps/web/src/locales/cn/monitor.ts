import type en from '../en/monitor.ts';
import type { Translation } from '../resources.ts';

const monitor: Translation<typeof en> = {
  doc: {
    title: '接口文档',
    hint: '本服务器的全部接口。',
    search: '按地址或名称搜索',
    count: '{{count}} 个接口',
    none: '没有符合的接口',
    noneHint: '请换一个词搜索。',
    parameters: '参数',
    required: '必填',
    optional: '选填',
    body: '请求体',
    replies: '响应',
  },
  sql: {
    title: 'SQL 监控',
    hint: '所有进程合计；时间单位为毫秒。',
    since: '自 {{at}} 起统计',
    slowFrom: '{{ms}} 毫秒及以上',
    sort: '排序',
    none: '暂无内容',
    noneHint: '目前没有可显示的内容。',
    showAll: '显示全部 {{count}} 条',
    tab: { statements: '语句', slow: '慢语句', running: '正在执行' },
    column: {
      text: '语句',
      count: '次数',
      errors: '错误',
      rows: '行数',
      totalMs: '总时间',
      meanMs: '平均',
      p95Ms: '95 分位',
      maxMs: '最长',
      at: '时间点',
      ms: '用时',
      state: '状态',
    },
  },
};

export default monitor;
