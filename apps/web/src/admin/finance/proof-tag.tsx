import type { DailyProof } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';

const tones: Record<DailyProof['state'], Tone> = { proved: 'done', differs: 'bad', missing: 'turn', opening: 'plain' };

/** Whether a day agrees; one that differs is calmer once somebody has stood for it. */
export function ProofTag({ proof }: { proof: DailyProof }) {
  const { t } = useTranslation('admin-proofs');
  const isSettled = proof.state === 'differs' && proof.signedAt !== null;
  return <Tag tone={isSettled ? 'warning' : tones[proof.state]}>{t(`states.${proof.state}`)}</Tag>;
}
