import type { ErrorCode } from '@kouan/contract';
import { isCommonPassword, isPassword } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';

/** What is wrong with a password that somebody chose: the rule, or that everybody would guess it. */
export function passwordProblem(password: string, username: string): ErrorCode | undefined {
  if (!isPassword(password)) return 'identity.password_rule';
  const isGuessed = isCommonPassword(password) || password.toLowerCase() === username;
  return isGuessed ? 'identity.password_common' : undefined;
}

/** Throws identity.password_rule, identity.password_common, for the named field. */
export function checkNewPassword(password: string, { username, field }: { username: string; field: string }): void {
  const problem = passwordProblem(password, username);
  if (problem) fail(problem, {}, { [field]: problem });
}
