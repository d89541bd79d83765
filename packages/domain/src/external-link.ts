/** Whether a link leaves the site: it starts with http:, https:, mailto: or tel:. */
export const isExternalLink = (link: string): boolean => /^(?:https?:|mailto:|tel:)/i.test(link);
