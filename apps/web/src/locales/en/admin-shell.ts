/** The frame of the admin area. */
const adminShell = {
  menu: 'Menu', openMenu: 'Open the menu', closeMenu: 'Close the menu', breadcrumb: 'Breadcrumb',
  openTabs: 'Open pages', closeTab: 'Close {{title}}', refresh: 'Refresh this page', tabActions: 'Tab actions', closeThis: 'Close', closeOthers: 'Close others', closeAll: 'Close all', noName: 'no-name',
  fullscreen: 'Fullscreen', fullscreenUnsupported: 'This browser cannot go fullscreen', size: 'Layout size', sizeDefault: 'Default', sizeMedium: 'Medium', sizeSmall: 'Small', sizeMini: 'Mini',
  settings: 'Layout settings', themeColour: 'Theme colour', appearance: 'Appearance', light: 'Light', dark: 'Dark', interface: 'Interface', showTabs: 'Show tabs', fixedHeader: 'Fixed header', showLogo: 'Show the logo', showFooter: 'Show the footer', restore: 'Restore defaults', kept: 'Takes effect at once, kept here for 365 days',
  portBlue: 'Port blue', indigo: 'Indigo', gulfCyan: 'Gulf cyan', teaGreen: 'Tea green', wisteria: 'Wisteria', berry: 'Berry', teak: 'Teak', graphite: 'Graphite',
  account: 'Account', personalCentre: 'Personal centre', mall: 'To the mall', logOut: 'Log out',
  notBuilt: { title: 'This page is not available yet', hint: 'The menu names the component “{{component}}”, which this version does not have.' },
  searchMenu: 'Search the menu', noMenuFound: 'No menu found',
} as const;

export default adminShell;
