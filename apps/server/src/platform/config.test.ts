import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ConfigError, readConfig, readSecret } from './config.ts';

const newFolder = () => join(inject('workFolder'), `config-${randomBytes(6).toString('hex')}`);

test('without SECRET_KEY the key is made once, for its owner only, and read by whoever starts later', async () => {
  const config = readConfig({ DATA_DIR: newFolder() });
  const key = readSecret(config);
  expect(key.length).toBe(32);
  const path = join(config.dataDir, 'secret.key');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path, 'utf8')).trim()).toBe(key.toString('hex'));
  expect(readSecret(config)).toEqual(key);
});

test('SECRET_KEY is the key of every process, whatever its data folder holds', async () => {
  const digits = randomBytes(32).toString('hex');
  const [one, other] = [newFolder(), newFolder()];
  const keys = [one, other].map((folder) => readSecret(readConfig({ DATA_DIR: folder, SECRET_KEY: digits })));
  expect(keys.map((key) => key.toString('hex'))).toEqual([digits, digits]);
  await expect(stat(join(one, 'secret.key'))).rejects.toThrow('ENOENT');
});

test.each(['short', 'z'.repeat(64), 'ab'.repeat(31), 'ab'.repeat(33)])(
  'a SECRET_KEY of another form is refused in one line that does not repeat it (%#)',
  (told) => {
    const read = () => readConfig({ SECRET_KEY: told });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^SECRET_KEY must be 64 digits of hexadecimal[^\n]*$/);
    expect(read).not.toThrow(told);
  },
);

test('PASSWORD_PRIVATE_KEY is a small RSA key; anything else is refused in one line that does not repeat it', () => {
  const keyOf = (modulusLength: number) =>
    generateKeyPairSync('rsa', { modulusLength })
      .privateKey.export({ format: 'der', type: 'pkcs8' })
      .toString('base64');
  expect(readConfig({ PASSWORD_PRIVATE_KEY: keyOf(512) }).passwordKey?.asymmetricKeyType).toBe('rsa');
  expect(readConfig({}).passwordKey).toBeUndefined();
  const elliptic = generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');
  for (const told of ['short', keyOf(2048), elliptic]) {
    const read = () => readConfig({ PASSWORD_PRIVATE_KEY: told });
    expect(read).toThrow(/^PASSWORD_PRIVATE_KEY must be an RSA key [^\n]*$/);
    expect(read).not.toThrow(told);
  }
});

test('a key file that was spoilt is told in one line, never used', async () => {
  const config = readConfig({ DATA_DIR: newFolder() });
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(join(config.dataDir, 'secret.key'), 'not a key');
  expect(() => readSecret(config)).toThrow(/secret\.key must hold 64 digits of hexadecimal[^\n]*$/);
});
