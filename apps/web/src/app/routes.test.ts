import { expect, test } from 'vitest';
import { isOpenPath } from '../lib/access.ts';
import { renderPage } from './entry-server.tsx';
import { mallRoutes } from './features.ts';
import { assets, settings as plainSettings } from '../../test/page.ts';

const settings = { ...plainSettings, caseNumber: 'ICP 1' };
/** A visitor's request while the calls behind it are down: the pages themselves answer. */
const visit = (url: string, language: 'cn' | 'en' | 'vi' = 'en') =>
  renderPage({
    url,
    language,
    settings,
    assets,
    isSignedIn: false,
    isMenuPath: () => false,
    fetchApi: async () => ({ status: 503, body: {} }),
  });
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test.each([
  ['/', 'Home'],
  ['/login', 'Log in'],
  ['/register', 'Register'],
  ['/login/forgot-password', 'New password'],
  ['/register/purchaser', 'Register as core enterprise'],
  ['/register/enterprise', 'Register as supplier'],
  ['/register/cooperation', 'Register as cooperative'],
  ['/mall', 'Purchasing hall'],
  ['/mall1', 'Purchasing hall as a table'],
  ['/mallDdc', 'Collected from links'],
  ['/mallDdcDetail/p1', 'Product'],
  ['/mallDetail/p1', 'Product'],
  ['/mallMaterial/p1', 'Promotion materials'],
  ['/mallDdcPayment/P1', 'Cashier'],
  ['/mallDdcPayment', 'Cashier'],
  ['/mallDdcCashier/P1', 'Cashier'],
  ['/mallPayment/P1', 'Cashier'],
  ['/myPayment', 'My payments'],
  ['/buyerDetail/D1', 'Order'],
  ['/myOrder', 'My orders'],
  ['/myOrderDetail/D1', 'Order'],
  ['/myRefundDetail/R1', 'After-sales'],
  ['/myCart', 'Cart'],
  ['/myInterest', 'Products of interest'],
  ['/addInterest', 'Register a product of interest'],
  ['/mallSearch', 'Search'],
  ['/mallSearch/cup', 'Search'],
  ['/createGuide/start', 'Buying guide'],
  ['/pluginInstallation', 'Collection plug-in'],
  ['/myInvoices/new', 'Ship goods'],
  ['/myInvoicesOrder', 'My shipping notes'],
])('a visitor gets the page %s, named by its route and the site', async (path, title) => {
  const { status, html, redirect } = await visit(path);
  expect({ status, redirect }).toEqual({ status: 200, redirect: undefined });
  expect(titleOf(html)).toBe(`${title} - 口岸代采`);
});

test.each(['/myStock?page=2', '/user/center?tab=mail', '/checkout?lines=1x2'])(
  'a visitor at %s is sent to the log-in with the whole address',
  async (path) => {
    expect(await visit(path)).toMatchObject({ status: 302, redirect: `/login?redirect=${encodeURIComponent(path)}` });
  },
);

test('what a page says about its access is what the list of open addresses says', () => {
  for (const { path, access } of mallRoutes)
    expect(isOpenPath(path.replace(/:\w+\??/, 'x')), path).toBe(access === 'open');
});

test('no page is part of the first load: each comes when it is needed', () => {
  for (const route of mallRoutes) expect(route.page.toString(), route.path).toMatch(/import/);
});

test('the empty path is the home page', async () => {
  const { status, html, redirect } = await visit('');
  expect({ status, redirect, title: titleOf(html) }).toEqual({
    status: 200,
    redirect: undefined,
    title: 'Home - 口岸代采',
  });
  expect(isOpenPath('')).toBe(true);
});

test('error pages answer with their status', async () => {
  expect(await visit('/401')).toMatchObject({ status: 403 });
  expect(await visit('/404')).toMatchObject({ status: 404 });
  expect(await visit('/no/such/page')).toMatchObject({ status: 302, redirect: '/404' });
});

