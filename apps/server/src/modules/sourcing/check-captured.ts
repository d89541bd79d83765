import { checkCapture, type ExtractedProduct } from '@kouan/sourcing';
import { fail } from '../../platform/errors.ts';

/** Dearer or larger than anything that is bought here: a page read wrongly. */
const dearestFen = 100_000_000;
const largestMinimum = 9_999_999;

/** A captured product checked against its address and our limits. Throws capture.address_differs, capture.no_price, capture.not_usable. */
export function checkCaptured(product: unknown): ExtractedProduct {
  const checked = checkCapture(product);
  if ('problem' in checked)
    return checked.problem === 'address'
      ? fail('capture.address_differs')
      : fail('capture.not_usable', { part: checked.problem });
  const { priceTiers, skus, moq } = checked.product;
  if (priceTiers.length === 0) fail('capture.no_price');
  if ([...priceTiers, ...skus].some(({ priceFen }) => (priceFen ?? 0) > dearestFen))
    fail('capture.not_usable', { part: 'priceTiers' });
  if (moq > largestMinimum) fail('capture.not_usable', { part: 'moq' });
  return checked.product;
}
