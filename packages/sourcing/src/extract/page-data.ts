/** Data of a page: untrusted. Numbers are kept as their text; objects have no prototype. */
export type PageValue = string | boolean | null | PageValue[] | PageObject;
export type PageObject = { [key: string]: PageValue | undefined };

export const isObject = (value: PageValue | undefined): value is PageObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of keys, or undefined. */
export function at(value: PageValue | undefined, ...path: string[]): PageValue | undefined {
  let current = value;
  for (const key of path) current = isObject(current) ? current[key] : undefined;
  return current;
}

export const listAt = (value: PageValue | undefined, ...path: string[]): PageValue[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

export const entriesAt = (value: PageValue | undefined, ...path: string[]): [string, PageValue | undefined][] => {
  const found = at(value, ...path);
  return isObject(found) ? Object.entries(found) : [];
};

/** Text or number at a path; undefined for everything else and for the empty text. */
export function textAt(value: PageValue | undefined, ...path: string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
