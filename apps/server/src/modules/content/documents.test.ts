import {
  acceptDocuments,
  addHomeBlock,
  type BodyOf,
  type DocumentLabel,
  documentLabels,
  deleteHomeBlock,
  dropDraft,
  editHomeBlock,
  getDocument,
  getDocumentVersion,
  getStaffVersion,
  keepDraft,
  languages,
  listAcceptancesOfUser,
  listDocuments,
  listDocumentVersions,
  listDueDocuments,
  listHomeBlocks,
  listMyAcceptances,
  listStaffHomeBlocks,
  orderHomeBlocks,
  placeOrder,
  publishDraft,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, testServer } from '../../../test/harness.ts';
import { anOrderWish } from '../../../test/orders.ts';
import { aProduct } from '../../../test/products.ts';
import { transaction } from '../../platform/db.ts';
import { publish } from '../../platform/outbox.ts';

const server = await testServer();
const editor = await server.as(await aStaff(server, 'contentEditor'));
const admin = await server.as(await anAdmin(server));

type Draft = Partial<BodyOf<typeof keepDraft>>;
const bodies = (text: string) => ({
  cn: `## 标题 {#a}\n\n${text}`,
  en: `## Head {#a}\n\n${text}`,
  vi: `## Mục {#a}\n\n${text}`,
});
const write = (label: DocumentLabel, text: string, changes: Draft = {}) =>
  editor.call(keepDraft, {
    params: { label },
    body: { bodies: bodies(text), note: '', requiresAcceptance: false, changedAt: null, ...changes },
  });
async function release(label: DocumentLabel, text: string, changes: Draft = {}): Promise<number> {
  const draft = (await write(label, text, changes)).data;
  const reply = await editor.call(publishDraft, { params: { label }, body: { changedAt: draft.changedAt } });
  expect(reply.status).toBe(204);
  return draft.version;
}
const english = (label: DocumentLabel) => server.visitor.call(getDocument, { params: { label, language: 'en' } });

