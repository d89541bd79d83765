import {
  type BodyOf,
  getCaptcha,
  login,
  openRejected,
  registerCooperation,
  registerEnterprise,
  registerPurchaser,
  resetForgottenPassword,
  sendLoginCode,
  sendPasswordCode,
  sendRegistrationAgain,
  sendRegistrationCode,
  uploadRegistrationLicense,
} from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { startSession } from '../../lib/session.ts';
import { endpointQuery, useCall } from '../../lib/query.ts';
import { type OnProgress, sendFile } from '../../shared/upload-picture.ts';

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
/** The way round the picture: a code by mail, with the number it goes by. */
export const useSendLoginCode = () => useCall(sendLoginCode, { silent: true });

export const useSendRegistrationCode = () => useCall(sendRegistrationCode, { silent: true });
export const useSendPasswordCode = () => useCall(sendPasswordCode, { silent: true });
export const useResetPassword = () => useCall(resetForgottenPassword, { silent: true });

/** Who registers; partners add a licence and wait for the staff. */
export const registrations = {
  purchaser: registerPurchaser,
  enterprise: registerEnterprise,
  cooperation: registerCooperation,
} as const;
export type Role = keyof typeof registrations;
export const roles = ['purchaser', 'enterprise', 'cooperation'] as const satisfies readonly Role[];

type Registration = BodyOf<typeof registerPurchaser> & { licenses?: string[] };

/** Sends a registration to the call of its role; the purchaser who asked to go on is then logged in, which it answers. */
export function useRegister(role: Role): (form: Registration) => Promise<boolean> {
  const purchaser = useCall(registerPurchaser, { silent: true });
  const enterprise = useCall(registerEnterprise, { silent: true });
  const cooperation = useCall(registerCooperation, { silent: true });
  return async ({ licenses = [], ...person }) => {
    if (role === 'purchaser') {
      const opened = await purchaser.mutateAsync({ body: person });
      if (opened) startSession({ ...opened, remember: false, user: opened.user.user, roles: opened.user.roles });
      return opened !== null;
    }
    const body = { ...person, licenses };
    await (role === 'enterprise' ? enterprise.mutateAsync({ body }) : cooperation.mutateAsync({ body }));
    return false;
  };
}

/** What the holder of a ticket sent before and why it was refused. */
export const rejectedQuery = (ticket: string) => ({
  ...endpointQuery(openRejected, { body: { ticket } }),
  meta: { silent: true },
  retry: false,
});
export const useSendRegistrationAgain = () => useCall(sendRegistrationAgain, { silent: true });

/** A stored picture of a licence. It has no address: only the staff see it. */
export type License = { realName: string; name: string; url?: string };
export const sendLicense = (file: File, onProgress: OnProgress): Promise<License> =>
  sendFile(uploadRegistrationLicense, file, onProgress);
