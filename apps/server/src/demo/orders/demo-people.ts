import { createUser, findUserIds, hashPassword } from '../../modules/identity/index.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { randomToken } from '../../platform/random.ts';
import { demoBuyers } from '../catalog/index.ts';

export type DemoPeople = { buyerIds: number[]; service: number; finance: number; warehouse: number };

/** The staff of the demo accounts and 40 buyers. Nobody logs in as one of those: their password is thrown away. */
export async function demoPeople(db: Db): Promise<DemoPeople> {
  const hash = await hashPassword(randomToken(9));
  const buyerIds: number[] = [];
  for (const { username, nickname, phone, email } of demoBuyers) {
    const [known] = await findUserIds(db, username);
    const { id } =
      known === undefined
        ? await transaction(db, (tx) =>
            createUser(tx, { username, nickName: nickname, phone, email, password: { hash }, roles: ['purchaser'] }),
          )
        : { id: known };
    buyerIds.push(id);
  }
  const idOf = async (username: string) => {
    const [id] = await findUserIds(db, username);
    assert(id, `${username} is a demo account`);
    return id;
  };
  return {
    buyerIds: [await idOf('buyer1'), ...buyerIds],
    service: await idOf('service1'),
    finance: await idOf('finance1'),
    warehouse: await idOf('warehouse1'),
  };
}
