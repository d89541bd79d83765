import { expect, test } from 'vitest';
import { bodyOfMenu } from './menu-values.ts';
import { bodyOfUser } from './user-values.ts';

const form = {
  textCn: '订单 ',
  textEn: '',
  pid: 3,
  menuSort: 1,
  path: 'orders',
  component: 'orders/index',
  componentName: 'Orders',
  permission: 'order:list',
  icon: 'list',
  iFrame: false,
  cache: true,
  hidden: true,
};

test('a menu sends only what its type has: a button its permission, a link no component', () => {
  expect(bodyOfMenu({ ...form, type: '1' })).toEqual({
    titles: { cn: '订单', en: null, vi: null },
    type: 1,
    pid: 3,
    menuSort: 1,
    path: 'orders',
    component: 'orders/index',
    componentName: 'Orders',
    permission: 'order:list',
    icon: 'list',
    iFrame: false,
    cache: true,
    hidden: true,
  });
  expect(bodyOfMenu({ ...form, type: '2' })).toMatchObject({
    type: 2,
    path: null,
    component: null,
    icon: null,
    permission: 'order:list',
    cache: false,
    hidden: false,
  });
  const link = { ...form, type: '1', iFrame: true, path: 'https://example.com' };
  expect(bodyOfMenu(link)).toMatchObject({ path: 'https://example.com', iFrame: true, component: null });
  expect(bodyOfMenu({ ...form, type: '0' })).toMatchObject({ component: null, permission: null, path: 'orders' });
});

test('an account sends emptied fields as null, and one’s own neither roles nor access', () => {
  const values = {
    username: 'mai',
    nickName: 'Mai',
    email: 'mai@example.com',
    phone: '',
    enabled: true,
    roles: ['4', '7'],
  };
  expect(bodyOfUser(values, { isOwn: false })).toEqual({
    username: 'mai',
    nickName: 'Mai',
    email: 'mai@example.com',
    phone: null,
    gender: null,
    enabled: true,
    roles: [{ id: 4 }, { id: 7 }],
  });
  expect(bodyOfUser(values, { isOwn: true })).not.toHaveProperty('roles');
  expect(bodyOfUser(values, { isOwn: true })).not.toHaveProperty('enabled');
});
