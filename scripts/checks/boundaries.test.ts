import { expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';
import { plantedConfig, plantedProject } from './planted-project.ts';

const check = (file: string, code: string) => checkBoundaries(plantedProject({ [file]: code }), plantedConfig);

const allowed = [
  ['packages/contract/src/a.ts', `import { x } from '@kouan/sourcing';`],
  ['apps/server/src/modules/orders/a.ts', `import { pay } from '../payments/index.ts';`],
  ['apps/server/src/modules/orders/a.ts', `import type { Tx } from '../../platform/db.ts';`],
  ['apps/server/src/modules/orders/a.test.ts', `import { testServer } from '../../../test/harness.ts';`],
  ['apps/server/src/app.ts', `import { pay } from './modules/payments/index.ts';`],
  ['apps/server/src/demo/orders.ts', `import { pay } from '../modules/payments/index.ts';`],
  ['apps/web/src/mall/orders/page.tsx', `import { call } from '../../lib/call.ts';`],
  ['apps/web/src/app/router.tsx', `const page = () => import('../admin/orders/routes.tsx');`],
  ['apps/server/test/a.test.ts', `import { placed } from '../../../packages/domain/test/model/world.ts';`],
  ['e2e/journey.test.ts', `import { orderStatuses } from '@kouan/domain';`],
  ['e2e/texts.ts', `import { I18n } from '../apps/web/src/lib/i18n.ts';`],
] as const;

const refused = [
  ['packages/domain/src/a.ts', `import { x } from '@kouan/contract';`, /only those before it/],
  ['packages/sourcing/src/a.ts', `export { x } from '@kouan/contract';`, /only those before it/],
  ['packages/domain/src/a.ts', `import { readFileSync } from 'node:fs';`, /run in the browser/],
  ['packages/contract/src/a.ts', `import { x } from '../../domain/src/money.ts';`, /stays inside its own project/],
  ['apps/server/src/app.ts', `import { x } from '../../../packages/domain/test/model/world.ts';`, /its own project/],
  ['apps/web/src/lib/a.ts', `import { x } from '@kouan/server';`, /nothing imports an app/],
  ['apps/web/src/lib/a.ts', `import { x } from '../../../server/src/config.ts';`, /stays inside its own project/],
  ['apps/web/src/lib/a.ts', `import { x } from '@kouan/domain/src/money.ts';`, /through its index/],
  ['apps/server/src/platform/a.ts', `import { x } from '../modules/orders/index.ts';`, /knows no business/],
  ['apps/server/src/modules/payments/a.ts', `import { x } from '../orders/index.ts';`, /publish an event/],
  ['apps/server/src/modules/orders/a.ts', `import { x } from '../payments/payment-queries.ts';`, /through its index/],
  ['apps/server/src/modules/orders/a.ts', `import { x } from '../../config.ts';`, /platform and earlier modules/],
  ['apps/server/src/app.ts', `import { x } from './modules/payments/pay.ts';`, /through its index/],
  ['apps/web/src/ui/a.tsx', `import { x } from '../lib/call.ts';`, /ui lies below lib/],
  ['apps/web/src/shared/a.tsx', `import { x } from '../mall/orders/a.tsx';`, /shared lies below mall/],
  ['apps/web/src/mall/orders/a.tsx', `import { x } from '../../admin/orders/a.tsx';`, /never meet/],
  ['apps/web/src/mall/orders/a.tsx', `const a = import('../cart/a.tsx');`, /no feature imports a sibling/],
  ['e2e/journey.test.ts', `import { x } from '../apps/server/src/app.ts';`, /its own files only/],
] as const;

test.each(allowed)('%s may say %s', (file, code) => {
  expect(check(file, code)).toEqual([]);
});

test.each(refused)('%s may not say %s', (file, code, reason) => {
  expect(check(file, code)).toEqual([expect.stringMatching(reason)]);
});

test('the place of the import is named', () => {
  expect(check('apps/web/src/ui/a.tsx', `\n\nimport { x } from '../lib/call.ts';`)[0]).toMatch(
    /^apps\/web\/src\/ui\/a\.tsx:3 /,
  );
});
