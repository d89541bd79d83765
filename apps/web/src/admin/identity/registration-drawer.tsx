import { type RegistrationDetail, rejectRegistration, reReviewRegistration } from '@kouan/contract';
import { Drawer, Image } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../facts.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import styles from './identity.module.css';
import { RegistrationState, VersionTag } from './registration-state.tsx';
import {
  useApproveRegistration,
  useRegistration,
  useRejectRegistration,
  useReReviewRegistration,
} from './registrations-api.ts';

const widthPx = 640;

/** One registration: who it is, their licences, what was decided, and what may be decided now. */
export function RegistrationDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-identity');
  const query = useRegistration(id);
  return (
    <Drawer
      open
      size={`min(${widthPx}px, 100vw)`}
      title={t('registration.open', { name: query.data?.user.username ?? '' })}
      onClose={onClose}
    >
      <PageFrame query={query}>{(registration) => <Detail registration={registration} />}</PageFrame>
    </Drawer>
  );
}

function Detail({ registration }: { registration: RegistrationDetail }) {
  const { t } = useTranslation('admin-identity');
  const { user, licenses, reviews, earlier } = registration;
  return (
    <div className={styles['detail']}>
      <Decision registration={registration} />
      <Facts
        items={[
          { label: t('user.username'), value: user.username },
          { label: t('user.nickName'), value: user.nickName },
          { label: t('registration.kind'), value: t(`registration.kinds.${registration.kind}`) },
          { label: t('user.email'), value: user.email },
          { label: t('user.phone'), value: user.phone },
          { label: t('registration.sentAt'), value: formatDateTime(registration.sentAt) },
        ]}
      />
      <Licences licenses={licenses} />
      {reviews.length === 0 ? null : (
        <section aria-label={t('registration.reviews')}>
          <h2>{t('registration.reviews')}</h2>
          <ol className={styles['reviews']}>
            {reviews.map((review) => (
              <li key={review.createdAt}>
                <b>{t(`registration.outcome.${review.outcome}`)}</b>{' '}
                {registration.version > 1 ? `${t('registration.version', { version: review.version })} · ` : ''}
                {review.reviewer} <span className="num muted">{formatDateTime(review.createdAt)}</span>
                {review.opinion === '' ? null : <p>{review.opinion}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {earlier.length === 0 ? null : (
        <section aria-label={t('registration.earlier')}>
          <h2>{t('registration.earlier')}</h2>
          {earlier.map((sent) => (
            <details key={sent.version}>
              <summary>
                {t('registration.version', { version: sent.version })}{' '}
                <span className="num muted">{formatDateTime(sent.sentAt)}</span>
              </summary>
              <Facts
                items={[
                  { label: t('user.nickName'), value: sent.nickName },
                  { label: t('user.phone'), value: sent.phone },
                ]}
              />
              <Licences licenses={sent.licenses} />
            </details>
          ))}
        </section>
      )}
    </div>
  );
}

function Licences({ licenses }: Pick<RegistrationDetail, 'licenses'>) {
  const { t } = useTranslation('admin-identity');
  return (
    <section aria-label={t('registration.licences')}>
      <h2>{t('registration.licences')}</h2>
      <Image.PreviewGroup>
        <div className={styles['licences']}>
          {licenses.map((licence, index) => (
            <Image
              key={licence.id}
              src={licence.url}
              width={180}
              height={140}
              alt={t('registration.licence', { number: index + 1 })}
            />
          ))}
        </div>
      </Image.PreviewGroup>
    </section>
  );
}

/** Approving, rejecting and taking a decision back, as far as the registration and the account allow. */
function Decision({ registration }: { registration: RegistrationDetail }) {
  const { t } = useTranslation('admin-identity');
  const mayReview = usePermission(['registration:review']);
  const [asked, setAsked] = useState<'reject' | 'reReview' | null>(null);
  const approve = useApproveRegistration();
  const reject = useRejectRegistration();
  const reReview = useReReviewRegistration();
  const params = { id: registration.id };
  const allows = (action: RegistrationDetail['allowedActions'][number]) =>
    mayReview && registration.allowedActions.includes(action);
  const decide = asked === 'reReview' ? reReview : reject;
  // A failed act shows in `Problem`; there is nothing else to do about it here.
  const handleApprove = () => void approve.act({ params }).catch(() => undefined);
  return (
    <div className={styles['detailHead']}>
      <RegistrationState status={registration.status} /> <VersionTag version={registration.version} />
      {allows('reReview') ? <Button onClick={() => setAsked('reReview')}>{t('registration.reReview')}</Button> : null}
      {allows('reject') ? (
        <Button kind="danger" onClick={() => setAsked('reject')}>
          {t('registration.reject')}
        </Button>
      ) : null}
      {allows('approve') ? (
        <Button kind="approve" icon="check" isBusy={approve.isBusy} onClick={handleApprove}>
          {t('registration.approve')}
        </Button>
      ) : null}
      <Problem error={approve.error} />
      {asked === null ? null : (
        <ReasonDialog
          schema={asked === 'reject' ? rejectRegistration.body : reReviewRegistration.body}
          title={t(`registration.ask.${asked}`, { name: registration.user.username })}
          consequence={t(`registration.consequence.${asked}`)}
          label={t('registration.opinion')}
          verb={t(`registration.${asked}`)}
          kind={asked === 'reject' ? 'dangerSolid' : 'primary'}
          error={decide.error}
          onSubmit={(reason) => decide.act({ params, body: { reason } })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
