import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { FeeItemView } from './quotes.ts';
import { optionalServices } from './shipping.ts';
import { count, fen, FileRef, moment, oneOf, optionalText, orNull, Texts, vnd } from './words.ts';

const megabyte = 1_048_576;
/** What one batch may hold; the pages and the server keep the same limits. */
export const maxDraftRows = 1000;
export const maxDraftFileBytes = 5 * megabyte;
export const maxDraftPictures = 2500;
/** Rows that one call submits: a lost connection loses little. */
export const maxRowsPerSubmit = 20;

/** What a row of the sheet says, as written; mode and destination as codes once they are understood. */
export const draftFields = [
  'mode',
  'consigneeName',
  'contact',
  'address',
  'destination',
  'marketplaceOrderNumber',
  'goods',
  'quantity',
  'remarks',
] as const;
export type DraftField = (typeof draftFields)[number];
/** What a problem of a row is about: a field, or one of its two pictures. */
export const draftPlaces = [...draftFields, 'orderScreenshotId', 'waybillImageId', 'row'] as const;
export type DraftPlace = (typeof draftPlaces)[number];

const draftNumber = Type.String({ pattern: '^[\\w-]{16,40}$' });
const byDraft = Type.Object({ number: draftNumber });
const rowNumber = Type.Integer({ minimum: 1, maximum: 100_000 });
const maxCell = 500;
const cell = optionalText(maxCell);
const Cells = {
  mode: cell,
  consigneeName: cell,
  contact: cell,
  address: cell,
  destination: cell,
  marketplaceOrderNumber: cell,
  goods: cell,
  quantity: cell,
  remarks: cell,
};
const services = Type.Array(oneOf(optionalServices), { maxItems: 3, uniqueItems: true });
export const proofKinds = ['screenshot', 'waybill'] as const;

/** `good` rows can be submitted, `bad` ones stay in the draft, `submitted` ones are shipments. */
export const DraftRow = Type.Object({
  row: rowNumber,
  state: oneOf(['good', 'bad', 'submitted']),
  values: Type.Object(
    Object.fromEntries(draftFields.map((name) => [name, Type.String()])) as {
      [K in DraftField]: ReturnType<typeof Type.String>;
    },
  ),
  goods: orNull(
    Type.Object({ key: Type.String(), title: Texts, specValues: Type.Array(Texts), imageUrl: Type.String() }),
  ),
  orderScreenshot: orNull(FileRef),
  waybillImage: orNull(FileRef),
  problems: Type.Array(Type.Object({ place: oneOf(draftPlaces), message: Type.String() })),
  /** What submitting the row costs now; 0 unless it is good. */
  amountFen: fen,
  shipments: Type.Array(Type.String()),
});
export type DraftRow = Static<typeof DraftRow>;

export const DraftBrief = Type.Object({
  number: Type.String(),
  name: Type.String(),
  createdAt: moment,
  rows: count,
  submitted: count,
});
export type DraftBrief = Static<typeof DraftBrief>;

/** A batch with the rows that were asked for. `slip` sums up the good rows. */
export const DraftView = Type.Object({
  number: Type.String(),
  name: Type.String(),
  createdAt: moment,
  /** How long reading and checking took. */
  checkedInMs: count,
  services,
  counts: Type.Object({ all: count, good: count, bad: count, submitted: count }),
  pictures: Type.Object({ sent: count, needed: count, matched: count, unmatched: Type.Array(Type.String()) }),
  slip: Type.Object({
    shipments: count,
    quantity: count,
    balanceShareFen: fen,
    fees: Type.Array(FeeItemView),
    amountFen: fen,
    amountVnd: vnd,
    chargeableGrams: count,
    packages: count,
  }),
  stock: Type.Array(Type.Object({ key: Type.String(), title: Texts, specValues: Type.Array(Texts), available: count })),
  destinations: Type.Array(Type.Object({ code: Type.String(), name: Texts })),
  rows: Type.Array(DraftRow),
  totalRows: count,
});
export type DraftView = Static<typeof DraftView>;

