type Child = Node | string | null | false;
type Properties = Record<string, string | number | boolean | ((event: Event) => void)>;

/** Makes an element. `on…` are listeners, `true` an empty attribute, `false` none; children are nodes and plain text, never HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2).toLowerCase(), value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** A button that answers to people only: a page cannot press it with a made-up event. */
export const button = (label: string, act: () => void, properties: Properties = {}): HTMLButtonElement =>
  element('button', { type: 'button', ...properties, onClick: (event) => event.isTrusted && act() }, label);
