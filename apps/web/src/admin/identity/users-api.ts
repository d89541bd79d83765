import {
  addressOf,
  addUser,
  deleteUsers,
  downloadUsers,
  editUser,
  listAcceptancesOfUser,
  listAllRoles,
  listUsers,
  type QueryOf,
  resetPasswords,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

export type UserFilter = QueryOf<typeof listUsers>;
const touched = [listUsers];

export const useUsers = (filter: UserFilter) =>
  useQuery({ ...endpointQuery(listUsers, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const usersWorkbook = (filter: UserFilter): string => addressOf(downloadUsers, { query: filter });
/** For whoever may give roles; others get none. */
export const useAllRoles = (isEnabled = true) =>
  useQuery({ ...endpointQuery(listAllRoles, {}), meta: { silent: true }, enabled: isEnabled });
export const useAddUser = () => useAct(addUser, { refresh: touched });
export const useEditUser = () => useAct(editUser, { refresh: touched });
export const useDeleteUsers = () => useAct(deleteUsers, { refresh: touched });
export const useResetPasswords = () => useAct(resetPasswords, { refresh: [] });
export const useAcceptancesOf = (id: number) =>
  useQuery({ ...endpointQuery(listAcceptancesOfUser, { params: { id } }), staleTime: 0 });
