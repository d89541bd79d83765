/** The address of a file with one more query value. */
const withQuery = (url: string, query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`;

/** A small picture of a picture. */
export const smallOf = (url: string): string => withQuery(url, 'size=small');

/** The same file as something to keep, not to show. */
export const attachmentOf = (url: string): string => withQuery(url, 'download=1');
