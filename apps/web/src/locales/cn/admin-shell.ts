import type en from '../en/admin-shell.ts';
import type { Translation } from '../resources.ts';

const adminShell: Translation<typeof en> = {
  menu: '菜单', openMenu: '展开菜单', closeMenu: '收起菜单', breadcrumb: '面包屑',
  openTabs: '已打开页面', closeTab: '关闭{{title}}', refresh: '刷新当前页', tabActions: '标签操作', closeThis: '关闭', closeOthers: '关闭其他', closeAll: '关闭全部', noName: '未命名',
  fullscreen: '全屏', fullscreenUnsupported: '当前浏览器不支持全屏', size: '布局大小', sizeDefault: '默认', sizeMedium: '中', sizeSmall: '小', sizeMini: '迷你',
  settings: '布局设置', themeColour: '主题颜色', appearance: '外观', light: '浅色', dark: '深色', interface: '界面', showTabs: '显示标签栏', fixedHeader: '固定头部', showLogo: '显示侧边栏 Logo', showFooter: '显示页脚', restore: '恢复默认', kept: '改动立即生效，保存在本机 365 天',
  portBlue: '口岸蓝', indigo: '靛蓝', gulfCyan: '海湾青', teaGreen: '茶绿', wisteria: '紫藤', berry: '莓红', teak: '柚木', graphite: '石墨',
  account: '账号', personalCentre: '个人中心', mall: '去商城', logOut: '退出登录',
  notBuilt: { title: '这一页暂不可用', hint: '菜单指定的组件是“{{component}}”，当前版本没有它。' },
  searchMenu: '搜索菜单', noMenuFound: '没有找到菜单',
};

export default adminShell;
