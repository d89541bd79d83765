import {
  changeEmail,
  changePassword,
  editProfile,
  endOtherSessions,
  endOwnSession,
  getInfo,
  listMyAcceptances,
  listOwnLogs,
  listOwnSessions,
  sendEmailChangeCode,
  uploadAvatar,
} from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../lib/query.ts';
import { setUser } from '../../lib/session.ts';
import { type OnProgress, sendFile } from '../../shared/upload-picture.ts';

export const logSize = 10;
export const ownLogsQuery = (page: number) => endpointQuery(listOwnLogs, { query: { page, size: logSize } });

/** Which versions of our rules the account agreed to. */
export const acceptancesQuery = () => ({ ...endpointQuery(listMyAcceptances, {}), staleTime: 0 });

/** What ends elsewhere, or begins there, shows with the next look. */
export const ownSessionsQuery = () => ({
  ...endpointQuery(listOwnSessions, {}),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
export const useEndOwnSession = () => useCall(endOwnSession, { refresh: [listOwnSessions, listOwnLogs] });
export const useEndOtherSessions = () => useCall(endOtherSessions, { refresh: [listOwnSessions, listOwnLogs] });

/** What shows the account follows after a change of it. */
function useRenewUser(): () => Promise<void> {
  const client = useQueryClient();
  return async () => setUser(await client.fetchQuery({ ...endpointQuery(getInfo, {}), staleTime: 0 }));
}

export function useEditProfile() {
  const call = useCall(editProfile, { silent: true, refresh: [listOwnLogs] });
  const renew = useRenewUser();
  return async (body: Parameters<typeof call.mutateAsync>[0]['body']): Promise<void> => {
    await call.mutateAsync({ body });
    await renew();
  };
}

/** Sends a picture and shows it wherever the account is seen. */
export function useUploadAvatar() {
  const renew = useRenewUser();
  return async (file: File, onProgress: OnProgress): Promise<void> => {
    await sendFile(uploadAvatar, file, onProgress);
    await renew();
  };
}

export const useChangePassword = () => useCall(changePassword, { silent: true });
export const useSendEmailChangeCode = () => useCall(sendEmailChangeCode, { silent: true });

export function useChangeEmail() {
  const call = useCall(changeEmail, { silent: true, refresh: [listOwnLogs] });
  const renew = useRenewUser();
  return async ({ code, ...body }: { code: string; email: string; password: string }): Promise<void> => {
    await call.mutateAsync({ params: { code: code.trim() }, body });
    await renew();
  };
}
