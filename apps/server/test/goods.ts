import { type GoodsContent, saveMyStore } from '@kouan/contract';
import { aStaff } from './actors.ts';
import type { Caller, TestServer } from './harness.ts';

/** A supplier with a store of this name. */
export async function aSupplier(server: TestServer, name: string): Promise<Caller> {
  const caller = await server.as(await aStaff(server, 'supplier'));
  const profile = { names: { cn: name }, notice: null, city: null, logoUrl: null };
  const { error } = await caller.call(saveMyStore, { body: { profile, version: 0 } });
  if (error) throw new Error(`the store was not made: ${error.code}`);
  return caller;
}

/** A thermos cup in two colours, ¥15 from 2 and ¥12 from 100 on, in the category `cups`. */
export const aGoodsContent = (changes: Partial<GoodsContent> = {}): GoodsContent => ({
  title: { cn: '保温杯', en: 'Thermos cup', vi: null },
  summary: { cn: '<b>不锈钢</b><script>alert(1)</script>' },
  ownCode: '',
  category: 'cups',
  images: [],
  parameters: [{ name: { cn: '材质' }, value: { cn: '304 钢' } }],
  specs: [{ name: { cn: '颜色' }, values: ['红', '蓝'].map((cn) => ({ name: { cn }, imageUrl: null })) }],
  skus: ['红', '蓝'].map((value) => ({
    values: [value],
    code: '',
    priceFen: null,
    stock: 50,
    weightGrams: null,
    sizeMm: null,
  })),
  minQuantity: 2,
  priceTiers: [
    { minQuantity: 2, priceFen: 1500 },
    { minQuantity: 100, priceFen: 1200 },
  ],
  weightGrams: 300,
  sizeMm: [100, 100, 250],
  volumeCm3: 1,
  unitsPerCarton: 20,
  handlingDays: 2,
  ...changes,
});
