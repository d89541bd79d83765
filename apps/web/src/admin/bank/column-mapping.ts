import type { ColumnMapping } from '@kouan/contract';

export const dateFormats: readonly ColumnMapping['dateFormat'][] = [
  'yyyy-MM-dd HH:mm:ss',
  'dd/MM/yyyy HH:mm:ss',
  'dd/MM/yyyy',
  'MM/dd/yyyy',
];
export const requiredColumns = ['bookedAt', 'reference', 'credit', 'description'] as const;
export const optionalColumns = ['payer', 'balance', 'time', 'direction'] as const;
export type MappingDraft = Record<(typeof requiredColumns | typeof optionalColumns)[number], string> & {
  dateFormat: ColumnMapping['dateFormat'];
};

/** What the form starts from: the mapping the server knows or guessed, else nothing chosen. */
export const draftOf = (mapping: ColumnMapping | null): MappingDraft => ({
  bookedAt: mapping?.bookedAt ?? '',
  reference: mapping?.reference ?? '',
  credit: mapping?.credit ?? '',
  description: mapping?.description ?? '',
  payer: mapping?.payer ?? '',
  balance: mapping?.balance ?? '',
  time: mapping?.time ?? '',
  direction: mapping?.direction ?? '',
  dateFormat: mapping?.dateFormat ?? 'dd/MM/yyyy HH:mm:ss',
});

/** The draft as the call wants it; undefined while a required column is not chosen. */
export function mappingOf({ payer, balance, time, direction, ...draft }: MappingDraft): ColumnMapping | undefined {
  if (requiredColumns.some((column) => draft[column] === '')) return undefined;
  return {
    ...draft,
    ...(payer === '' ? {} : { payer }),
    ...(balance === '' ? {} : { balance }),
    ...(time === '' ? {} : { time }),
    ...(direction === '' ? {} : { direction }),
  };
}

export const isSameMapping = (one: ColumnMapping | null, other: ColumnMapping | undefined): boolean =>
  one !== null &&
  other !== undefined &&
  [...requiredColumns, ...optionalColumns, 'dateFormat' as const].every(
    (key) => (one[key] ?? '') === (other[key] ?? ''),
  );
