/**
 * Every namespace of texts: one line per file under `en/`, which gives the type; `cn/` and `vi/` hold the same keys.
 * A page loads only the namespaces its route names, and only in the active language.
 */
export type Resources = {
  common: typeof import('./en/common.ts').default;
  shell: typeof import('./en/shell.ts').default;
  'admin-shell': typeof import('./en/admin-shell.ts').default;
};

export type Namespace = keyof Resources;

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];
/** A text with its namespace, such as `orders:list.title`. */
export type TextKey = { [N in Namespace]: `${N}:${Leaves<Resources[N]>}` }[Namespace];

/** The shape a translation of `T` has: the same keys, all strings. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
