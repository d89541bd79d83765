import type en from '../en/services.ts';
import type { Translation } from '../resources.ts';

const services: Translation<typeof en> = {
  label: '增值服务',
  inspection: '验货拍照',
  crate: '木箱',
  insurance: '保险',
  hint: '在使用服务的发货单里按当时的价格收费。',
  link: {
    requires: '{{service}}需要同时选择：{{other}}',
    excludes: '{{service}}不能与此同时选择：{{other}}',
    suggests: '选择{{service}}时建议加选：{{other}}',
  },
};

export default services;
