import type en from '../en/admin-link-health.ts';
import type { Translation } from '../resources.ts';

const health: Translation<typeof en> = {
  title: '网站读取状况',
  none: '这段时间没有读取记录',
  noneHint: '插件采集、短链接打开和系统读取网页都会统计在这里。',
  site: '网站',
  way: '方式',
  ways: {
    plugin: '插件',
    short: '短链接',
    page: '公开网页',
    provider: '取数渠道',
  },
  version: '版本',
  rate: '成功率',
  count: '{{good}} / {{total}}',
  lastGood: '最近成功',
  lastFailed: '最近失败',
  errors: '失败代码',
  state: '当前',
  troubled: '异常',
  fine: '正常',
  time: '时间范围',
  hours: {
    '1': '近 1 小时',
    '24': '近 24 小时',
    '168': '近 7 天',
    '720': '近 30 天',
  },
};

export default health;