/** An .xlsx in the reader's language: headings, drop-downs of modes, destinations and the buyer's own stock. */
export const downloadDraftTemplate = endpoint({
  method: 'GET',
  path: '/api/shipment-drafts/template',
  permission: 'shipment:own',
  download: true,
});
/** Field `file`: the filled template. Every row is checked, none is shipped. */
export const uploadDraft = endpoint({
  method: 'POST',
  path: '/api/shipment-drafts',
  permission: 'shipment:own',
  upload: true,
  status: 201,
  reply: DraftBrief,
  errors: [
    'file.missing',
    'file.too_large',
    'shipment.workbook_not_plain',
    'shipment.template_wrong',
    'shipment.draft_empty',
    'shipment.too_many_rows',
    'shipment.too_many_drafts',
    'shipment.file_sent_already',
  ],
});
/** Those of the last month, newest first. */
export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/shipment-drafts',
  permission: 'shipment:own',
  reply: Type.Array(DraftBrief),
});
/** `show=bad` answers the rows with errors and their neighbours. */
export const getDraft = endpoint({
  method: 'GET',
  path: '/api/shipment-drafts/:number',
  permission: 'shipment:own',
  params: byDraft,
  query: Type.Object({
    show: Type.Optional(oneOf(['all', 'good', 'bad', 'submitted'])),
    page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: maxDraftRows })),
  }),
  reply: DraftView,
  errors: ['shipment.draft_not_found'],
});
export const changeDraft = endpoint({
  method: 'PUT',
  path: '/api/shipment-drafts/:number',
  permission: 'shipment:own',
  status: 204,
  params: byDraft,
  body: Type.Object({ services }),
  errors: ['shipment.draft_not_found', 'shipment.service_missing', 'shipment.services_exclude'],
});
/** Mends a row: the given fields replace what the sheet said. */
export const changeDraftRow = endpoint({
  method: 'PUT',
  path: '/api/shipment-drafts/:number/rows/:row',
  permission: 'shipment:own',
  status: 204,
  params: Type.Object({ number: draftNumber, row: rowNumber }),
  body: Type.Object(Cells),
  errors: ['shipment.draft_not_found', 'shipment.row_not_found', 'shipment.row_submitted'],
});
/** The rows with errors as an .xlsx in the template's form, with what is wrong in the last column. */
export const downloadDraftProblems = endpoint({
  method: 'GET',
  path: '/api/shipment-drafts/:number/problems',
  permission: 'shipment:own',
  params: byDraft,
  download: true,
  errors: ['shipment.draft_not_found'],
});
/** What has arrived so far, so that an interrupted upload goes on where it ended. */
export const listDraftPictures = endpoint({
  method: 'GET',
  path: '/api/shipment-drafts/:number/pictures',
  permission: 'shipment:own',
  params: byDraft,
  reply: Type.Array(Type.Object({ name: Type.String(), bytes: count })),
  errors: ['shipment.draft_not_found'],
});
/** Field `file`; `name` is its path in the folder. With `row` and `kind` it is that row's own. The same name again replaces. */
export const addDraftPicture = endpoint({
  method: 'POST',
  path: '/api/shipment-drafts/:number/pictures',
  permission: 'shipment:own',
  upload: true,
  params: byDraft,
  query: Type.Object({
    name: optionalText(300),
    row: Type.Optional(rowNumber),
    kind: Type.Optional(oneOf(proofKinds)),
  }),
  reply: Type.Object({ name: Type.String(), bytes: count }),
  errors: [
    'shipment.draft_not_found',
    'shipment.row_not_found',
    'shipment.row_submitted',
    'shipment.too_many_pictures',
  ],
});
/**
 * Makes shipments of good rows, each exactly once however often it is sent. `amountFen` is what the buyer saw of the row;
 * a row that costs something else now, or is no longer good, stays in the draft with its problem.
 */
export const submitDraftRows = endpoint({
  method: 'POST',
  path: '/api/shipment-drafts/:number/submit',
  permission: 'shipment:own',
  params: byDraft,
  body: Type.Object({
    rows: Type.Array(Type.Object({ row: rowNumber, amountFen: fen }), { minItems: 1, maxItems: maxRowsPerSubmit }),
  }),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({ row: rowNumber, shipments: Type.Array(Type.String()), problem: orNull(Type.String()) }),
    ),
  }),
  errors: ['shipment.draft_not_found'],
});
/** Rows that were submitted stay what they are; the rest and its pictures go. */
export const discardDraft = endpoint({
  method: 'DELETE',
  path: '/api/shipment-drafts/:number',
  permission: 'shipment:own',
  status: 204,
  params: byDraft,
  errors: ['shipment.draft_not_found'],
});
