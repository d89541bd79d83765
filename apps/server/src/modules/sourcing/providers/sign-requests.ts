import { createHash, createHmac } from 'node:crypto';

type Parameters = Readonly<Record<string, string>>;

/** Sorted by key, unencoded: `key1value1key2value2…`. */
const joined = (parameters: Parameters): string =>
  Object.keys(parameters)
    .toSorted()
    .map((key) => `${key}${parameters[key] ?? ''}`)
    .join('');

/**
 * The `_aop_signature` of 1688's open platform: HMAC-SHA1 over the path from `param2/` on and the parameters. Objects are
 * signed as the JSON text that is sent.
 */
export const signAop = (secret: string, { urlPath, parameters }: { urlPath: string; parameters: Parameters }): string =>
  createHmac('sha1', secret)
    .update(urlPath + joined(parameters), 'utf8')
    .digest('hex')
    .toUpperCase();

/** The `sign` of Taobao's open platform, by the method that the parameter `sign_method` names: `hmac` (HMAC-MD5) or `md5`. */
export function signTop(secret: string, parameters: Parameters): string {
  const text = joined(parameters);
  const digest =
    parameters['sign_method'] === 'hmac'
      ? createHmac('md5', secret).update(text, 'utf8')
      : createHash('md5').update(`${secret}${text}${secret}`, 'utf8');
  return digest.digest('hex').toUpperCase();
}
