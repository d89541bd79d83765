import sharp from 'sharp';
import { insertFile, storePicture } from '../../modules/files/index.ts';
import { packShipment } from '../../modules/shipping/index.ts';
import type { Moment } from './demo-moment.ts';
import { expectedGrams } from './demo-queries.ts';

type Packing = Pick<Moment, 'kit' | 'tx' | 'people'> & { at: number };
type Owned = Pick<Moment, 'kit' | 'tx'> & { ownerId: number };

/** A paid shipment is packed: a little lighter or heavier than its batches, with a photo of the parcel and of the scale. */
export async function packDemo({ kit, tx, people, at }: Packing, number: string): Promise<void> {
  const packages = 1 + (at % 2);
  const grams = (await expectedGrams(tx, number)) + ((at * 37) % 160);
  const owned = { kit, tx, ownerId: people.warehouse };
  await packShipment(tx, {
    number,
    packages,
    grams,
    cm3: packages * 28_000,
    parcelPhotoIds: [await photo(owned, 'parcel.png', drawParcel(at))],
    scalePhotoIds: [await photo(owned, 'scale.png', drawScale(at))],
    actorId: people.warehouse,
  });
}

/** A drawn parcel, as somebody's photo. */
export const photoOf = (owned: Owned, name: string, seed: number): Promise<number> =>
  photo(owned, name, drawParcel(seed));

async function photo({ kit, tx, ownerId }: Owned, name: string, drawn: Promise<Buffer>): Promise<number> {
  const stored = await storePicture(kit.storage, { data: await drawn, name, type: 'image/png' });
  return (await insertFile(tx, { ...stored, ownerId })).id;
}

const draw = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
const frame = (seed: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="hsl(${30 + (seed % 40)} 12% 88%)"/>${inner}</svg>`;

/** Pictures that stand for photos: plainly samples, without text. */
const drawParcel = (seed: number): Promise<Buffer> =>
  draw(
    frame(
      seed,
      `<path d="M110 150l130-60 130 60v120l-130 60-130-60z" fill="hsl(32 ${38 + (seed % 20)}% 58%)"/>
       <path d="M110 150l130 58 130-58M240 208v122" fill="none" stroke="#8a6336" stroke-width="5"/>
       <path d="M172 120l130 60v40" fill="none" stroke="#e9dcc2" stroke-width="16"/>`,
    ),
  );
const drawScale = (seed: number): Promise<Buffer> =>
  draw(
    frame(
      seed,
      `<rect x="150" y="90" width="180" height="110" fill="hsl(32 45% 60%)"/><rect x="90" y="200" width="300" height="26" rx="6" fill="#6b727b"/>
       <rect x="110" y="226" width="260" height="80" rx="10" fill="#2f353d"/><rect x="150" y="244" width="180" height="44" rx="6" fill="#b7d7a8"/>
       ${[0, 1, 2, 3].map((at) => `<rect x="${168 + at * 38}" y="254" width="22" height="24" rx="4" fill="hsl(110 20% ${22 + ((seed * 13 + at * 29) % 20)}%)"/>`).join('')}`,
    ),
  );
