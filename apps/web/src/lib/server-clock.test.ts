import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
});

test('a device that goes wrong still knows what time it is at the server, and goes on counting', () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T03:00:00Z') });
  noteServerTime('Thu, 01 Jan 2026 01:30:00 GMT');
  expect(new Date(serverNow()).toISOString()).toBe('2026-01-01T01:30:00.000Z');
  vi.advanceTimersByTime(90_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-01-01T01:31:30.000Z');
});

test.each([null, '', 'soon'])('a reply that does not say when it was made (%s) changes nothing', (date) => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T03:00:00Z') });
  noteServerTime('Thu, 01 Jan 2026 02:00:00 GMT');
  noteServerTime(date);
  expect(serverNow()).toBe(Date.parse('2026-01-01T02:00:00Z'));
});
