/** The house's HTTP: see `http/`. */
export * from './http/index.ts';
