import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { labelSizes } from './parcels.ts';
import {
  count,
  FileRef,
  oneOf,
  optionalText,
  orderNumber,
  pageOf,
  pageQuery,
  quantity,
  requiredText,
  shipmentNumber,
  Texts,
} from './words.ts';

/** A shelf's code as somebody typed or scanned it. */
export const anyShelf = requiredText(40, 'warehouse.shelf_code_invalid');
const byCode = Type.Object({ code: anyShelf });
const byBatch = Type.Object({ number: requiredText(30) });

export const ShelfRow = Type.Object({ code: Type.String(), note: Type.String(), batchCount: count, units: count });
export type ShelfRow = Static<typeof ShelfRow>;

/** `code`: how it begins. */
export const listShelves = endpoint({
  method: 'GET',
  path: '/api/staff/shelves',
  permission: 'warehouse:list',
  query: Type.Object({ ...pageQuery, code: optionalText(20) }),
  reply: pageOf(ShelfRow),
});

/** New shelves; those that are known stay as they are. */
export const addShelves = endpoint({
  method: 'POST',
  path: '/api/staff/shelves',
  permission: 'warehouse:receive',
  idempotent: true,
  body: Type.Object({ codes: Type.Array(anyShelf, { minItems: 1, maxItems: 500 }), note: optionalText(200) }),
  reply: Type.Object({ added: count, known: count }),
  errors: ['warehouse.shelf_code_invalid'],
});

/** A batch and where it lies. `unshelved`: in the warehouse, on no shelf. */
export const PlacedBatch = Type.Object({
  number: Type.String(),
  orderNumber,
  buyerCode: Type.String(),
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  available: count,
  frozen: count,
  unshelved: count,
  shelves: Type.Array(Type.Object({ code: Type.String(), quantity: count })),
  photos: Type.Array(FileRef),
});
export type PlacedBatch = Static<typeof PlacedBatch>;

export const getShelf = endpoint({
  method: 'GET',
  path: '/api/staff/shelves/:code',
  permission: 'warehouse:list',
  params: byCode,
  reply: Type.Object({ code: Type.String(), note: Type.String(), batches: Type.Array(PlacedBatch) }),
  errors: ['warehouse.shelf_not_found'],
});
export const shelfLabel = endpoint({
  method: 'GET',
  path: '/api/staff/shelves/:code/label',
  permission: 'warehouse:list',
  params: byCode,
  query: Type.Object({ size: oneOf(labelSizes) }),
  download: true,
  errors: ['warehouse.shelf_not_found'],
});

export const getPlacedBatch = endpoint({
  method: 'GET',
  path: '/api/staff/batches/:number/place',
  permission: 'warehouse:list',
  params: byBatch,
  reply: PlacedBatch,
  errors: ['warehouse.batch_not_found'],
});
/** Puts units of a batch on a shelf: those that lie on none, or those of `from`. All of them unless `quantity` says less. */
export const placeBatch = endpoint({
  method: 'POST',
  path: '/api/staff/batches/:number/place',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byBatch,
  body: Type.Object({ shelf: anyShelf, from: optionalText(40), quantity: Type.Optional(quantity) }),
  reply: PlacedBatch,
  errors: [
    'warehouse.batch_not_found',
    'warehouse.shelf_not_found',
    'warehouse.same_shelf',
    'warehouse.nothing_to_place',
    'warehouse.not_so_many_there',
  ],
});

/** What to take for a shipment and from where, shelf by shelf. */
export const PickingLine = Type.Object({
  batchNumber: Type.String(),
  orderNumber,
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  /** Empty: on no shelf. */
  shelf: Type.String(),
  quantity: count,
});
export type PickingLine = Static<typeof PickingLine>;
export const getPickingList = endpoint({
  method: 'GET',
  path: '/api/staff/shipments/:number/picking',
  permission: 'warehouse:list',
  params: Type.Object({ number: shipmentNumber }),
  reply: Type.Array(PickingLine),
  errors: ['warehouse.nothing_to_pick'],
});
