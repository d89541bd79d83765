import { seal, unseal } from '../../platform/seal.ts';
import type { ProviderRow } from './provider-tables.ts';
import type { Provider } from './providers/provider.ts';

export type Secrets = Record<string, string>;

const keyFor = (secret: Buffer, name: string) => ({ secret, purpose: `keys of provider ${name}` });

export const sealSecrets = (secret: Buffer, name: string, secrets: Secrets): string =>
  seal(keyFor(secret, name), JSON.stringify(secrets));

/** Empty when none were entered, undefined when this installation cannot read them: its own key has changed. */
export function openSecrets(
  secret: Buffer,
  { name, sealedSecrets }: Pick<ProviderRow, 'name' | 'sealedSecrets'>,
): Secrets | undefined {
  if (sealedSecrets === null) return {};
  const text = unseal(keyFor(secret, name), sealedSecrets);
  // Sealed by `sealSecrets` alone, so it is what that wrote.
  return text === undefined ? undefined : (JSON.parse(text) as Secrets);
}

export const hasAll = ({ secrets }: Provider, entered: Secrets): boolean =>
  secrets.every(({ name }) => (entered[name] ?? '') !== '');
