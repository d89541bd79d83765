import { type ErrorCode, genders } from '@kouan/contract';
import { isEmail, isUserName, normalizePhone, normalizeUserName } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';
import { cleanNickName, foldEmail } from './create-user.ts';

export type ProfileForm = {
  username?: string;
  nickName?: string;
  email?: string;
  phone?: string | number | null | undefined;
  gender?: string | null | undefined;
};

/** What staff and people themselves may write about a user, cleaned; what is not sent stays undefined. */
export function checkedProfile(form: ProfileForm) {
  const fields: Record<string, ErrorCode> = {};
  const username = form.username === undefined ? undefined : normalizeUserName(form.username);
  if (username === '') fields['username'] = 'identity.username_empty';
  else if (username !== undefined && !isUserName(username)) fields['username'] = 'identity.username_rule';
  const nickName = form.nickName === undefined ? undefined : cleanNickName(form.nickName);
  if (nickName === '') fields['nickName'] = 'identity.nickname_empty';
  const email = form.email === undefined ? undefined : foldEmail(form.email);
  if (email !== undefined && !isEmail(email)) fields['email'] = 'identity.email_invalid';
  const sentPhone = form.phone === undefined ? undefined : String(form.phone ?? '').trim();
  const phone = sentPhone ? normalizePhone(sentPhone) : sentPhone;
  if (sentPhone && phone === undefined) fields['phone'] = 'identity.phone_invalid';
  const gender = form.gender === undefined ? undefined : form.gender?.trim() || null;
  if (gender && !genders.some((known) => known === gender)) fields['gender'] = 'user.gender_not_allowed';

  const [first, ...others] = Object.values(fields);
  if (first !== undefined) fail(others.length > 0 ? 'identity.registration_invalid' : first, {}, fields);
  return { username, nickName, email, phone, gender };
}
