export { checkCapture, type CaptureProblem } from './extract/check-capture.ts';
export { extractProduct, type ExtractFailure, maxHtmlLength } from './extract/extract-product.ts';
export {
  type ExtractedProduct,
  type ExtractError,
  extractErrors,
  type PageSite,
  pageSites,
  type PriceTier,
  productLimits,
  type ProductExtras,
  type ProductSku,
  type ProductSpec,
} from './extract/extracted-product.ts';
export { type OfferedProduct, productOfOffer } from './extract/offered-product.ts';
export { isPictureUrl } from './extract/page-addresses.ts';
export { at, listAt, type PageValue, textAt } from './extract/page-data.ts';
export { readLiteral } from './extract/read-literal.ts';
export { countOf, kilogramsToGrams, yuanToFen } from './extract/read-number.ts';
export {
  type LinkResult,
  type ManualLink,
  type ProductLink,
  type RejectedLink,
  type RejectReason,
  rejectReasons,
  type ShortLink,
  type Site,
  sites,
} from './recognise/link-result.ts';
export { pageHosts } from './recognise/page-hosts.ts';
export { maxLinkTextLength, recogniseLink, recogniseTarget } from './recognise/recognise-link.ts';
export { asLines, holdsSeveralLinks, type LinkLine, maxLinkLines, recogniseMany } from './recognise/recognise-many.ts';
export { areAscending, areFalling } from './price-tiers.ts';
