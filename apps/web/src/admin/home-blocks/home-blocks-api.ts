import {
  addHomeBlock,
  deleteHomeBlock,
  editHomeBlock,
  listHomeBlocks,
  listProducts,
  listStaffHomeBlocks,
  orderHomeBlocks,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const refresh = [listStaffHomeBlocks, listHomeBlocks];
const foundAtMost = 8;

export const useHomeBlocks = () => useQuery({ ...endpointQuery(listStaffHomeBlocks, {}), staleTime: 0 });
export const useAddHomeBlock = () => useAct(addHomeBlock, { refresh });
export const useEditHomeBlock = () => useAct(editHomeBlock, { refresh });
export const useOrderHomeBlocks = () => useAct(orderHomeBlocks, { refresh });
export const useDeleteHomeBlock = () => useAct(deleteHomeBlock, { refresh });
export const useFoundGoods = (word: string) =>
  useQuery({
    ...endpointQuery(listProducts, { query: { word, size: foundAtMost } }),
    enabled: word !== '',
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
