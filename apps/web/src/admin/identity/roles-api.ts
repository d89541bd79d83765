import {
  addressOf,
  addRole,
  deleteRoles,
  downloadRoles,
  editRole,
  getRole,
  listAllRoles,
  listMenuChildren,
  listMenuIds,
  listRoles,
  type MenuRow,
  type QueryOf,
  setRoleMenus,
} from '@kouan/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOf, endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

export type RoleFilter = QueryOf<typeof listRoles>;
const touched = [listRoles, getRole, listAllRoles];

export const useRoles = (filter: RoleFilter) =>
  useQuery({ ...endpointQuery(listRoles, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const rolesWorkbook = (filter: RoleFilter): string => addressOf(downloadRoles, { query: filter });
export const useRole = (id: number) =>
  useQuery({ ...endpointQuery(getRole, { params: { id } }), meta: { silent: true }, staleTime: 0 });
export const useAddRole = () => useAct(addRole, { refresh: touched });
export const useEditRole = () => useAct(editRole, { refresh: touched });
export const useSetRoleMenus = () => useAct(setRoleMenus, { refresh: touched });
export const useDeleteRoles = () => useAct(deleteRoles, { refresh: touched });

export const useMenuRoots = () => useQuery({ ...endpointQuery(listMenuChildren, { query: { pid: 0 } }), staleTime: 0 });

/** What lies below a menu: its children, and the ids of all of it with its own. Reject with ApiError. */
export function useMenuLoader() {
  const client = useQueryClient();
  return {
    childrenOf: (pid: number): Promise<MenuRow[]> =>
      client.fetchQuery(endpointQuery(listMenuChildren, { query: { pid } })),
    idsOf: (id: number): Promise<number[]> => callOf(client)(listMenuIds, { query: { id } }),
  };
}
