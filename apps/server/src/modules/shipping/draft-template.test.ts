import { downloadDraftTemplate, listMyShipments, submitDraftRows } from '@kouan/contract';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { draftNow, sendSheet } from '../../../test/drafts.ts';
import { testServer } from '../../../test/harness.ts';
import { aStockedOrder } from '../../../test/stock.ts';

test('the template has headings, drop-downs and the own stock in the language of its reader', async () => {
  const server = await testServer();
  const order = await aStockedOrder(server);
  const template = async (language: string) => {
    const reply = await server.app.inject({
      url: downloadDraftTemplate.path,
      headers: { authorization: order.asBuyer.token ?? '', 'accept-language': language },
    });
    return readXlsx(reply.rawPayload);
  };

  const heads = await Promise.all(['en', 'zh-CN', 'vi'].map(async (one) => (await template(one)).sheets[0]?.rows[0]));
  const [form, lists] = (await template('en')).sheets;

  expect(heads.map((head) => [head?.[1], head?.[5], head?.[7]])).toEqual([
    ['Consignee', 'Order number', 'Quantity'],
    ['收货人', '平台单号', '数量'],
    ['Người nhận', 'Mã đơn sàn', 'Số lượng'],
  ]);
  expect(form?.dataValidations?.map(({ range, type }) => [type, range?.[0]])).toEqual([
    ['list', 'A'],
    ['list', 'E'],
    ['list', 'G'],
  ]);
  expect(lists?.hidden).toBe(true);
  expect(lists?.rows.map((row) => row[0]).slice(0, 2)).toEqual(['To an address', 'Marketplace order']);
  expect(
    lists?.rows
      .map((row) => String(row[2]))
      .slice(0, 2)
      .map((label) => label.split('#')[1]),
  ).toEqual(order.view.lines.map(({ skuId }) => String(skuId)));
});

test.each(['en', 'zh-CN', 'vi'])(
  'the downloaded template, filled from its own lists in %s, is uploaded and shipped',
  async (language) => {
    const server = await testServer();
    const order = await aStockedOrder(server);
    const headers = { authorization: order.asBuyer.token ?? '', 'accept-language': language };
    const reply = await server.app.inject({ url: downloadDraftTemplate.path, headers });
    expect(reply.headers['content-disposition']).toContain('attachment');
    const { sheets } = await readXlsx(reply.rawPayload);
    const [form, lists] = sheets;
    const [mode = '', place = '', goods = ''] = (lists?.rows[0] ?? []).map(String);
    const row = [mode, 'Lê Thị Hoa', '0903 555 218', '12 Láng Hạ', place, '', goods, 2, 'ring twice'];
    const filled = await writeXlsx({ sheets: [{ name: form?.name ?? '', rows: [form?.rows[0] ?? [], row] }] });

    const { status, body } = await sendSheet(server, order.asBuyer, Buffer.from(filled));
    expect(status).toBe(201);
    const draft = await draftNow(order.asBuyer, body.number);
    expect(draft.rows.map(({ problems }) => problems)).toEqual([[]]);
    const good = draft.rows.map(({ row: at, amountFen }) => ({ row: at, amountFen }));
    await order.asBuyer.call(submitDraftRows, {
      params: { number: body.number },
      body: { rows: good },
    });
    const made = (await order.asBuyer.call(listMyShipments, { query: {} })).data.content;
    expect(made).toMatchObject([{ consigneeName: 'Lê Thị Hoa', remarks: 'ring twice', lines: [{ quantity: 2 }] }]);
  },
);
