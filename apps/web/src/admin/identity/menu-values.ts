import type { MenuRow } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { textsOf, threeTexts, valuesOfTexts } from '../three-texts.tsx';

export const menuTypes = ['0', '1', '2'] as const;
const maxSort = 999_999;

export const MenuForm = Type.Object({
  ...threeTexts(100),
  type: Type.String(),
  pid: Type.Integer({ minimum: 0 }),
  menuSort: Type.Integer({ minimum: 0, maximum: maxSort }),
  path: Type.Optional(Type.String({ maxLength: 500 })),
  component: Type.Optional(Type.String({ maxLength: 200 })),
  componentName: Type.Optional(Type.String({ maxLength: 100 })),
  permission: Type.Optional(Type.String({ maxLength: 100 })),
  icon: Type.Optional(Type.String({ maxLength: 100 })),
  iFrame: Type.Optional(Type.Boolean()),
  cache: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
});
export type MenuForm = Static<typeof MenuForm>;

export const valuesOfMenu = (menu: MenuRow): Partial<MenuForm> => ({
  ...valuesOfTexts(menu.titles),
  type: String(menu.type),
  pid: menu.pid ?? 0,
  menuSort: menu.menuSort,
  path: menu.path,
  component: menu.component ?? '',
  componentName: menu.componentName ?? '',
  permission: menu.permission ?? '',
  icon: menu.icon,
  iFrame: menu.iFrame,
  cache: menu.cache,
  hidden: menu.hidden,
});

/** A blank menu below another, the last of its siblings. */
export const blankMenu = (pid: number, menuSort: number): Partial<MenuForm> => ({
  type: pid === 0 ? '0' : '1',
  pid,
  menuSort,
  icon: 'list',
  iFrame: false,
  cache: false,
  hidden: false,
});

/** What the form sends: only what its type has; the rest is emptied. */
export function bodyOfMenu(values: MenuForm) {
  const isButton = values.type === '2';
  const isPage = values.type === '1';
  const isLink = isPage && values.iFrame === true;
  const text = (value: string | undefined, isThere: boolean) => (isThere ? value?.trim() || null : null);
  return {
    titles: textsOf(values),
    type: Number(values.type),
    pid: values.pid,
    menuSort: values.menuSort,
    path: text(values.path, !isButton),
    component: text(values.component, isPage && !isLink),
    componentName: text(values.componentName, isPage && !isLink),
    permission: text(values.permission, values.type !== '0'),
    icon: text(values.icon, !isButton),
    iFrame: isLink,
    cache: isPage && values.cache === true,
    hidden: !isButton && values.hidden === true,
  };
}
