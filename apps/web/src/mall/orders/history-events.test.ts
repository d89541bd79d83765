import { orderEvents } from '@kouan/domain';
import { expect, test } from 'vitest';
import cn from '../../locales/cn/orders.ts';
import en from '../../locales/en/orders.ts';
import vi from '../../locales/vi/orders.ts';
import { historyDetails, historyLook, knownEvent } from './history-events.ts';

test.each(Object.entries({ cn, en, vi }))(
  'every event of an order has a text of its own in %s',
  (_language, { history }) => {
    expect(Object.keys(history.event).toSorted()).toEqual([...orderEvents].toSorted());
    expect(new Set(Object.values(history.event)).size).toBe(orderEvents.length);
    expect(Object.values(history.event).every((text) => text.trim() !== '')).toBe(true);
  },
);

test('an event of a newer server is unknown, not an error', () => {
  expect(knownEvent('depositApproved')).toBe('depositApproved');
  expect(knownEvent('somethingNew')).toBeUndefined();
  expect(historyLook({ event: 'somethingNew', actorKind: 'system' })).toBe('neutral');
});

test('the dot tells settled, refused and done by the reader apart', () => {
  expect(historyLook({ event: 'finalApproved', actorKind: 'staff' })).toBe('ok');
  expect(historyLook({ event: 'finalRejected', actorKind: 'staff' })).toBe('bad');
  expect(historyLook({ event: 'placed', actorKind: 'buyer' })).toBe('mine');
});

test('only readable details are shown, in a fixed order', () => {
  expect(historyDetails({ shipment: 'S1', secret: 1, quantity: 180, carrier: '' })).toEqual([
    ['quantity', 180],
    ['shipment', 'S1'],
  ]);
});
