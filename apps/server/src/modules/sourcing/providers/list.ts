import { fail } from '../../../platform/errors.ts';
import { alibaba1688 } from './alibaba-1688.ts';
import { onebound } from './onebound.ts';
import type { Provider } from './provider.ts';
import { publicPage } from './public-page.ts';
import { taobaoTop } from './taobao-top.ts';

/** Every provider there is, in the order of trial that an installation begins with. */
export const providers: readonly Provider[] = [alibaba1688, taobaoTop, onebound, publicPage];

/** Throws provider.not_found. */
export const providerOf = (name: string): Provider =>
  providers.find((one) => one.name === name) ?? fail('provider.not_found');
