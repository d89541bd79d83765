import { expect, test } from 'vitest';
import { renderPart } from '../../test/render-part.tsx';
import { AmountField } from './amount-field.tsx';
import { unreadable } from './unreadable.ts';

const shown = (fen: number) =>
  renderPart(<AmountField id="a" label="Amount" fen={fen} onChange={() => undefined} />, { texts: ['admin-cases'] });

test('an amount is shown in yuan; what is none says so at its field', async () => {
  expect(await shown(1250)).toMatch(/<input[^>]*value="12.50"/);
  expect(await shown(1250)).not.toContain('aria-invalid="true"');
  const wrong = await shown(unreadable);
  expect(wrong).toContain('aria-invalid="true"');
  expect(wrong).toContain('Enter an amount such as 7.90');
});
