import type { PageSite } from '../extract/extracted-product.ts';
import type { PageReader } from '../extract/page-product.ts';
import { readers as alibaba1688 } from './1688.ts';
import { readers as jd } from './jd.ts';
import { readers as pinduoduo } from './pinduoduo.ts';
import { readers as taobao } from './taobao.ts';
import { readers as tmall } from './tmall.ts';
import { readers as weidian } from './weidian.ts';

/** The readers of each site, one per variant of its product page. A new site is one file and one line here. */
export const pageReaders: Readonly<Record<PageSite, readonly PageReader[]>> = {
  '1688': alibaba1688,
  // Both serve the same item pages and have moved shops from one to the other.
  taobao: [...taobao, ...tmall],
  tmall: [...tmall, ...taobao],
  jd,
  pinduoduo,
  weidian,
};
