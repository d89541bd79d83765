import type { BodyOf, BuiltInRole, ErrorCode, Language, registerPurchaser as endpoint } from '@kouan/contract';
import { isEmail, isUserName, normalizePhone, normalizeUserName } from '@kouan/domain';
import { type Db, transaction, type Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { parameters } from '../settings/index.ts';
import { passwordProblem } from './check-password.ts';
import { cleanNickName, createUser, foldEmail } from './create-user.ts';
import { findRightCode, spendCode } from './email-code.ts';
import { countTry } from './limits.ts';
import { hashPassword } from './password.ts';
import { isTaken } from './user-queries.ts';

export type AccountForm = BodyOf<typeof endpoint> & { address: string; language: Language };
export type AccountKind = {
  role: BuiltInRole;
  /** False for one that waits for its review. */
  isEnabled: boolean;
  /** Wrong fields beside those that every registration has. */
  alsoWrong?: Record<string, ErrorCode>;
  /** What else belongs to the same change. */
  alsoDo?: (tx: Tx, user: { id: number }) => Promise<void>;
};

/**
 * Registers an account; its role follows from the form alone. All wrong fields are told together; the e-mail code counts
 * only when the rest is right. Throws identity.registration_invalid with its fields, identity.username_taken,
 * request.too_many.
 */
export async function registerAccount(
  db: Db,
  form: AccountForm,
  { role, isEnabled, alsoWrong = {}, alsoDo = async () => undefined }: AccountKind,
): Promise<{ id: number }> {
  const phone = normalizePhone(form.phone);
  const fields = { ...wrongFields(form, phone), ...alsoWrong };
  const [first, ...others] = Object.values(fields);
  if (first !== undefined) fail(others.length > 0 ? 'identity.registration_invalid' : first, {}, fields);

  await checkRegistrationLimit(db, form.address);
  const code = await findRightCode(db, { ...form, purpose: 'registration', userId: undefined });
  if (code && (await isTaken(db, { username: normalizeUserName(form.username), email: '' })))
    refuse('username', 'identity.username_taken');
  if (!code || code.isUsed) refuse('code', 'identity.email_code_wrong');

  const hash = await hashPassword(form.password);
  return transaction(db, async (tx) => {
    const user = await createUser(tx, { ...form, phone: phone ?? '', password: { hash }, roles: [role], isEnabled });
    if (!(await spendCode(tx, code.id))) refuse('code', 'identity.email_code_wrong');
    await publish(tx, 'account.registered', { userId: user.id, language: form.language, address: form.address });
    await alsoDo(tx, user);
    return user;
  });
}

async function checkRegistrationLimit(db: Db, address: string): Promise<void> {
  const { registrationsPerAddressPerHour: max } = await parameters(db);
  if (await countTry(db, { kind: 'registration', subject: address, max, windowMinutes: 60 })) fail('request.too_many');
}

function refuse(field: string, code: ErrorCode): never {
  fail(code, {}, { [field]: code });
}

function wrongFields(form: AccountForm, phone: string | undefined): Record<string, ErrorCode> {
  const fields: Record<string, ErrorCode> = {};
  const username = normalizeUserName(form.username);
  if (!isUserName(username))
    fields['username'] = username === '' ? 'identity.username_empty' : 'identity.username_rule';
  if (cleanNickName(form.nickName) === '') fields['nickName'] = 'identity.nickname_empty';
  if (!isEmail(foldEmail(form.email))) fields['email'] = 'identity.email_invalid';
  if (form.code.trim() === '') fields['code'] = 'identity.email_code_empty';
  const problem = passwordProblem(form.password, username);
  if (problem) fields['password'] = problem;
  if (form.confirmPassword !== form.password) fields['confirmPassword'] = 'identity.passwords_differ';
  if (phone === undefined) fields['phone'] = 'identity.phone_invalid';
  if (!form.registrationAgreement) fields['registrationAgreement'] = 'identity.agreement_required';
  if (!form.termsOfService) fields['termsOfService'] = 'identity.agreement_required';
  return fields;
}
