import type { StaffCaseView } from '@kouan/contract';
import { useState } from 'react';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { Facts } from '../facts.tsx';
import { TimeLeft } from '../time-left.tsx';
import styles from './cases.module.css';
import { AnswerForm, GiveUpDialog, PrepareForm, RaiseForm, RecoverForm, TakeBackDialog } from './store-claim-forms.tsx';

type Claim = NonNullable<StaffCaseView['claim']>;
const acts = [
  'raiseStoreClaim',
  'answerStoreClaim',
  'recoverStoreClaim',
  'prepareStoreClaim',
  'giveUpStoreClaim',
  'takeBackStoreClaim',
] as const;
type Act = (typeof acts)[number];

const tones: Record<Claim['state'], Tone> = {
  toRaise: 'turn',
  raised: 'work',
  agreed: 'turn',
  refused: 'bad',
  recovered: 'done',
  givenUp: 'off',
};

export function StoreClaimTag({ state }: Pick<Claim, 'state'>) {
  const { t } = useTranslation('admin-cases');
  return <Tag tone={tones[state]}>{t(`storeClaim.state.${state}`)}</Tag>;
}

/** The seller's side of a case: what is claimed from its store, until when, what it says, and what came of it. */
export function StoreClaim({ view }: { view: StaffCaseView }) {
  const { t } = useTranslation('admin-cases');
  const [act, setAct] = useState<Act | null>(null);
  const possible = acts.filter((one) => view.allowedActions.includes(one));
  const { claim } = view;
  if (claim === null && possible.length === 0) return null;
  const opened = possible.find((one) => one === act);
  const props = { view, onClose: () => setAct(null) };
  return (
    <section className={styles['side']} aria-label={t('storeClaim.title')}>
      <h2>{t('storeClaim.title')}</h2>
      {claim === null ? <p className="muted">{t('storeClaim.none')}</p> : <ClaimFacts claim={claim} />}
      {possible.length === 0 ? null : (
        <div className={styles['buttons']}>
          {possible.map((one, index) => (
            <Button key={one} kind={kindOf(one, index)} onClick={() => setAct(one)}>
              {t(one === 'prepareStoreClaim' && claim !== null ? 'storeClaim.change' : `storeClaim.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {opened === 'prepareStoreClaim' ? <PrepareForm {...props} /> : null}
      {opened === 'raiseStoreClaim' ? <RaiseForm {...props} /> : null}
      {opened === 'answerStoreClaim' ? <AnswerForm {...props} /> : null}
      {opened === 'recoverStoreClaim' ? <RecoverForm {...props} /> : null}
      {opened === 'giveUpStoreClaim' ? <GiveUpDialog {...props} /> : null}
      {opened === 'takeBackStoreClaim' ? <TakeBackDialog {...props} /> : null}
      {claim === null ? null : <History claim={claim} />}
    </section>
  );
}

function kindOf(act: Act, index: number) {
  if (act === 'giveUpStoreClaim' || act === 'takeBackStoreClaim') return 'danger' as const;
  return index === 0 ? ('primary' as const) : ('outlined' as const);
}

function ClaimFacts({ claim }: { claim: Claim }) {
  const { t, language } = useTranslation('admin-cases');
  const money = (fen: number | null) => (fen === null ? null : formatCny(fen, language));
  const isAtStore = claim.state === 'toRaise' || claim.state === 'refused' || claim.state === 'raised';
  return (
    <>
      <p>
        <StoreClaimTag state={claim.state} /> {claim.storeName} · {t(`storeClaim.next.${claim.state}`)}
      </p>
      <Facts
        items={[
          { label: t('storeClaim.amount'), value: <b>{money(claim.amountFen)}</b> },
          { label: t('storeClaim.agreed'), value: money(claim.agreedFen) },
          { label: t('storeClaim.recovered'), value: money(claim.recoveredFen) },
          { label: t('storeClaim.charged'), value: claim.chargedFen === 0 ? null : money(claim.chargedFen) },
          {
            label: t('storeClaim.dueAt'),
            value: (
              <>
                <span className="num">{formatDateTime(claim.dueAt)}</span>{' '}
                {isAtStore ? <TimeLeft until={claim.dueAt} /> : null}
              </>
            ),
          },
          { label: t('storeClaim.reference'), value: claim.reference },
          { label: t('storeClaim.reason'), value: claim.reason },
        ]}
      />
    </>
  );
}

function History({ claim }: { claim: Claim }) {
  const { t, language } = useTranslation('admin-cases');
  return (
    <details>
      <summary>{t('storeClaim.history')}</summary>
      <ol className={styles['steps']}>
        {claim.events.map((step, index) => (
          <li key={`${step.at} ${step.event} ${index}`}>
            <time className="num muted" dateTime={step.at}>
              {formatDateTime(step.at)}
            </time>{' '}
            <b>{t(`storeClaim.event.${step.event}`)}</b> {step.actorName || t('storeClaim.byItself')}
            {step.amountFen ? ` · ${formatCny(step.amountFen, language)}` : null}
            {step.text === '' ? null : <p>{step.text}</p>}
            {step.files.map((file) => (
              <a key={file.id} href={file.url} target="_blank" rel="noreferrer">
                {file.isPicture ? <img src={file.url} alt={file.name} width={64} height={64} /> : file.name}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
