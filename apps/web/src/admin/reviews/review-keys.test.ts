import { expect, test } from 'vitest';
import { actOfKey, isTypingIn } from './review-keys.ts';

const press = (key: string, changes: Partial<Parameters<typeof actOfKey>[0]> = {}) => ({
  key,
  isCommand: false,
  isAlt: false,
  isTyping: false,
  isRepeat: false,
  ...changes,
});
const deciding = { mode: 'decide', areSingleKeysOn: true } as const;
const rejecting = { mode: 'reject', areSingleKeysOn: true } as const;

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['a', 'approve'],
  ['R', 'reject'],
  ['e', 'reReview'],
  ['s', 'skip'],
  ['z', 'zoom'],
  ['o', 'openOrder'],
  ['/', 'search'],
  ['?', 'help'],
])('%s means %s', (key, kind) => {
  expect(actOfKey(press(key), deciding)).toEqual({ kind });
});

test('digits choose, counted from the first', () => {
  expect(actOfKey(press('1'), deciding)).toEqual({ kind: 'choose', index: 0 });
  expect(actOfKey(press('9'), rejecting)).toEqual({ kind: 'choose', index: 8 });
  expect(actOfKey(press('0'), deciding)).toBeUndefined();
});

test('single keys are off while somebody types, with a modifier, and when turned off', () => {
  for (const key of ['a', 'r', 'j', '1', '?']) {
    expect(actOfKey(press(key, { isTyping: true }), deciding)).toBeUndefined();
    expect(actOfKey(press(key, { isCommand: true }), deciding)).toBeUndefined();
    expect(actOfKey(press(key, { isAlt: true }), deciding)).toBeUndefined();
    expect(actOfKey(press(key), { ...deciding, areSingleKeysOn: false })).toBeUndefined();
  }
});

test('a key that is held down decides nothing again: it only goes on stepping and zooming', () => {
  for (const key of ['a', 'r', 'e', 's', 'u', 'h', 'o', 'z'])
    expect(actOfKey(press(key, { isRepeat: true }), deciding), key).toBeUndefined();
  expect(actOfKey(press('Enter', { isRepeat: true, isTyping: true, isCommand: true }), rejecting)).toBeUndefined();
  for (const key of ['j', 'k', '+', '-']) expect(actOfKey(press(key, { isRepeat: true }), deciding), key).toBeDefined();
});

test('nothing is approved or left while a rejection is being written', () => {
  for (const key of ['a', 'j', 'k', 'e', 's', 'o']) expect(actOfKey(press(key), rejecting)).toBeUndefined();
  expect(actOfKey(press('Escape', { isTyping: true }), rejecting)).toEqual({ kind: 'back' });
  expect(actOfKey(press('Enter', { isTyping: true, isCommand: true }), rejecting)).toEqual({ kind: 'send' });
  expect(actOfKey(press('Enter', { isTyping: true }), rejecting)).toBeUndefined();
  expect(actOfKey(press('Enter', { isCommand: true }), deciding)).toBeUndefined();
  expect(actOfKey(press('constructor'), deciding)).toBeUndefined();
});

test('typing is in text fields, not in radio buttons', () => {
  expect(isTypingIn({ tagName: 'INPUT', type: 'text' })).toBe(true);
  expect(isTypingIn({ tagName: 'INPUT', type: 'search' })).toBe(true);
  expect(isTypingIn({ tagName: 'TEXTAREA' })).toBe(true);
  expect(isTypingIn({ tagName: 'SELECT' })).toBe(true);
  expect(isTypingIn({ tagName: 'DIV', isContentEditable: true })).toBe(true);
  expect(isTypingIn({ tagName: 'INPUT', type: 'radio' })).toBe(false);
  expect(isTypingIn({ tagName: 'BUTTON' })).toBe(false);
});
