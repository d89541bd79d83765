import type en from '../en/common.ts';
import type { Translation } from '../resources.ts';

const common: Translation<typeof en> = {
  siteName: '口岸代采',
  ok: '好', cancel: '取消', close: '关闭', save: '保存', back: '返回', retry: '重试', search: '搜索', reset: '重置', remove: '移除', edit: '修改', view: '查看', more: '更多',
  loading: '加载中', optional: '选填', required: '必填', all: '全部', yes: '是', no: '否',
  copy: '复制', copied: '已复制', increase: '增加', decrease: '减少', showPassword: '显示密码', hidePassword: '隐藏密码',
  choose: '请选择', pieces: '{{count}} 件',
  failure: {
    title: '错误', sessionExpired: '登录状态已过期，请重新登录', timeout: '网络请求超时',
    noAnswer: '服务器没有回应，请检查网络后重试', unknown: '请求失败，请稍后再试',
  },
  frame: {
    failed: '没有加载出来', failedHint: '已填的内容还在。', notFound: '这里没有内容', notFoundHint: '地址可能有误，或者它属于别人。',
    forbidden: '你没有权限查看', forbiddenHint: '请联系管理员开通权限。', logIn: '登录', logInFirst: '登录后查看', logInHint: '登录后回到这一页。',
  },
  field: {
    required: '{{label}}不能为空', tooShort: '{{label}}至少 {{min}} 个字符', tooLong: '{{label}}最多 {{max}} 个字符',
    number: '请输入整数', tooSmall: '不能小于 {{min}}', tooLarge: '不能大于 {{max}}', email: '请输入正确的邮箱地址', format: '{{label}}的格式不正确', choice: '请从选项中选择', mustAgree: '请先阅读并同意',
  },
  upload: {
    pick: '上传图片', orDrop: '可拖入或 Ctrl + V 粘贴', busy: '上传中 {{percent}}%', failed: '上传失败', tooLarge: '文件不能超过 {{max}} MB', wrongType: '只能上传图片（JPEG、PNG、WebP）', replace: '更换', remove: '移除图片', preview: '已上传的图片',
  },
  table: { empty: '还没有内容', page: '第 {{page}} 页', previous: '上一页', next: '下一页', range: '第 {{from}}-{{to}} 条，共 {{total}} 条', pages: '分页' },
  time: { justNow: '刚刚', minutesAgo_one: '1 分钟前', minutesAgo_other: '{{count}} 分钟前', hoursAgo_one: '1 小时前', hoursAgo_other: '{{count}} 小时前', oneDayAgo: '1 天前', daysAgo: '{{count}} 天前', days: '天', hours: '小时', minutes: '分', seconds: '秒', left: '剩余时间', over: '时间到了' },
  picture: { missing: '图片无法显示' },
  orderStatus: {
    depositPending: '待付定金', depositReview: '已付定金，待审核', depositRejected: '定金审核不通过', stockingPending: '已付定金，待备货', stocking: '仓库备货中',
    finalPending: '备货完成，待付尾款', finalReview: '已付尾款，待审核', finalRejected: '尾款审核不通过', shipmentPending: '待发货', shipping: '发货中',
    completed: '已完成', closed: '已关闭', refunding: '退款中', refunded: '退款成功', refundFailed: '退款失败',
  },
  awaitingConfirmation: '待确认',
  journey: { title: '订单进度', step: '第 {{step}} 步，共 5 步', confirm: '下单确认', deposit: '付定金', stocking: '边境仓备货', final: '付尾款', delivery: '发货送达', ended: '订单已结束' },
};

export default common;
