import type { ColumnMapping } from '@kouan/contract';

export const dateFormats: readonly ColumnMapping['dateFormat'][] = [
  'yyyy-MM-dd HH:mm:ss',
  'dd/MM/yyyy HH:mm:ss',
  'dd/MM/yyyy',
];
export const requiredColumns = ['bookedAt', 'reference', 'credit', 'description'] as const;
export type MappingDraft = Record<(typeof requiredColumns)[number] | 'payer', string> & {
  dateFormat: ColumnMapping['dateFormat'];
};

/** What the form starts from: the mapping the server knows or guessed, else nothing chosen. */
export const draftOf = (mapping: ColumnMapping | null): MappingDraft => ({
  bookedAt: mapping?.bookedAt ?? '',
  reference: mapping?.reference ?? '',
  credit: mapping?.credit ?? '',
  description: mapping?.description ?? '',
  payer: mapping?.payer ?? '',
  dateFormat: mapping?.dateFormat ?? 'dd/MM/yyyy HH:mm:ss',
});

/** The draft as the call wants it; undefined while a required column is not chosen. */
export function mappingOf({ payer, ...draft }: MappingDraft): ColumnMapping | undefined {
  if (requiredColumns.some((column) => draft[column] === '')) return undefined;
  return payer === '' ? draft : { ...draft, payer };
}

export const isSameMapping = (one: ColumnMapping | null, other: ColumnMapping | undefined): boolean =>
  one !== null &&
  other !== undefined &&
  [...requiredColumns, 'payer' as const, 'dateFormat' as const].every((key) => (one[key] ?? '') === (other[key] ?? ''));
