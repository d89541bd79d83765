import type en from '../en/mall.ts';
import type { Translation } from '../resources.ts';

const mall: Translation<typeof en> = {
  'Bad Request': '请求无法识别',
  'Not Found': '地址不存在',
  'Request Timeout': '请求用时过长，请重试',
  'Payload Too Large': '发送的内容过大',
  'Request Entity Too Large': '发送的内容过大',
  'Too Many Requests': '请求过于频繁，请稍候再试',
  'Internal Server Error': '服务器出错，请稍后再试',
  'Bad Gateway': '暂时无法连接服务器',
  'Service Unavailable': '服务器繁忙或正在更新，请一分钟后再试',
  'Gateway Timeout': '服务器未及时响应',
};

export default mall;
