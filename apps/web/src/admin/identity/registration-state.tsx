import type { RegistrationRow } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const tones: Record<RegistrationRow['status'], Tone> = { pending: 'turn', approved: 'done', rejected: 'bad' };

/** Told from the second version on: this one was refused before. */
export function VersionTag({ version }: Pick<RegistrationRow, 'version'>) {
  const { t } = useTranslation('admin-identity');
  return version > 1 ? <Tag>{t('registration.version', { version })}</Tag> : null;
}

export function RegistrationState({ status }: Pick<RegistrationRow, 'status'>) {
  const { t } = useTranslation('admin-identity');
  return <Tag tone={tones[status]}>{t(`registration.status.${status}`)}</Tag>;
}
