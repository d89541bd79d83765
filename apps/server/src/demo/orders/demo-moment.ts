import type { Tx } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import type { DemoPeople } from './demo-people.ts';
import type { DemoStage } from './demo-plan.ts';

export type DemoOrder = {
  at: number;
  stage: DemoStage;
  lastHoursAgo: number;
  buyerId: number;
  destination: string;
  wishes: { skuId: number; quantity: number }[];
  address: { consignee: string; phone: string; text: string };
};

/** One step of an order, at its time. */
export type Moment = {
  kit: Kit;
  tx: Tx;
  people: DemoPeople;
  order: DemoOrder;
  made: { id: number; number: string };
  now: Date;
};
export type Act = (moment: Moment) => Promise<unknown>;
