import { maxMarkdownLength } from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { documentLabels } from './document-labels.ts';
import { endpoint } from './endpoint.ts';
import { count, id, languages, moment, oneOf, orNull, requiredText } from './words.ts';

const label = oneOf(documentLabels);
const version = Type.Integer({ minimum: 1, maximum: 100_000 });
const language = oneOf(languages);

const Run = Type.Object({
  text: Type.String(),
  isBold: Type.Optional(Type.Literal(true)),
  isItalic: Type.Optional(Type.Literal(true)),
  href: Type.Optional(Type.String()),
});
const runs = Type.Array(Run);
const Block = Type.Union([
  Type.Object({
    kind: Type.Literal('heading'),
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    id: Type.String(),
    runs,
  }),
  Type.Object({ kind: Type.Literal('paragraph'), runs }),
  Type.Object({ kind: Type.Literal('list'), isOrdered: Type.Boolean(), items: Type.Array(runs) }),
  Type.Object({ kind: Type.Literal('table'), head: Type.Array(runs), rows: Type.Array(Type.Array(runs)) }),
  Type.Object({ kind: Type.Literal('prices') }),
]);

/** A published version in one language, already read: there is no HTML in it. */
export const DocumentView = Type.Object({
  label,
  version,
  publishedAt: moment,
  blocks: Type.Array(Block),
});
export type DocumentView = Static<typeof DocumentView>;

/** The version in force. The language is part of the address, so that whoever keeps the reply keeps the right one. */
export const getDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:label/:language',
  permission: 'open',
  cacheSeconds: 10,
  params: Type.Object({ label, language }),
  reply: DocumentView,
  errors: ['content.document_not_found'],
});
/** An earlier version as it was published. */
export const getDocumentVersion = endpoint({
  method: 'GET',
  path: '/api/documents/:label/:language/:version',
  permission: 'open',
  cacheSeconds: 10,
  params: Type.Object({ label, language, version }),
  reply: DocumentView,
  errors: ['content.document_not_found'],
});

/** A document that a person agreed to. */
export const Acceptance = Type.Object({
  label,
  version,
  /** Null where it was not written down yet. */
  language: orNull(language),
  occasion: oneOf(['registration', 'order']),
  acceptedAt: moment,
});
export type Acceptance = Static<typeof Acceptance>;

export const listMyAcceptances = endpoint({
  method: 'GET',
  path: '/api/me/acceptances',
  permission: 'session',
  reply: Type.Array(Acceptance),
});
const DocumentVersion = Type.Object({ label, version });
/** What has to be agreed to before the next order: new versions that require it. */
export const listDueDocuments = endpoint({
  method: 'GET',
  path: '/api/me/dueDocuments',
  permission: 'session',
  reply: Type.Array(DocumentVersion),
});
/** Agrees to versions in force. One that is no longer in force is refused, so that nobody agrees to what they did not see. */
export const acceptDocuments = endpoint({
  method: 'POST',
  path: '/api/me/acceptances',
  permission: 'session',
  idempotent: true,
  status: 204,
  body: Type.Object({
    documents: Type.Array(DocumentVersion, { minItems: 1, maxItems: documentLabels.length }),
  }),
  errors: ['content.version_not_in_force'],
});
export const listAcceptancesOfUser = endpoint({
  method: 'GET',
  path: '/api/staff/users/:id/acceptances',
  permission: 'user:list',
  params: Type.Object({ id }),
  reply: Type.Array(Acceptance),
});

const VersionBrief = Type.Object({
  version,
  isPublished: Type.Boolean(),
  requiresAcceptance: Type.Boolean(),
  note: Type.String(),
  changedBy: Type.String(),
  changedAt: moment,
});
export const StaffDocument = Type.Object({
  label,
  publishedVersion: version,
  publishedAt: moment,
  /** How many people have agreed to the version in force. */
  acceptedBy: count,
  draft: orNull(VersionBrief),
});
export type StaffDocument = Static<typeof StaffDocument>;
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/staff/documents',
  permission: 'content:list',
  reply: Type.Array(StaffDocument),
});

const body = requiredText(maxMarkdownLength, 'content.text_required');
const Bodies = Type.Object({ cn: body, en: body, vi: body });
export const StaffVersion = Type.Object({
  ...VersionBrief.properties,
  label,
  bodies: Type.Object({ cn: Type.String(), en: Type.String(), vi: Type.String() }),
});
export type StaffVersion = Static<typeof StaffVersion>;
export const listDocumentVersions = endpoint({
  method: 'GET',
  path: '/api/staff/documents/:label/versions',
  permission: 'content:list',
  params: Type.Object({ label }),
  reply: Type.Array(VersionBrief),
});
export const getStaffVersion = endpoint({
  method: 'GET',
  path: '/api/staff/documents/:label/versions/:version',
  permission: 'content:list',
  params: Type.Object({ label, version }),
  reply: StaffVersion,
  errors: ['content.document_not_found'],
});
/** Keeps the one draft of a document; made when there is none. `changedAt` is what the editor saw, null for none. */
export const keepDraft = endpoint({
  method: 'PUT',
  path: '/api/staff/documents/:label/draft',
  permission: 'content:edit',
  idempotent: true,
  params: Type.Object({ label }),
  body: Type.Object({
    bodies: Bodies,
    note: Type.String({ maxLength: 500 }),
    requiresAcceptance: Type.Boolean(),
    changedAt: orNull(moment),
  }),
  reply: StaffVersion,
  errors: ['content.draft_changed', 'content.text_required'],
});
export const dropDraft = endpoint({
  method: 'DELETE',
  path: '/api/staff/documents/:label/draft',
  permission: 'content:edit',
  idempotent: true,
  status: 204,
  params: Type.Object({ label }),
  errors: ['content.no_draft'],
});
/** Puts the draft in force, as it was last seen. */
export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/staff/documents/:label/publish',
  permission: 'content:publish',
  idempotent: true,
  status: 204,
  params: Type.Object({ label }),
  body: Type.Object({ changedAt: moment }),
  errors: ['content.no_draft', 'content.draft_changed', 'content.nothing_changed'],
});