test('the footer names 2018-2023, the case number, and what the platform does not answer for', async () => {
  const [cn, en, vi] = await Promise.all(
    (['cn', 'en', 'vi'] as const).map(async (language) => (await visit('/404', language)).html),
  );
  for (const html of [cn, en, vi]) {
    expect(html).toContain('© 2018-2023 口岸代采');
    expect(html).toContain('data-case-number="true">ICP 1<');
  }
  expect(en).toContain(
    'The platform provides payment, logistics, customs and after-sales infrastructure. It is not a party to the sale and is not liable for goods quality or for refunds for subjective reasons. Buy a sample before a bulk order.',
  );
  expect(cn).toContain('自身不参与交易');
  expect(vi).toContain('mẫu');
});

test('the log-in page has user name, password, captcha, remember-me and the way to registration', async () => {
  const { html } = await visit('/login');
  for (const name of ['username', 'password', 'code', 'rememberMe']) expect(html, name).toContain(`name="${name}"`);
  expect(html).toContain('href="/register"');
});

test('the log-in page leads to a page for a forgotten password, which opens for visitors and knows where they wanted to go', async () => {
  expect((await visit('/login')).html).toContain('href="/login/forgot-password"');
  const { html } = await visit('/login?redirect=%2FmyStock');
  expect(html).toContain('href="/login/forgot-password?redirect=%2FmyStock"');
  const page = await visit('/login/forgot-password?redirect=%2FmyStock');
  expect(page.status).toBe(200);
  for (const name of ['email', 'code', 'password', 'confirmPassword'])
    expect(page.html, name).toContain(`name="${name}"`);
  expect(page.html).toContain('href="/login?redirect=%2FmyStock"');
});

const roles = ['purchaser', 'enterprise', 'cooperation'];
test('the registration page lets the visitor choose one of three roles', async () => {
  const { html } = await visit('/register?redirect=%2FmyCart');
  for (const role of roles) expect(html).toContain(`href="/register/${role}?redirect=%2FmyCart"`);
});

const registrationFields = [
  'username',
  'nickName',
  'email',
  'code',
  'password',
  'confirmPassword',
  'phone',
  'registrationAgreement',
  'termsOfService',
];
test('the registration form has every field and both agreements', async () => {
  const { html } = await visit('/register/purchaser');
  for (const name of registrationFields) expect(html, name).toContain(`name="${name}"`);
  expect(html).not.toContain('name="licenses"');
});

test.each(['enterprise', 'cooperation'])(
  'the registration of %s has every field and asks for a licence',
  async (role) => {
    const { html } = await visit(`/register/${role}`);
    for (const name of [...registrationFields, 'licenses']) expect(html, name).toContain(`name="${name}"`);
    expect(html).toContain(`aria-current="page" href="/register/${role}"`);
  },
);

test('the hall shows cards at /mall and a table at /mall1', async () => {
  const products = { content: [card('p1'), card('p2')], totalElements: 2 };
  const fetchApi = async (path: string) =>
    path.startsWith('/api/products') ? { status: 200, body: products } : { status: 200, body: [] };
  const page = (url: string) =>
    renderPage({ url, language: 'en', settings, assets, isSignedIn: false, isMenuPath: () => false, fetchApi });
  const { html } = await page('/mall1');
  expect(/<table.*<\/table>/s.exec(html)?.[0]).toContain('Product p1');
  expect(html).toContain('role="search"');
  expect((await page('/mall')).html).not.toContain('<table aria-label="Purchasing hall as a table"');
});
const card = (id: string) => ({
  id,
  kind: 'mall',
  title: { cn: id, en: `Product ${id}`, vi: id },
  imageUrl: `/picture/${id}.webp`,
  priceFen: 1200,
  lastTier: { minQuantity: 100, priceFen: 1000 },
  minQuantity: 1,
  city: null,
  inBorderStock: true,
  handlingDays: 2,
});

test('the personal centre needs a log-in', async () => {
  expect(await visit('/user/center')).toMatchObject({ status: 302, redirect: '/login?redirect=%2Fuser%2Fcenter' });
});

test('a search may have a word or none, and a product of interest takes a screenshot', async () => {
  expect((await visit('/mallSearch')).status).toBe(200);
  expect((await visit('/mallSearch/cup')).status).toBe(200);
  expect((await visit('/addInterest')).html).toContain('type="file"');
});
