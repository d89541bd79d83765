import { type CooperativeBagView, declineBag } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { useState } from 'react';
import { formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { BagHistory } from '../bag-history.tsx';
import { BagTags } from '../bag-tags.tsx';
import { Facts } from '../facts.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { ArriveForm } from './arrive-form.tsx';
import { useAcceptBag, useDeclineBag, useMyBag } from './cooperation-api.ts';
import styles from './cooperation.module.css';
import { CustomsForm } from './customs-form.tsx';
import { Deliveries } from './deliveries.tsx';
import { ReportProblem } from './report-problem.tsx';

/** One bag of this cooperative, from accepting it to the last door. */
export function MyBagDrawer({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('admin-cooperation');
  const query = useMyBag(number);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 780 : '100%'} title={t('bagTitle', { number })} onClose={onClose}>
      <PageFrame query={query}>{(bag) => <Detail bag={bag} onClose={onClose} />}</PageFrame>
    </Drawer>
  );
}

function Detail({ bag, onClose }: { bag: CooperativeBagView; onClose: () => void }) {
  const { t, language } = useTranslation('admin-cooperation');
  const moment = (at: string | null) => (at === null ? null : formatDateTime(at));
  const weight = (grams: number | null) => (grams === null ? null : formatWeight(grams, language));
  const mayDeclare = bag.state === 'crossing' || (bag.state === 'assigned' && bag.isAccepted);
  return (
    <div className={styles['detail']}>
      <p>
        <BagTags bag={bag} />
      </p>
      {bag.isHeld ? <Note tone="bad">{t('held')}</Note> : null}
      {bag.hasProblem ? <Note tone="warning">{t('problemOpen')}</Note> : null}
      {bag.state === 'assigned' && bag.isAccepted ? <Note>{t('accepted')}</Note> : null}
      {bag.state === 'assigned' ? <Decide bag={bag} onDeclined={onClose} /> : null}
      <Facts
        items={[
          { label: t('admin-transport:seal'), value: bag.sealNumber },
          { label: t('admin-transport:stage.bag'), value: weight(bag.grams) },
          { label: t('admin-transport:stage.vietnam'), value: weight(bag.arrivedGrams) },
          { label: t('admin-transport:declaration'), value: bag.declarationNumber },
          { label: t('assignedAt'), value: moment(bag.assignedAt) },
          { label: t('admin-transport:dispatchedAt'), value: moment(bag.dispatchedAt) },
          { label: t('admin-transport:arrivedAt'), value: moment(bag.arrivedAt) },
        ]}
      />
      {mayDeclare || bag.customs.length > 0 ? <CustomsForm bag={bag} isOpen={mayDeclare} /> : null}
      {bag.state === 'crossing' ? <ArriveForm bag={bag} /> : null}
      <Deliveries bag={bag} />
      {bag.isAccepted ? <ReportProblem bag={bag} /> : null}
      <section aria-label={t('admin-transport:events')}>
        <h2>{t('admin-transport:events')}</h2>
        <BagHistory events={bag.events} />
      </section>
    </div>
  );
}

/** The bag is accepted, or goes back to the warehouse with a reason. */
function Decide({ bag: { number, isAccepted }, onDeclined }: { bag: CooperativeBagView; onDeclined: () => void }) {
  const { t } = useTranslation('admin-cooperation');
  const accept = useAcceptBag();
  const decline = useDeclineBag();
  const [isAsking, setAsking] = useState(false);
  const params = { number };
  return (
    <section className={styles['act']} aria-label={t('acts')}>
      <p className={styles['buttons']}>
        {isAccepted ? null : (
          // A failed act shows in `Problem`.
          <Button
            kind="primary"
            icon="check"
            isBusy={accept.isBusy}
            onClick={() => void accept.act({ params }).catch(() => undefined)}
          >
            {t('accept')}
          </Button>
        )}
        <Button onClick={() => setAsking(true)}>{t('decline.act')}</Button>
      </p>
      <Problem error={accept.error} />
      {isAsking ? (
        <ReasonDialog
          schema={declineBag.body}
          title={t('decline.title', { number })}
          consequence={t('decline.hint')}
          label={t('decline.reason')}
          verb={t('decline.act')}
          error={decline.error}
          onSubmit={(reason) => decline.act({ params, body: { reason } }).then(onDeclined)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}
