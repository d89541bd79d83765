import { screenProduct } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../lib/query.ts';

/** What stands against a product; an answer that does not come hides nothing else of the page. */
export const useProductNotices = (productId: string) =>
  useQuery({ ...endpointQuery(screenProduct, { params: { id: productId } }), meta: { silent: true } }).data ?? [];
