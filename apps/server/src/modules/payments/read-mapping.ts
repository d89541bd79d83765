import { ColumnMapping } from '@kouan/contract';
import { Value } from 'typebox/value';
import { fail } from '../../platform/errors.ts';

/** The column mapping that travels with an upload, as JSON. Throws payment.mapping_required when it is none. */
export function readMapping(text: string | undefined): ColumnMapping | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = parsed(text);
  return Value.Check(ColumnMapping, value) ? value : fail('payment.mapping_required');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
