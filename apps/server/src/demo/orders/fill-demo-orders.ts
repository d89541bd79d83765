import { chooseMails, readAllBut } from '../../modules/notifications/index.ts';
import { transaction } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import { demoBuyers } from '../catalog/index.ts';
import { fillDemoBags } from './fill-demo-bags.ts';
import { type DemoPeople, demoPeople } from './demo-people.ts';
import { demoPlan } from './demo-plan.ts';
import { buyableProducts, countOrders } from './demo-queries.ts';
import { makeDemoOrder } from './make-demo-order.ts';

const destinations = ['hanoi', 'danang', 'hochiminh'] as const;
const quantities = [20, 35, 60, 12, 48, 90];

/**
 * Demo orders over every status that an order can have today, with their payments, ledger, stock and history, and bags with
 * some of their shipments. Goes
 * on where an interrupted run ended, and does nothing once they are there. Ends early when `isStopping` says so.
 */
export async function fillDemoOrders(kit: Kit, isStopping: () => boolean, orderCount: number): Promise<void> {
  const known = await countOrders(kit.db);
  if (known >= orderCount) return;
  const people = await demoPeople(kit.db);
  await setMails(kit, people, 'none');
  const products = await buyableProducts(kit.db, orderCount);
  for (const { at, stage, lastHoursAgo } of demoPlan(orderCount).slice(known)) {
    if (isStopping()) return;
    const product = products[(at * 7) % products.length];
    const buyerAt = at % people.buyerIds.length;
    const { address } = demoBuyers[Math.max(0, buyerAt - 1)] ?? demoBuyers[0] ?? {};
    if (!product || !address) return;
    const lineCount = 1 + (at % Math.min(3, product.skuIds.length));
    const wishes = product.skuIds
      .slice(0, lineCount)
      .map((skuId, line) => ({ skuId, quantity: quantities[(at + line) % quantities.length] ?? 20 }));
    await makeDemoOrder(kit, people, {
      at,
      stage,
      lastHoursAgo,
      wishes,
      buyerId: people.buyerIds[buyerAt] ?? 0,
      destination: destinations[at % destinations.length] ?? 'hanoi',
      address: {
        consignee: address.consignee,
        phone: address.phone,
        text: `${address.street}, ${address.ward}, ${address.province}`,
      },
    });
  }
  await fillDemoBags(kit, people);
  await setMails(kit, people, 'all');
}

const unreadNews = 5;
/** Demo buyers get no mails of the orders that are made up; of what happened then a few are unread. */
const setMails = ({ db }: Kit, { buyerIds }: DemoPeople, mails: 'all' | 'none'): Promise<void> =>
  transaction(db, async (tx) => {
    for (const userId of buyerIds) {
      await chooseMails(tx, { userId, mails });
      await readAllBut(tx, { userId, newest: unreadNews });
    }
  });
