import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, blurry } from './form-words.ts';
import { registerPurchaser } from './identity.ts';
import { FileRef, id, moment, oneOf, orNull, pageOf, requiredText } from './words.ts';

const partnerBody = Type.Object({
  ...registerPurchaser.body.properties,
  /** `realName` of what /api/register/license answered. */
  licenses: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 5, errorCode: 'registration.license_missing' }),
});
/** Field `file`; a licence of somebody who registers and so has no account yet. Kept for a day unless a registration names it. */
export const uploadRegistrationLicense = endpoint({
  method: 'POST',
  path: '/api/register/license',
  permission: 'open',
  upload: true,
  reply: Type.Object({ realName: Type.String(), name: Type.String(), bytes: Type.Integer() }),
  errors: ['file.missing', 'file.not_a_picture', 'file.too_large', 'file.name_not_allowed', 'request.too_many'],
});
/** Like the purchaser's registration, with a licence; staff review it before the account can log in. */
export const registerEnterprise = endpoint({
  method: 'POST',
  path: '/api/register/enterprise',
  permission: 'open',
  status: 201,
  body: partnerBody,
});
export const registerCooperation = endpoint({
  method: 'POST',
  path: '/api/register/cooperation',
  permission: 'open',
  status: 201,
  body: partnerBody,
});

export const registrationKinds = ['enterprise', 'cooperation'] as const;
export const registrationStatuses = ['pending', 'approved', 'rejected'] as const;
export const registrationActions = ['approve', 'reject', 'reReview'] as const;

export const RegistrationRow = Type.Object({
  id,
  kind: oneOf(registrationKinds),
  status: oneOf(registrationStatuses),
  user: Type.Object({
    id,
    username: Type.String(),
    nickName: Type.String(),
    email: Type.String(),
    phone: Type.String(),
  }),
  /** The reason of the last rejection or re-review. */
  opinion: orNull(Type.String()),
  reviewer: orNull(Type.String()),
  reviewedAt: orNull(moment),
  createdAt: moment,
  /** How often it was sent, and when last. */
  version: Type.Integer({ minimum: 1 }),
  sentAt: moment,
  allowedActions: Type.Array(oneOf(registrationActions)),
});
export type RegistrationRow = Static<typeof RegistrationRow>;

export const RegistrationDetail = Type.Object({
  ...RegistrationRow.properties,
  licenses: Type.Array(FileRef),
  /** What was sent before and refused, newest first. */
  earlier: Type.Array(
    Type.Object({
      version: Type.Integer(),
      nickName: Type.String(),
      phone: Type.String(),
      sentAt: moment,
      licenses: Type.Array(FileRef),
    }),
  ),
  reviews: Type.Array(
    Type.Object({
      /** Of which version it speaks. */
      version: Type.Integer(),
      outcome: oneOf(['approved', 'notApproved', 'reReview']),
      opinion: Type.String(),
      reviewer: Type.String(),
      createdAt: moment,
    }),
  ),
});
export type RegistrationDetail = Static<typeof RegistrationDetail>;

/** What a rejected applicant sees again before sending it once more. */
export const RejectedRegistration = Type.Object({
  kind: oneOf(registrationKinds),
  username: Type.String(),
  email: Type.String(),
  nickName: Type.String(),
  phone: Type.String(),
  reason: Type.String(),
  reviewedAt: orNull(moment),
  licenses: Type.Array(FileRef),
});
export type RejectedRegistration = Static<typeof RejectedRegistration>;

/** Stands in the mail about the rejection, and in `details` of a refused login with the right password. */
const ticket = Type.String({ maxLength: 200, errorCode: 'registration.ticket_invalid' });

export const openRejected = endpoint({
  method: 'POST',
  path: '/api/register/again/open',
  permission: 'open',
  body: Type.Object({ ticket }),
  reply: RejectedRegistration,
  errors: ['registration.ticket_invalid', 'request.too_many'],
});
/** Sends a rejected registration again; it waits for its review then. A ticket serves once. */
export const sendRegistrationAgain = endpoint({
  method: 'POST',
  path: '/api/register/again',
  permission: 'open',
  status: 204,
  body: Type.Object({
    ticket,
    nickName: registerPurchaser.body.properties.nickName,
    phone: registerPurchaser.body.properties.phone,
    /** `realName` of what /api/register/license answered. */
    licenses: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 5, errorCode: 'registration.license_missing' }),
    /** Files of the version before that stay. */
    keptLicenses: Type.Array(id, { maxItems: 5, errorCode: 'registration.license_missing' }),
  }),
  errors: [
    'registration.ticket_invalid',
    'registration.license_missing',
    'identity.nickname_empty',
    'identity.phone_invalid',
    'identity.registration_invalid',
    'request.too_many',
  ],
});

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/registrations',
  permission: 'registration:list',
  query: Type.Object({
    blurry,
    kind: Type.Optional(oneOf(registrationKinds)),
    status: Type.Optional(oneOf(registrationStatuses)),
    ...adminPageQuery,
  }),
  reply: pageOf(RegistrationRow),
});
export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/registrations/:id',
  permission: 'registration:list',
  params: Type.Object({ id }),
  reply: RegistrationDetail,
  errors: ['registration.not_found'],
});

const reason = requiredText(500, 'registration.reason_required');
const reviewErrors = ['registration.not_found', 'registration.move_not_allowed', 'registration.own'] as const;
export const approveRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/:id/approve',
  permission: 'registration:review',
  idempotent: true,
  params: Type.Object({ id }),
  reply: RegistrationDetail,
  errors: reviewErrors,
});
export const rejectRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/:id/reject',
  permission: 'registration:review',
  idempotent: true,
  params: Type.Object({ id }),
  body: Type.Object({ reason }),
  reply: RegistrationDetail,
  errors: [...reviewErrors, 'registration.reason_required'],
});
/** Takes a decision back: the registration waits again, an approved account cannot log in meanwhile. */
export const reReviewRegistration = endpoint({
  method: 'POST',
  path: '/api/registrations/:id/reReview',
  permission: 'registration:review',
  idempotent: true,
  params: Type.Object({ id }),
  body: Type.Object({ reason }),
  reply: RegistrationDetail,
  errors: [...reviewErrors, 'registration.reason_required'],
});
