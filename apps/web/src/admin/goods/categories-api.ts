import {
  addCategory,
  deleteCategory,
  editCategory,
  listCategories,
  listEditedCategories,
  orderCategories,
} from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const refresh = [listEditedCategories, listCategories];

export const useEditedCategories = () => useQuery({ ...endpointQuery(listEditedCategories, {}), staleTime: 0 });
export const useAddCategory = () => useAct(addCategory, { refresh });
export const useEditCategory = () => useAct(editCategory, { refresh });
export const useOrderCategories = () => useAct(orderCategories, { refresh });
export const useDeleteCategory = () => useAct(deleteCategory, { refresh });
