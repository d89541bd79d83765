import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areServiceLinksSound,
  brokenServiceLink,
  serviceLinkKinds,
  type ServiceLink,
  shippingServices,
  toggleService,
} from './service-links.ts';

const link = (from: ServiceLink['from'], kind: ServiceLink['kind'], to: ServiceLink['to']): ServiceLink => ({
  from,
  kind,
  to,
});

test('a service brings what it requires, and goes with it', () => {
  const links = [link('insurance', 'requires', 'inspection')];
  expect(brokenServiceLink(['insurance'], links)).toEqual(links[0]);
  expect(toggleService(['crate'], 'insurance', links)).toEqual(['inspection', 'crate', 'insurance']);
  expect(toggleService(['inspection', 'crate', 'insurance'], 'inspection', links)).toEqual(['crate']);
});

test('of two that exclude each other the one that was ticked last stays, whoever says so', () => {
  const links = [link('crate', 'excludes', 'inspection')];
  expect(brokenServiceLink(['inspection', 'crate'], links)).toEqual(links[0]);
  expect(toggleService(['crate'], 'inspection', links)).toEqual(['inspection']);
  expect(toggleService(['inspection', 'insurance'], 'crate', links)).toEqual(['crate', 'insurance']);
});

test('a suggestion breaks nothing and chooses nothing', () => {
  const links = [link('crate', 'suggests', 'insurance')];
  expect(brokenServiceLink(['crate'], links)).toBeUndefined();
  expect(toggleService([], 'crate', links)).toEqual(['crate']);
});

test.each([
  ['one with itself', [link('crate', 'requires', 'crate')]],
  ['two for one pair', [link('crate', 'requires', 'insurance'), link('crate', 'suggests', 'insurance')]],
  ['what is required is excluded', [link('crate', 'requires', 'insurance'), link('insurance', 'excludes', 'crate')]],
  [
    'what is required requires what is excluded',
    [
      link('crate', 'requires', 'insurance'),
      link('insurance', 'requires', 'inspection'),
      link('inspection', 'excludes', 'crate'),
    ],
  ],
])('rules that nobody can keep are not sound: %s', (_, links) => {
  expect(areServiceLinksSound(links)).toBe(false);
});

const service = fc.constantFrom(...shippingServices);
const anyLinks = fc.array(fc.record({ from: service, kind: fc.constantFrom(...serviceLinkKinds), to: service }), {
  maxLength: 6,
});

test('with sound rules every choice that ticks make keeps them, and what was ticked last is in it', () => {
  fc.assert(
    fc.property(anyLinks.filter(areServiceLinksSound), fc.array(service, { maxLength: 8 }), (links, ticks) => {
      let chosen: (typeof shippingServices)[number][] = [];
      for (const one of ticks) {
        const wasIn = chosen.includes(one);
        chosen = toggleService(chosen, one, links);
        expect(chosen.includes(one)).toBe(!wasIn);
        expect(brokenServiceLink(chosen, links)).toBeUndefined();
      }
    }),
    { numRuns: 500 },
  );
});
