import { aftersalesErrors } from './errors-aftersales.ts';
import { accessErrors } from './errors-access.ts';
import { addressErrors } from './errors-addresses.ts';
import { cartErrors } from './errors-cart.ts';
import { catalogErrors } from './errors-catalog.ts';
import { contentErrors } from './errors-content.ts';
import { deviceErrors } from './errors-devices.ts';
import { fileErrors } from './errors-files.ts';
import { identityErrors } from './errors-identity.ts';
import { financeErrors } from './errors-finance.ts';
import { ledgerErrors } from './errors-ledger.ts';
import { orderErrors } from './errors-orders.ts';
import { paymentErrors } from './errors-payments.ts';
import { platformErrors } from './errors-platform.ts';
import { settingsErrors } from './errors-settings.ts';
import { shippingErrors } from './errors-shipping.ts';
import { sourcingErrors } from './errors-sourcing.ts';
import { transportErrors } from './errors-transport.ts';
import { supplyErrors } from './errors-supply.ts';
import { warehouseErrors } from './errors-warehouse.ts';
import type { ErrorText } from './error-texts.ts';
import type { Language } from './words.ts';

/** Every expected failure: code → status → three texts. */
export const errors = {
  ...platformErrors,
  ...settingsErrors,
  ...fileErrors,
  ...identityErrors,
  ...accessErrors,
  ...deviceErrors,
  ...catalogErrors,
  ...supplyErrors,
  ...sourcingErrors,
  ...cartErrors,
  ...paymentErrors,
  ...ledgerErrors,
  ...financeErrors,
  ...orderErrors,
  ...warehouseErrors,
  ...shippingErrors,
  ...transportErrors,
  ...addressErrors,
  ...aftersalesErrors,
  ...contentErrors,
};
export type ErrorCode = keyof typeof errors;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** The text of a failure in a language, details filled in. */
export function errorMessage(code: ErrorCode, language: Language, details: Record<string, unknown> = {}): string {
  const text: ErrorText = errors[code];
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : whole;
  });
}

/** The body of every error reply. `msg` is a copy of `message` for older clients. */
export type ErrorBody = {
  status: number;
  code: string;
  message: string;
  msg: string;
  timestamp: number;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
};
