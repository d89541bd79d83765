import type { Translation } from '../resources.ts';
import type en from '../en/providers.ts';

const providers: Translation<typeof en> = {
  outcome: {
    found: '已取到',
    gone: '已下架',
    closed: '需登录',
    unusable: '数据不可用',
    refused: '被拒绝',
    limited: '超出平台限额',
    timeout: '超时',
    failed: '失败',
    quota: '当日额度用完',
    open: '熔断中',
    noTime: '时间不足',
  },
  tried: '取数顺序与结果',
  triedHint: '仅员工可见。',
  step: '顺序',
  provider: '渠道',
  result: '结果',
  time: '时间',
  took: '{{ms}} 毫秒',
  cached: '缓存',
  notTried: '该商品尚未请求过任何渠道。',
  settings: '链接取数渠道',
};

export default providers;
