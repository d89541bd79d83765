import { Outlet, type RouteObject, useRoutes } from 'react-router';
import { BehindMenu } from './behind-menu.tsx';
import { mallRoutes } from './features.ts';
import { MallFrame } from './mall-frame.tsx';
import { RoutePage } from './route-page.tsx';

const inFrame = (frame: 'mall' | 'bare'): RouteObject[] =>
  mallRoutes
    .filter((route) => (route.frame ?? 'mall') === frame)
    .map((route) => ({ path: route.path, element: <RoutePage route={route} /> }));

const table: RouteObject[] = [
  { element: <MallFrame />, children: inFrame('mall') },
  { element: <Outlet />, children: inFrame('bare') },
  { path: '*', element: <BehindMenu /> },
];

/** All addresses: those of the features, and whatever the signed-in account's menu adds. */
export const AppRoutes = () => useRoutes(table);
