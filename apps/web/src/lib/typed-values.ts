import { useState } from 'react';

type Values = Readonly<Record<string, string>>;

/** What stands in a search form beside the address: what was typed, what of it was sent, and the address that was drawn last. */
type Typing = { typed: Values; sent: Values; drawn: Values };

export const untouched = (drawn: Values): Typing => ({ typed: {}, sent: {}, drawn });

export const afterTyping = (typing: Typing, name: string, value: string): Typing => ({
  ...typing,
  typed: { ...typing.typed, [name]: value },
});

/** The form shows at once what was sent, until the address says the same. */
export const afterSending = (typing: Typing, values: Values): Typing => ({ ...typing, typed: values, sent: values });

/**
 * A new address takes the place of what was sent, and of what was typed where something else chose another value; whatever
 * was typed since the sending stays.
 */
export function afterDrawing(typing: Typing, drawn: Values): Typing {
  const isChanged = (name: string) => (typing.drawn[name] ?? '') !== (drawn[name] ?? '');
  if (!Object.keys(drawn).some(isChanged)) return typing;
  const stays = ([name, value]: [string, string]) =>
    name in typing.sent ? typing.sent[name] !== value : !isChanged(name);
  return { typed: Object.fromEntries(Object.entries(typing.typed).filter(stays)), sent: {}, drawn };
}

/**
 * The values of a search form whose truth is the address. Typing is never lost to an address that is drawn late; `send`
 * puts its values in the place of what was typed.
 */
export function useTypedValues(params: URLSearchParams, names: readonly string[]) {
  const drawn = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  const [kept, keep] = useState(() => untouched(drawn));
  const typing = afterDrawing(kept, drawn);
  if (typing !== kept) keep(typing);
  return {
    valueOf: (name: string): string => typing.typed[name] ?? drawn[name] ?? '',
    type: (name: string, value: string) => keep((now) => afterTyping(now, name, value)),
    send: (values: Values) => keep((now) => afterSending(now, values)),
  };
}
