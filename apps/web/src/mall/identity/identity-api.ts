import { getCaptcha, login, registerPurchaser, sendRegistrationCode } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { startSession } from '../../lib/session.ts';
import { endpointQuery, useCall } from '../../lib/query.ts';

/** The picture to copy and the number it goes by. Good for one try: `refetch` brings another. */
export const useCaptcha = () =>
  useQuery({ ...endpointQuery(getCaptcha, {}), staleTime: Infinity, gcTime: 0, refetchOnMount: 'always' });

/** Opens the session; the page then leads on by itself. Failures belong beside the form. */
export function useLogIn() {
  const call = useCall(login, { silent: true });
  return async (body: Parameters<typeof call.mutateAsync>[0]['body']): Promise<void> => {
    const { token, user } = await call.mutateAsync({ body });
    startSession({ token, remember: body.rememberMe === true, user: user.user, roles: user.roles });
  };
}

export const useSendRegistrationCode = () => useCall(sendRegistrationCode, { silent: true });
export const useRegisterPurchaser = () => useCall(registerPurchaser, { silent: true });
