import { expect, test } from 'vitest';
import { afterDrawing, afterSending, afterTyping, untouched } from './typed-values.ts';

const old = { name: '', city: 'Huế' };

test('what was sent is shown until the address says the same, then the address counts', () => {
  const sent = afterSending(afterTyping(untouched(old), 'name', 'Hai'), { name: 'Hai', city: '' });
  expect(afterDrawing(sent, old)).toBe(sent);
  const drawn = afterDrawing(sent, { name: 'Hai', city: '' });
  expect(drawn).toEqual({ typed: {}, sent: {}, drawn: { name: 'Hai', city: '' } });
});

test('what was never sent stays, but gives way where something else chose another value', () => {
  const typed = afterTyping(afterTyping(untouched(old), 'name', 'Lan'), 'city', 'Hà');
  expect(afterDrawing(typed, { name: '', city: 'Vinh' }).typed).toEqual({ name: 'Lan' });
});
