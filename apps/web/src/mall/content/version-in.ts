const form = /^[1-9]\d{0,4}$/;

/** The earlier version that an address asks for with `?version=3`; undefined for the one in force. */
export function versionIn(search: URLSearchParams): number | undefined {
  const asked = search.get('version') ?? '';
  return form.test(asked) ? Number(asked) : undefined;
}
