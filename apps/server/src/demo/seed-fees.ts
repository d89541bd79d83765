import { activeFeeSchedule, putFeesInForce } from '../modules/settings/index.ts';
import { type Db, transaction } from '../platform/db.ts';
import { demoFeeSchedule } from './catalog/index.ts';

const zoneNames = {
  hanoi: { cn: '河内', en: 'Hanoi', vi: 'Hà Nội' },
  danang: { cn: '岘港', en: 'Da Nang', vi: 'Đà Nẵng' },
  hochiminh: { cn: '胡志明', en: 'Ho Chi Minh City', vi: 'TP. Hồ Chí Minh' },
};

/** Freight by three cities instead of north and south; nothing the second time. */
export async function seedDemoFees(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    const { serviceRule, zoneNames: known } = await activeFeeSchedule(tx);
    if (!Object.hasOwn(known, 'hanoi')) await putFeesInForce(tx, { schedule: demoFeeSchedule, serviceRule, zoneNames });
  });
}
