export type Sort = { field: string; isDescending: boolean };

/** `createTime,desc` as an address and a call say it; undefined for anything else. */
export function sortOf(text: string | undefined): Sort | undefined {
  const match = /^(\w{1,40}),(asc|desc)$/.exec(text ?? '');
  return match?.[1] === undefined ? undefined : { field: match[1], isDescending: match[2] === 'desc' };
}

/** How a table marks the column; null for the others. */
export const sortMark = (sort: Sort | undefined, key: string): 'ascend' | 'descend' | null =>
  sort?.field !== key ? null : sort.isDescending ? 'descend' : 'ascend';

/** What a click on a head asks for; undefined takes the order back. */
export const sortText = (field: string, order: 'ascend' | 'descend' | null | undefined): string | undefined =>
  order ? `${field},${order === 'descend' ? 'desc' : 'asc'}` : undefined;
