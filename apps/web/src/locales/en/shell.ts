/** The frame of the mall's pages, and the error pages. */
const shell = {
  skip: 'Skip to content', tagline: 'KOUAN',
  rate: 'Today', rateUpdated: 'updated {{time}}', liability: 'What we are liable for', prohibited: 'Prohibited items', language: 'Language',
  searchLabel: 'Search, or paste a product link from a Chinese site', searchPlaceholder: 'Search, or paste a product link', search: 'Search',
  notices: 'Notices', cart: 'Cart', cartCount: 'Cart, {{count}} lines', logIn: 'Log in', register: 'Register',
  mainNavigation: 'Main', bottomNavigation: 'Bottom',
  hall: 'Purchasing hall', orders: 'My orders', stock: 'My stock', ship: 'Ship goods', shippingNotes: 'My shipping notes', interest: 'Products of interest', plugin: 'Collection plug-in', guide: 'Guide',
  tabHall: 'Mall', tabOrders: 'Orders', tabPaste: 'Paste', tabStock: 'Stock', tabMe: 'Me',
  account: 'Account', personalCentre: 'Personal centre', admin: 'Admin area', logOut: 'Log out',
  disclaimer: 'The platform provides payment, logistics, customs and after-sales infrastructure. It is not a party to the sale and is not liable for goods quality or for refunds for subjective reasons. Buy a sample before a bulk order.',
  terms: 'Terms', privacy: 'Privacy', copyright: '© 2018-2023 {{name}}',
  notFound: { title: 'Page not found', hint: 'The address may be wrong or the page has moved.', action: 'To the purchasing hall' },
  forbidden: { title: 'No permission', hint: 'Your account may not open this page. Ask the administrator, or log in with another account.', action: 'To the purchasing hall' },
} as const;

export default shell;
