export const meta = (title: string) => ({ title, icon: 'list', noCache: true });
/** Menus as the server builds them: a folder of pages, a folder in a folder, a single page and a link. */
export const tree = [
  {
    path: '/orders',
    component: 'Layout',
    hidden: false,
    redirect: 'noredirect',
    alwaysShow: true,
    meta: meta('Orders'),
    children: [
      { path: 'list', component: 'orders/list', hidden: false, name: 'OrderList', meta: meta('All orders') },
      {
        path: 'deep',
        component: 'ParentView',
        hidden: false,
        meta: meta('Deep'),
        children: [{ path: 'x', component: 'orders/x', hidden: true, name: 'X', meta: meta('X') }],
      },
    ],
  },
  {
    path: '/desk',
    component: 'Layout',
    hidden: false,
    children: [{ path: 'index', component: 'desk/index', hidden: false, name: 'Desk', meta: meta('Desk') }],
  },
  {
    path: '/out',
    component: 'Layout',
    hidden: false,
    children: [{ path: 'https://docs.example/', hidden: false, meta: meta('Docs') }],
  },
];
