import type en from '../en/plugin.ts';
import type { Translation } from '../resources.ts';

const plugin: Translation<typeof en> = {
  title: '采集插件',
  hint: '在 1688、淘宝、天猫、京东、拼多多和微店的商品页直接采集，并显示到手价。',
  notice: '本插件为 {{version}} 版，仅支持电脑上的 Chrome 及其他 Chromium 浏览器（Edge、Cốc Cốc）。',
  download: '下载插件（{{size}} KB）',
  missing: '本服务器暂未提供插件下载。',
  state: {
    label: '当前浏览器',
    absent: '此浏览器尚未安装插件。',
    old: '已安装 {{version}} 版，需要 {{minimum}} 或更高版本：请重新下载并替换文件夹。',
    alone: '已安装 {{version}} 版，尚未连接您的账号。',
    ready: '已安装 {{version}} 版并已连接。',
    asking: '正在检测插件…',
  },
  stepsTitle: '五步安装',
  steps: {
    download: '下载文件，解压到一个会保留的文件夹。',
    open: '在新标签页打开 chrome://extensions。',
    developer: '打开右上角的“开发者模式”。',
    load: '点击“加载已解压的扩展程序”，选择解压后的文件夹，并把插件固定在地址栏旁。',
    pair: '在本页获取配对码，点击插件，选择“去连接”并填写配对码。',
  },
  useTitle: '采集商品',
  use: {
    open: '打开上述网站的商品页，右侧边缘会出现蓝色按钮。',
    choose: '为各规格填写数量，价格和到手价随之更新。',
    add: '加入购物车；暂未提供的可加入感兴趣商品。',
  },
  pair: {
    title: '连接此浏览器',
    hint: '配对码几分钟内有效，只能使用一次。工作人员不会向您索要。',
    get: '获取配对码',
    again: '重新获取',
    code: '配对码',
    left: '剩余时间',
    over: '配对码已过期，请重新获取。',
  },
  devices: {
    title: '已连接的浏览器',
    none: '还没有连接的浏览器',
    name: '浏览器',
    version: '版本',
    pairedAt: '连接时间',
    lastUsedAt: '最近使用',
    never: '从未',
    remove: '断开',
    removeOf: '断开 {{name}}',
    removeTitle: '断开此浏览器？',
    removeText: '{{name}} 将不能再为您的账号采集商品，需要新的配对码才能重新连接。',
  },
  safe: '插件只读取商品页，不保存密码，只能使用您的购物车和感兴趣商品。修改密码后所有浏览器都会断开。',
};

export default plugin;
