import { randomInt } from 'node:crypto';

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';
const length = 10;

/** An unguessable name of a product for addresses: 10 digits and lower-case letters. */
export const newPublicId = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
