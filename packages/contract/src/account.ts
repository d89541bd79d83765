import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { formText } from './form-words.ts';
import { id, orNull } from './words.ts';

/** One's own profile; another person's id is refused. */
export const editProfile = endpoint({
  method: 'PUT',
  path: '/api/users/center',
  permission: 'session',
  status: 204,
  body: Type.Object({
    id: Type.Optional(id),
    nickName: Type.String({ maxLength: 30, errorCode: 'identity.nickname_empty' }),
    gender: Type.Optional(orNull(Type.String({ maxLength: 10, errorCode: 'user.gender_not_allowed' }))),
    phone: Type.Optional(orNull(formText(30, 'identity.phone_invalid'))),
  }),
  errors: ['identity.nickname_empty', 'identity.phone_invalid', 'user.gender_not_allowed', 'user.only_own'],
});

/** Ends every session of the caller, this one too. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/users/updatePass',
  permission: 'session',
  body: Type.Object({
    oldPass: Type.String({ maxLength: 200, errorCode: 'identity.password_empty' }),
    newPass: Type.String({ maxLength: 200, errorCode: 'identity.password_rule' }),
  }),
  errors: [
    'account.password_wrong',
    'account.password_same',
    'identity.password_rule',
    'identity.password_common',
    'identity.login_limited',
  ],
});

/** Mails a code to the new address of the caller. An address that somebody has gets a mail that says so instead. */
export const sendEmailChangeCode = endpoint({
  method: 'POST',
  path: '/api/code/resetEmail',
  permission: 'session',
  query: Type.Object({ email: Type.String({ minLength: 3, maxLength: 254, errorCode: 'identity.email_invalid' }) }),
  errors: ['identity.email_invalid', 'request.too_many'],
});
/** Changes the caller's e-mail address to one whose code is known. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/users/updateEmail/:code',
  permission: 'session',
  params: Type.Object({ code: Type.String({ maxLength: 20 }) }),
  body: Type.Object({
    password: Type.String({ maxLength: 200, errorCode: 'identity.password_empty' }),
    email: Type.String({ maxLength: 254, errorCode: 'identity.email_invalid' }),
  }),
  errors: [
    'account.password_wrong',
    'identity.email_invalid',
    'identity.email_code_wrong',
    'identity.login_limited',
    'request.too_many',
  ],
});

/** Mails a code for a forgotten password. The same answer whether or not somebody has the address. */
export const sendPasswordCode = endpoint({
  method: 'POST',
  path: '/api/code/email/resetPass',
  permission: 'open',
  query: Type.Object({ email: Type.String({ minLength: 3, maxLength: 254, errorCode: 'identity.email_invalid' }) }),
  errors: ['identity.email_invalid', 'request.too_many'],
});
/** Whether a mailed code is right, without using it up; a wrong try counts. `codeBi` 1: e-mail change, 2: forgotten password. */
export const checkEmailCode = endpoint({
  method: 'GET',
  path: '/api/code/validated',
  permission: 'open',
  query: Type.Object({
    email: Type.String({ maxLength: 254 }),
    code: Type.String({ maxLength: 20 }),
    codeBi: Type.Integer({ minimum: 1, maximum: 2 }),
  }),
  errors: ['identity.email_code_wrong', 'request.too_many'],
});
/** A new password for whoever has the code that was mailed; the account's sessions end. */
export const resetForgottenPassword = endpoint({
  method: 'POST',
  path: '/api/users/forgottenPass',
  permission: 'open',
  status: 204,
  body: Type.Object({
    email: Type.String({ maxLength: 254, errorCode: 'identity.email_invalid' }),
    code: Type.String({ maxLength: 20, errorCode: 'identity.email_code_empty' }),
    password: Type.String({ maxLength: 200, errorCode: 'identity.password_rule' }),
    confirmPassword: Type.String({ maxLength: 200, errorCode: 'identity.passwords_differ' }),
  }),
  errors: [
    'identity.email_invalid',
    'identity.email_code_empty',
    'identity.email_code_wrong',
    'identity.password_rule',
    'identity.password_common',
    'identity.passwords_differ',
    'request.too_many',
  ],
});

/**
 * The way round the captcha's picture: a code by mail to the account of this name. The answer goes into login with the
 * `uuid` that comes back, good for ten minutes and one try. The same reply whether or not there is such an account.
 */
export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/auth/code/email',
  permission: 'open',
  body: Type.Object({ username: Type.String({ minLength: 1, maxLength: 100, errorCode: 'identity.username_empty' }) }),
  reply: Type.Object({ uuid: Type.String() }),
  errors: ['identity.username_empty', 'request.too_many'],
});
