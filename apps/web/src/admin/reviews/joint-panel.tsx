import type { CandidateView, ReviewView } from '@kouan/contract';
import { formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Problem } from '../problem.tsx';
import { type Done, undoUntil } from './done.ts';
import styles from './reviews.module.css';
import { useDecideJoint } from './reviews-api.ts';

const tones = { unpaid: 'turn', pendingApproval: 'work', paid: 'done', cancelled: 'off' } as const;

type JointProps = { review: ReviewView; chosen: CandidateView | undefined; onDone: (done: Done) => void };

/** The payments that were claimed as one transfer, and one act for all that the chosen line reaches. */
export function JointPanel({ review, chosen, onDone }: JointProps) {
  const { t, language } = useTranslation('admin-reviews');
  const approve = useDecideJoint();
  const { joint } = review;
  if (joint === null) return null;
  const isForLine = chosen?.points.some((point) => point.what === 'code' && point.how === 'joint') === true;
  const waiting = joint.members.filter((member) => member.status === 'pendingApproval');
  function handleApprove() {
    if (!joint || !chosen) return;
    const until = undoUntil();
    // A failure shows in `Problem`.
    approve.act({ params: { number: joint.number }, body: { bankLineId: chosen.lineId } }).then(
      ({ decided }) =>
        onDone({
          text: t('joint.done', { count: decided.length }),
          number: review.number,
          undoUntil: until,
        }),
      () => undefined,
    );
  }
  return (
    <section className={styles['joint']} aria-label={t('joint.title', { count: joint.members.length })}>
      <h3>{t('joint.title', { count: joint.members.length })}</h3>
      <p className="muted">{t('joint.text', { code: joint.code, amount: formatVnd(joint.dueVnd, language) })}</p>
      <ol>
        {joint.members.map((member) => (
          <li key={member.paymentNumber} aria-current={member.paymentNumber === review.number || undefined}>
            <span className="mono">{member.orderNumber}</span>
            <Tag tone={tones[member.status]}>{t(`admin-parts:paymentStatus.${member.status}`)}</Tag>
            <b className="num">{formatVnd(member.dueVnd, language)}</b>
          </li>
        ))}
      </ol>
      {review.allowedActions.includes('approve') && isForLine && waiting.length > 1 ? (
        <Button kind="approve" isBusy={approve.isBusy} onClick={handleApprove}>
          {t('joint.approve')}
        </Button>
      ) : null}
      <Problem error={approve.error} />
    </section>
  );
}
