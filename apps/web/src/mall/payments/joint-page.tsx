import type { JointMember, JointTransferView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { formatCny, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TimeLimit } from '../../lib/time-limit.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Slip } from '../../ui/slip.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './cashier.module.css';
import { TransferClaim } from './claim-form.tsx';
import own from './joint.module.css';
import { jointQuery, useClaimJoint, useLeaveJoint } from './payments-api.ts';
import { useRepeatKey } from '../../lib/repeat-key.ts';
import { TransferDetails } from './transfer-details.tsx';

const refreshMs = 15_000;
const tones: Record<JointMember['status'], Tone> = {
  unpaid: 'turn',
  pendingApproval: 'work',
  paid: 'done',
  cancelled: 'off',
};

/** One transfer for several payments: its sum, code and QR, who is in it, and the claim for all of them. */
export default function JointPage() {
  const { number = '' } = useParams();
  const { t } = useTranslation('joint');
  const query = useQuery({
    ...jointQuery(number),
    refetchInterval: ({ state }) =>
      state.data?.members.some((member) => member.status === 'pendingApproval') ? refreshMs : false,
  });
  return (
    <main id="main" className="wrap">
      <PageFrame query={query} title={t('title')}>
        {(joint) => (
          <>
            <Head joint={joint} />
            <div className={styles['columns']}>
              <Panel isFlush label={t('title')}>
                {joint.allowedActions.includes('pay') ? <Pay key={joint.dueVnd} joint={joint} /> : <Nothing />}
              </Panel>
              <Members joint={joint} />
            </div>
          </>
        )}
      </PageFrame>
    </main>
  );
}

function Head({ joint }: { joint: JointTransferView }) {
  const { t } = useTranslation('payments');
  return (
    <header className={styles['head']}>
      <h1>{t('joint:title')}</h1>
      <p className="mono">{joint.number}</p>
      {joint.dueAt === null ? null : (
        <div className={styles['left']}>
          <Icon name="clock" size={16} />
          {t('payWithin')}
          <TimeLimit until={joint.dueAt} label={t('timeLeft')} over={t('common:time.over')} />
        </div>
      )}
    </header>
  );
}

function Nothing() {
  const { t } = useTranslation('joint');
  return (
    <EmptyState
      title={t('none.title')}
      hint={t('none.text')}
      action={
        <ButtonLink kind="primary" to="/myPayment">
          {t('back')}
        </ButtonLink>
      }
    />
  );
}

function Pay({ joint }: { joint: JointTransferView }) {
  const claim = useClaimJoint();
  const keyOf = useRepeatKey();
  return (
    <>
      <TransferDetails payment={joint} />
      <TransferClaim
        initial={{ amountVnd: joint.dueVnd, screenshotIds: [] }}
        dueVnd={joint.dueVnd}
        isScreenshotRequired={joint.isScreenshotRequired}
        screenshots={[]}
        later="/myPayment"
        onSubmit={(said) => {
          const body = { ...said, dueVnd: joint.dueVnd };
          return claim.mutateAsync({ params: { number: joint.number }, body, idempotencyKey: keyOf(body) });
        }}
      />
    </>
  );
}

function Members({ joint }: { joint: JointTransferView }) {
  const { t, language } = useTranslation('joint');
  return (
    <aside className={styles['aside']}>
      <Slip label={t('members')}>
        <div className={styles['due']}>
          <span>{t('sum')}</span>
          <b>{formatVnd(joint.dueVnd, language)}</b>
          <i>= {formatCny(joint.dueFen, language)}</i>
        </div>
        <p className={own['hint']}>{t('sumHint')}</p>
        <ol className={own['members']}>
          {joint.members.map((member) => (
            <Member key={member.paymentNumber} number={joint.number} member={member} />
          ))}
        </ol>
      </Slip>
    </aside>
  );
}

function Member({ number, member }: { number: string; member: JointMember }) {
  const { t, language } = useTranslation('joint');
  const leave = useLeaveJoint();
  const state = member.isOut ? 'out' : member.status;
  return (
    <li className={member.isOpen ? undefined : own['closed']}>
      <div>
        <Link className="mono" to={`/myOrderDetail/${member.orderNumber}`}>
          {t('order', { number: member.orderNumber })}
        </Link>
        <span>{t(`payments:purpose.${member.purpose}`)}</span>
        <Tag tone={member.isOut ? 'off' : tones[member.status]}>{t(`member.${state}`)}</Tag>
      </div>
      <div>
        <b>{formatVnd(member.dueVnd, language)}</b>
        {member.isOpen ? (
          <Button
            kind="text"
            size="small"
            isBusy={leave.isPending}
            aria-label={t('leaveLabel', { number: member.orderNumber })}
            onClick={() => leave.mutate({ params: { number }, body: { paymentNumber: member.paymentNumber } })}
          >
            {t('leave')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
