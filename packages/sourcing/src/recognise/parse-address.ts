/** A link taken apart by hand: nothing is normalised, so nothing can be hidden in a normalisation. */
export type Address = {
  /** Lower case, without user name and port. */
  host: string;
  hasUser: boolean;
  hasOddPort: boolean;
  /** Starts with `/`; `/` when the link has none. Not decoded. */
  path: string;
  /** Without the `?`; not decoded. */
  query: string;
  /** Without the `#`; not decoded. */
  fragment: string;
};

const defaultPorts: Record<string, string> = { http: '80', https: '443' };

/** Splits `http(s)://host/…`, `//host/…` or `host/…`. */
export function parseAddress(link: string): Address {
  const [head, scheme] = /^(?:(https?):)?\/\//i.exec(link) ?? [''];
  const rest = link.slice(head.length);
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const [beforeHash, fragment] = cut(rest.slice(authority.length), '#');
  const [path, query] = cut(beforeHash, '?');

  const userEnd = authority.lastIndexOf('@');
  const [host, port] = cut(authority.slice(userEnd + 1), ':');
  const defaultPort = defaultPorts[scheme?.toLowerCase() ?? 'https'];
  return {
    host: host.toLowerCase(),
    hasUser: userEnd >= 0,
    hasOddPort: authority.includes(':', userEnd + 1) && port !== defaultPort,
    path: path || '/',
    query,
    fragment,
  };
}

/** The text before and after the first `mark`; the second part is empty when there is none. */
export function cut(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + mark.length)];
}

/** Values of the parameters that carry one of `names`, still encoded, in the order of the link. */
export function rawParams(query: string, names: readonly string[]): string[] {
  return query
    .split('&')
    .map((part) => cut(part, '='))
    .filter(([name]) => names.includes(decodeOnce(name)))
    .map(([, value]) => value);
}

/** Like `rawParams`, each value decoded once; every value only once. */
export function params(query: string, names: readonly string[]): string[] {
  return [...new Set(rawParams(query, names).map((value) => decodeOnce(value.replaceAll('+', ' '))))];
}

/** Removes one layer of percent-encoding; a broken one is left as it is. */
export function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
