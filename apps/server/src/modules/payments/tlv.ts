/** A field of a merchant-presented QR text: two-digit id, two-digit length, value. */
export type TlvField = { id: string; value: string };

const headLength = 4;

/** Splits a text into its fields, strictly: every length fits and nothing is left. Undefined when it does not. */
export function parseTlv(text: string): TlvField[] | undefined {
  const fields: TlvField[] = [];
  for (let at = 0; at < text.length;) {
    const head = text.slice(at, at + headLength);
    if (!/^\d{4}$/.test(head)) return undefined;
    const length = Number(head.slice(2));
    const value = text.slice(at + headLength, at + headLength + length);
    if (value.length !== length) return undefined;
    fields.push({ id: head.slice(0, 2), value });
    at += headLength + length;
  }
  return fields;
}

/** The fields of a text by id. Undefined when it is no TLV text or names an id twice. */
export function tlvMap(text: string): Map<string, string> | undefined {
  const fields = parseTlv(text);
  const map = fields && new Map(fields.map(({ id, value }) => [id, value]));
  return map && map.size === fields.length ? map : undefined;
}
