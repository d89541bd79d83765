import type { BodyOf, createShipment, ErrorCode } from '@kouan/contract';
import { normalizePhone } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';

type Wish = Pick<
  BodyOf<typeof createShipment>,
  'mode' | 'consigneeName' | 'contact' | 'address' | 'marketplaceOrderNumber' | 'orderScreenshotId' | 'waybillImageId'
>;

const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

export type ConsigneeField = keyof Omit<Wish, 'mode'>;

/** The fields that the mode needs, each with its own message, all at once. Throws shipment.fields_missing. */
export function checkConsignee(wish: Wish): void {
  const fields = consigneeProblems(wish);
  const [first, ...others] = Object.values(fields);
  if (first !== undefined) fail(others.length > 0 ? 'shipment.fields_missing' : first, {}, fields);
}

/** What is missing or wrong, by field; empty when all is well. */
export function consigneeProblems(wish: Wish): Partial<Record<ConsigneeField, ErrorCode>> {
  const fields: Partial<Record<ConsigneeField, ErrorCode>> = {};
  if (isBlank(wish.consigneeName)) fields.consigneeName = 'shipment.consignee_empty';
  if (isBlank(wish.contact)) fields.contact = 'shipment.contact_empty';
  else if (!isPhone(wish.contact ?? '')) fields.contact = 'shipment.contact_invalid';
  if (wish.mode === 'address' && isBlank(wish.address)) fields.address = 'shipment.address_empty';
  if (wish.mode === 'marketplace') {
    if (isBlank(wish.marketplaceOrderNumber)) fields.marketplaceOrderNumber = 'shipment.order_number_empty';
    if (!wish.orderScreenshotId) fields.orderScreenshotId = 'shipment.screenshot_empty';
    if (!wish.waybillImageId) fields.waybillImageId = 'shipment.waybill_empty';
  }
  return fields;
}

/** A Vietnamese number, or a Chinese mobile. */
const isPhone = (text: string): boolean => normalizePhone(text) !== undefined;
