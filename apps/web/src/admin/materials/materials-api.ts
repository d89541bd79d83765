import {
  addMaterialFile,
  addMaterialText,
  addressOf,
  editMaterial,
  type EndpointShape,
  listEditedMaterials,
  listMaterialProducts,
  orderMaterials,
  type QueryOf,
  removeMaterial,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

export const useMaterialProducts = (filter: QueryOf<typeof listMaterialProducts>) =>
  useQuery({
    ...endpointQuery(listMaterialProducts, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
export const useMaterials = (id: string) =>
  useQuery({ ...endpointQuery(listEditedMaterials, { params: { id } }), meta: { silent: true }, staleTime: 0 });

export const shownLists = [listEditedMaterials, listMaterialProducts];
export const useAddText = () => useAct(addMaterialText, { refresh: shownLists });
export const useEditMaterial = () => useAct(editMaterial, { refresh: [listEditedMaterials] });
export const useOrderMaterials = () => useAct(orderMaterials, { refresh: [listEditedMaterials] });
export const useRemoveMaterial = () => useAct(removeMaterial, { refresh: shownLists });
/** Where the files of one product are sent. */
export const uploadOf = (id: string): EndpointShape => ({
  ...addMaterialFile,
  path: addressOf(addMaterialFile, { params: { id } }),
});
