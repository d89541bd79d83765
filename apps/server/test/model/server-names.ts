import { sql } from 'drizzle-orm';
import type { Players } from './players.ts';

type Named = { number: string };
const numbersOf = async (rows: Promise<{ rows: Named[] }>): Promise<string[]> =>
  (await rows).rows.map(({ number }) => number);

/** Numbers in the order in which things came to be: the model knows them by their place. */
export const paymentNumbers = ({ server, number }: Players): Promise<string[]> =>
  numbersOf(
    server.db.execute<Named>(
      sql`select p.number from payments p join orders o on o.id = p.order_id where o.number = ${number} order by p.id`,
    ),
  );
export const shipmentNumbers = ({ server, number }: Players): Promise<string[]> =>
  numbersOf(
    server.db.execute<Named>(
      sql`select s.number from shipments s join orders o on o.id = s.order_id where o.number = ${number} order by s.id`,
    ),
  );
export const caseNumbers = ({ server, number }: Players): Promise<string[]> =>
  numbersOf(
    server.db.execute<Named>(
      sql`select c.number from cases c join orders o on o.id = c.order_id where o.number = ${number} order by c.id`,
    ),
  );
