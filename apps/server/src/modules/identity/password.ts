import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/** Whether the password fits. Without an account the same work is done, so that the time tells nothing. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password).catch(() => false);
  return isRight && passwordHash !== undefined;
}
