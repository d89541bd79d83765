import { normalizePhone } from '@kouan/domain';
import { id, optionalText, requiredText } from '@kouan/contract';
import { Type } from 'typebox';

export const shipModes = ['address', 'marketplace'] as const;
export type ShipMode = (typeof shipModes)[number];

const person = { consigneeName: requiredText(100), contact: requiredText(30), remarks: optionalText(500) };

/** What the form asks for in each mode: only its own fields, all of them required. */
export const shipSchemas = {
  address: Type.Object({ ...person, address: requiredText(300) }),
  marketplace: Type.Object({
    ...person,
    marketplaceOrderNumber: requiredText(60),
    orderScreenshotId: id,
    waybillImageId: id,
  }),
} as const satisfies Record<ShipMode, unknown>;

export const isPhone = (value: unknown): boolean => typeof value === 'string' && normalizePhone(value) !== undefined;
