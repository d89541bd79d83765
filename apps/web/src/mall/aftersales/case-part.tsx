import { type CaseView, opinionIn } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session.ts';
import { Money } from '../../shared/money.tsx';
import { useReadWhenSeen } from '../../shared/notifications-api.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './aftersales.module.css';
import { caseQuery, evidenceAddress, useChooseTarget } from './aftersales-api.ts';
import { AnswerForm } from './answer-form.tsx';
import { ArrivalForm } from './arrival-form.tsx';
import { CaseEvidence } from '../../shared/case-evidence.tsx';
import { CaseEvents } from '../../shared/case-events.tsx';
import { CaseMoney } from '../../shared/case-money.tsx';
import { CaseReplacement } from '../../shared/case-replacement.tsx';
import { caseStateWord, caseTone } from '../../shared/case-words.ts';
import { TimeLeft } from '../../shared/time-left.tsx';
import { OfferForm } from './offer-form.tsx';
import { TargetChoice } from './target-choice.tsx';

/** How often the page looks whether staff have worked on the case. */
const refreshMs = 30_000;

export function CasePart({ number }: { number: string }) {
  const { t } = useTranslation('aftersales');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...caseQuery(number), enabled: isSignedIn, refetchInterval: refreshMs });
  usePageTitle(t('case', { number }));
  useReadWhenSeen({ subject: number }, query.data?.events.length);
  return (
    <PageFrame query={query} title={t('case', { number })} needsLogIn>
      {(view) => <Case view={view} />}
    </PageFrame>
  );
}

function Case({ view }: { view: CaseView }) {
  const { t } = useTranslation('aftersales');
  const choose = useChooseTarget();
  return (
    <>
      <PageHead
        title={
          <>
            {t(`kind.${view.kind}`)} <span className="mono">{view.number}</span>
          </>
        }
        actions={<Tag tone={caseTone(view)}>{t(`state.${caseStateWord(view)}`)}</Tag>}
      />
      <NextStep view={view} />
      {view.allowedActions.includes('answerOffer') ? <OfferForm key={view.offer?.remedy} view={view} /> : null}
      {view.allowedActions.includes('confirmReplacement') ? <ArrivalForm number={view.number} /> : null}
      {view.allowedActions.includes('answer') ? <AnswerForm view={view} /> : null}
      <div className={styles['columns']}>
        <div>
          <CaseLines view={view} />
          <CaseEvents events={view.events} buyer={t('me')} />
        </div>
        <aside>
          <CaseReplacement view={view} />
          <CaseMoney view={view} />
          <CaseEvidence number={view.number} addressIn={(language) => evidenceAddress(view.number, language)} />
          {view.allowedActions.includes('chooseTarget') ? (
            <Panel>
              <TargetChoice
                value={view.refundTo}
                onChange={(refundTo) => choose.mutate({ params: { number: view.number }, body: { refundTo } })}
              />
            </Panel>
          ) : null}
        </aside>
      </div>
    </>
  );
}

/** What happens next and by when, in plain words. */
function NextStep({ view }: { view: CaseView }) {
  const { t, language } = useTranslation('aftersales');
  const due = view.waitsFor === 'platform' || view.state === 'replacing' ? view.dueAt : view.finalAt;
  const replacing = view.state === 'replacing' ? view.replacing : null;
  return (
    <p className={styles['next']} role="status">
      {t(`next.${caseStateWord(view)}`)} {replacing === null ? null : t(`replacement.next.${replacing}`)}{' '}
      {due === null ? null : (
        <>
          {t('until', { date: formatDateTime(due) })} <TimeLeft until={due} />
        </>
      )}{' '}
      {view.opinion === '' ? null : t('opinion', { text: opinionIn(language, view.opinion) })}{' '}
      <Link to={`/myOrderDetail/${view.orderNumber}`}>{t('order', { number: view.orderNumber })}</Link>
    </p>
  );
}

function CaseLines({ view }: { view: CaseView }) {
  const { t, language } = useTranslation('aftersales');
  return (
    <Panel title={t('units')}>
      <ul className={styles['units']}>
        {view.lines.map((line) => (
          <li key={line.lineId}>
            <Picture src={line.imageUrl} alt="" width={40} height={40} />
            <span>
              {line.title[language] || line.title.cn}{' '}
              <small>{line.specValues.map((value) => value[language] || value.cn).join(' / ')}</small>{' '}
              <small>{t(`reason.${line.reason}`)}</small>
            </span>
            <span className="num">
              {t('pieces', { quantity: formatCount(line.quantity, language) })}
              <Money fen={line.unitPriceFen * line.quantity} align="right" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
