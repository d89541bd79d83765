import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

/** Structured log on standard error. Never given bodies, headers, tokens or card data. */
export const openLog = (level: string): Logger => pino({ level, base: null }, pino.destination(2));