test('a visitor reads every document in three languages, with headings to jump to and no code of its form left', async () => {
  for (const label of documentLabels)
    for (const language of languages) {
      const { status, data } = await server.visitor.call(getDocument, { params: { label, language } });
      expect([label, language, status, data.version]).toEqual([label, language, 200, 1]);
      expect(data.blocks[0]).toMatchObject({ kind: 'heading', level: 2 });
      expect(data.blocks.length).toBeGreaterThan(4);
      expect(JSON.stringify(data.blocks)).not.toMatch(/\{#|\*\*|\]\(|\[\[prices/);
    }
  const fees = (await english('fees')).data;
  expect(fees.blocks.filter(({ kind }) => kind === 'prices')).toHaveLength(1);
  expect((await english('liability')).data.blocks[1]).toMatchObject({
    kind: 'paragraph',
    runs: [{ text: expect.stringContaining('The platform does no transactions itself.') }],
  });
  const unknown = await server.app.inject('/api/documents/nothing/en');
  expect(unknown.statusCode).toBe(400);
  const later = { label: 'fees' as const, language: 'en' as const, version: 2 };
  expect((await server.visitor.call(getDocumentVersion, { params: later })).error?.code).toBe(
    'content.document_not_found',
  );
});

test('a draft is seen by editors only until it is published; what was published stays readable as it was', async () => {
  const label = 'payment' as const;
  const before = (await english(label)).data;
  const first = await write(label, 'First try', { note: ' shorter ' });
  expect(first).toMatchObject({ status: 200, data: { version: 2, isPublished: false, note: 'shorter' } });
  const second = await write(label, 'Second **try**', { changedAt: first.data.changedAt });
  expect(second.data).toMatchObject({ version: 2, bodies: bodies('Second **try**') });
  expect((await english(label)).data).toEqual(before);
  const draft = { label, language: 'en' as const, version: 2 } as const;
  expect((await server.visitor.call(getDocumentVersion, { params: draft })).status).toBe(404);

  const body = { changedAt: second.data.changedAt };
  expect((await editor.call(publishDraft, { params: { label }, body })).status).toBe(204);
  expect((await english(label)).data).toMatchObject({
    version: 2,
    blocks: [
      { kind: 'heading', id: 'a', runs: [{ text: 'Head' }] },
      { kind: 'paragraph', runs: [{ text: 'Second ' }, { text: 'try', isBold: true }] },
    ],
  });
  const old = await server.visitor.call(getDocumentVersion, { params: { ...draft, version: 1 } });
  expect(old.data.blocks).toEqual(before.blocks);
  const versions = (await editor.call(listDocumentVersions, { params: { label } })).data;
  expect(versions.map(({ version, isPublished }) => [version, isPublished])).toEqual([
    [2, true],
    [1, true],
  ]);
  expect((await editor.call(getStaffVersion, { params: { label, version: 1 } })).data.bodies.en).toContain('## ');
  const row = (await editor.call(listDocuments)).data.find((one) => one.label === label);
  expect(row).toMatchObject({ publishedVersion: 2, draft: null });
});

test('two editors never write over each other, and nothing is published that was not read', async () => {
  const label = 'shipping' as const;
  expect(
    (await editor.call(publishDraft, { params: { label }, body: { changedAt: '2026-01-01T00:00:00Z' } })).error?.code,
  ).toBe('content.no_draft');
  expect((await editor.call(dropDraft, { params: { label } })).error?.code).toBe('content.no_draft');
  const first = (await write(label, 'one')).data;
  expect((await write(label, 'blind')).error?.code).toBe('content.draft_changed');
  const second = (await write(label, 'two', { changedAt: first.changedAt })).data;
  expect((await write(label, 'late', { changedAt: first.changedAt })).error?.code).toBe('content.draft_changed');
  const stale = { params: { label }, body: { changedAt: first.changedAt } };
  expect((await editor.call(publishDraft, stale)).error?.code).toBe('content.draft_changed');
  expect((await editor.call(dropDraft, { params: { label } })).status).toBe(204);
  expect((await editor.call(getStaffVersion, { params: { label, version: second.version } })).status).toBe(404);

  const same = (await editor.call(getStaffVersion, { params: { label, version: 1 } })).data.bodies;
  const draft = (await write(label, '', { bodies: same })).data;
  const unchanged = await editor.call(publishDraft, { params: { label }, body: { changedAt: draft.changedAt } });
  expect(unchanged.error?.code).toBe('content.nothing_changed');
});

test('all three languages are required, and a text has a longest length', async () => {
  const empty = await write('start', 'x', { bodies: { ...bodies('x'), vi: ' \n ' } });
  expect(empty).toMatchObject({ status: 400, error: { code: 'content.text_required' } });
  expect((await write('start', 'x', { bodies: { ...bodies('x'), en: 'x'.repeat(60_001) } })).status).toBe(400);
});

test('only editors write, and what is published cannot be changed in the database either', async () => {
  const buyer = await server.as(await aBuyer(server));
  const service = await server.as(await aStaff(server, 'customerService'));
  for (const caller of [server.visitor, buyer, service]) {
    const status = caller === server.visitor ? 401 : 403;
    const body = { bodies: bodies('x'), note: '', requiresAcceptance: false, changedAt: null };
    expect((await caller.call(keepDraft, { params: { label: 'terms' }, body })).status).toBe(status);
    expect(
      (await caller.call(publishDraft, { params: { label: 'terms' }, body: { changedAt: '2026-01-01T00:00:00Z' } }))
        .status,
    ).toBe(status);
    expect((await caller.call(listDocuments)).status).toBe(status);
  }
  const buyerId = Number((await aBuyer(server)).id);
  await transaction(server.db, (tx) =>
    publish(tx, 'account.registered', { userId: buyerId, language: 'vi', address: '' }),
  );
  for (const change of [
    sql`update document_texts set body = 'x' where label = 'terms' and version = 1`,
    sql`delete from document_texts where label = 'terms' and version = 1`,
    sql`update document_versions set note = 'x' where label = 'terms' and version = 1`,
    sql`update document_acceptances set version = 1 where user_id = ${buyerId}`,
  ])
    await expect(server.db.execute(change)).rejects.toThrow('Failed query');
});

async function aShopper(language: 'cn' | 'en' | 'vi' = 'vi') {
  const user = await aBuyer(server);
  const caller = await server.as(user, language);
  const product = await aProduct(server);
  const order = async () => caller.call(placeOrder, { body: await anOrderWish(caller, product) });
  return { user, caller, order };
}
const agreed = async (caller: Caller) =>
  (await caller.call(listMyAcceptances)).data.map(({ label, version, language, occasion }) =>
    [label, version, language, occasion].join(' '),
  );

test('an order writes down which versions were in force, once each, in the language of the buyer', async () => {
  const { user, caller, order } = await aShopper();
  expect(await agreed(caller)).toEqual([]);
  expect((await order()).status).toBe(201);
  expect((await order()).status).toBe(201);
  expect((await agreed(caller)).sort()).toEqual(['liability 1 vi order', 'prohibited 1 vi order', 'terms 1 vi order']);

  const seen = await admin.call(listAcceptancesOfUser, { params: { id: user.id } });
  expect(seen.data).toEqual((await caller.call(listMyAcceptances)).data);
  const other = await server.as(await aBuyer(server));
  expect((await other.call(listAcceptancesOfUser, { params: { id: user.id } })).status).toBe(403);
  expect((await other.call(listMyAcceptances)).data).toEqual([]);
});

test('new terms that require agreement stop the next order until the buyer agrees, and ask once', async () => {
  const { caller, order } = await aShopper('en');
  expect((await order()).status).toBe(201);
  const version = await release('terms', 'New terms', { requiresAcceptance: true });

  const refused = await order();
  expect(refused).toMatchObject({ status: 409, error: { code: 'content.acceptance_needed' } });
  expect(refused.error?.message).toContain('read and agree');
  const due = (await caller.call(listDueDocuments)).data;
  expect(due).toEqual([{ label: 'terms', version }]);

  const old = { documents: [{ label: 'terms' as const, version: version - 1 }] };
  expect((await caller.call(acceptDocuments, { body: old })).error?.code).toBe('content.version_not_in_force');
  expect((await order()).status).toBe(409);
  expect((await caller.call(acceptDocuments, { body: { documents: due } })).status).toBe(204);
  expect((await caller.call(acceptDocuments, { body: { documents: due } })).status).toBe(204);
  expect((await caller.call(listDueDocuments)).data).toEqual([]);
  expect((await order()).status).toBe(201);
  expect(await agreed(caller)).toContain(`terms ${version} en order`);

  // A later version that only mends words asks nobody again; the order writes it down all the same.
  const mended = await release('terms', 'New terms, mended');
  expect((await order()).status).toBe(201);
  expect(await agreed(caller)).toContain(`terms ${mended} en order`);
  // Whoever never agreed to the required one is asked for the one in force now.
  const late = await aShopper();
  expect((await late.order()).error?.code).toBe('content.acceptance_needed');
  expect((await late.caller.call(listDueDocuments)).data).toEqual([{ label: 'terms', version: mended }]);
});

test('terms published while orders are placed: each order either came before or was refused', async () => {
  const shoppers = await Promise.all([aShopper(), aShopper(), aShopper(), aShopper()]);
  for (const { caller } of shoppers) {
    const documents = (await caller.call(listDueDocuments)).data;
    if (documents.length > 0) await caller.call(acceptDocuments, { body: { documents } });
    await caller.call(listMyAcceptances);
  }
  const draft = (await write('prohibited', 'Newer list', { requiresAcceptance: true })).data;
  const body = { changedAt: draft.changedAt };
  const [published, ...replies] = await Promise.all([
    editor.call(publishDraft, { params: { label: 'prohibited' }, body }),
    ...shoppers.map(({ order }) => order()),
  ]);
  expect(published.status).toBe(204);
  for (const [index, { status, error }] of replies.entries()) {
    if (status !== 201) expect(error?.code).toBe('content.acceptance_needed');
    const written = await agreed(shoppers[index]?.caller ?? editor);
    expect(written.filter((one) => one.startsWith('prohibited'))).toHaveLength(status === 201 ? 1 : 0);
  }
});

type Block = BodyOf<typeof addHomeBlock>;
const words = (text: string) => ({ cn: `${text}中`, en: `${text} en`, vi: `${text} vi` });
const addBlock = (changes: Partial<Block> = {}) =>
  editor.call(addHomeBlock, {
    body: {
      ...{ kind: 'notice', title: words('春节'), text: null, link: null, productIds: [] },
      ...{ languages: [...languages], isShown: true, startsAt: null, endsAt: null },
      ...changes,
    },
  });
const blocksIn = async (language: 'cn' | 'en' | 'vi') =>
  (await server.visitor.call(listHomeBlocks, { params: { language } })).data;

test('blocks of the home page: headline, notices and goods in order, language and time; goods off sale are left out', async () => {
  const [sold, gone] = [await aProduct(server), await aProduct(server)];
  const hour = 3_600_000;
  const at = async (hours: number) => {
    const { rows } = await server.db.execute<{ now: string }>(sql`select app_now()::text as now`);
    return new Date(new Date(String(rows[0]?.now)).getTime() + hours * hour).toISOString();
  };
  const group = await addBlock({ kind: 'group', title: words('推荐'), productIds: [gone.publicId, sold.publicId] });
  const hero = await addBlock({ kind: 'hero', title: words('大促'), text: words('说明') });
  const onlyVietnamese = await addBlock({
    ...{ title: { cn: '放假', en: null, vi: 'Nghỉ lễ' }, link: '/createGuide/fees', languages: ['vi'] },
    endsAt: await at(2),
  });
  await addBlock({ title: words('以后'), startsAt: await at(1) });
  await addBlock({ title: words('隐藏'), isShown: false });
  expect([group.status, hero.status, onlyVietnamese.status]).toEqual([201, 201, 201]);

  expect(
    (await blocksIn('en')).map(({ kind, title, products }) => [kind, title, products.map(({ id }) => id)]),
  ).toEqual([
    ['group', '推荐 en', [gone.publicId, sold.publicId]],
    ['hero', '大促 en', []],
  ]);
  expect((await blocksIn('vi')).at(-1)).toMatchObject({ kind: 'notice', title: 'Nghỉ lễ', link: '/createGuide/fees' });
  const staff = async () => (await editor.call(listStaffHomeBlocks)).data;
  expect((await staff()).map(({ state }) => state)).toEqual(['shown', 'shown', 'shown', 'planned', 'hidden']);

  await server.db.execute(sql`update products set is_on_sale = false where public_id = ${gone.publicId}`);
  expect((await blocksIn('cn'))[0]?.products.map(({ id }) => id)).toEqual([sold.publicId]);
  expect((await staff())[0]?.products.map(({ isOnSale }) => isOnSale)).toEqual([false, true]);

  const ids = (await staff()).map(({ id }) => id);
  expect((await editor.call(orderHomeBlocks, { body: { ids: ids.toReversed() } })).status).toBe(204);
  expect((await blocksIn('en')).map(({ kind }) => kind)).toEqual(['hero', 'group']);
  expect((await editor.call(orderHomeBlocks, { body: { ids: ids.slice(1) } })).error?.code).toBe(
    'content.block_changed',
  );

  const first = (await staff()).find(({ kind }) => kind === 'hero');
  const { title, link, languages: shownIn, startsAt, endsAt, changedAt = '' } = { ...first };
  const edit = (changes: object) =>
    editor.call(editHomeBlock, {
      params: { id: first?.id ?? 0 },
      body: {
        ...{ title: title ?? words(''), text: null, link: link ?? null, productIds: [], languages: shownIn ?? [] },
        ...{ isShown: true, startsAt: startsAt ?? null, endsAt: endsAt ?? null, changedAt },
        ...changes,
      },
    });
  expect((await edit({ title: words('新') })).status).toBe(204);
  expect((await edit({ title: words('旧') })).error?.code).toBe('content.block_changed');
  expect((await blocksIn('en'))[0]).toMatchObject({ title: '新 en', text: null });

  const params = { id: first?.id ?? 0 };
  expect((await editor.call(deleteHomeBlock, { params })).status).toBe(204);
  expect((await editor.call(deleteHomeBlock, { params })).error?.code).toBe('content.block_not_found');
  await server.moveClock({ hours: 1.5 });
  expect((await blocksIn('vi')).map((block) => block.title)).toContain('以后 vi');
  await server.moveClock({ hours: 1 });
  expect((await blocksIn('vi')).map((block) => block.title)).not.toContain('Nghỉ lễ');
});

test('a block that could not be shown is refused with its reason, and only editors keep blocks', async () => {
  const writer = await server.as(await aStaff(server, 'contentEditor'));
  const refuse = async (changes: Partial<Block>) => {
    const body: Block = {
      ...{ kind: 'notice' as const, title: words('春节'), text: null, link: null, productIds: [] },
      ...{ languages: [...languages], isShown: true, startsAt: null, endsAt: null },
      ...changes,
    };
    return (await writer.call(addHomeBlock, { body })).error;
  };
  const before = (await writer.call(listStaffHomeBlocks)).data.length;
  for (const link of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'https://u:p@a.example',
  ])
    expect(await refuse({ link }), link).toMatchObject({ status: 400, fields: { link: expect.any(String) } });
  expect((await refuse({ title: { cn: '春节', en: null, vi: 'Tết' } }))?.code).toBe('content.block_title');
  expect((await refuse({ text: { cn: '放假', en: ' ', vi: 'Nghỉ' } }))?.code).toBe('content.block_title');
  expect((await refuse({ kind: 'group' }))?.code).toBe('content.block_products');
  expect((await refuse({ kind: 'group', productIds: ['aaaaaaaaaa'] }))?.code).toBe('content.block_products');
  const { publicId } = await aProduct(server);
  expect((await refuse({ kind: 'group', productIds: [publicId, publicId] }))?.code).toBe('content.block_products');
  expect((await refuse({ languages: [] }))?.code).toBe('content.block_languages');
  const period = { startsAt: '2026-02-02T00:00:00.000Z', endsAt: '2026-02-01T00:00:00.000Z' };
  expect((await refuse(period))?.code).toBe('content.block_period');
  expect((await writer.call(listStaffHomeBlocks)).data).toHaveLength(before);

  const buyer = await server.as(await aBuyer(server));
  expect((await buyer.call(listStaffHomeBlocks)).status).toBe(403);
  expect((await buyer.call(deleteHomeBlock, { params: { id: 1 } })).status).toBe(403);
});
