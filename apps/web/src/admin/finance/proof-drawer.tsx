import { type DailyProof, signDailyProof } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { Type } from 'typebox';
import { formatDateTime } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { usePermission } from '../../lib/permission.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Facts } from '../facts.tsx';
import { Problem } from '../problem.tsx';
import styles from './finance.module.css';
import { ProofTag } from './proof-tag.tsx';
import { amountText, useSignProof } from './proofs-api.ts';

const SignForm = Type.Object({ note: signDailyProof.body.properties.note });

/** One account on one day: the figures, what explains a difference, everything that was stated, and the signature. */
export function ProofDrawer({
  proof,
  onEnter,
  onClose,
}: {
  proof: DailyProof;
  onEnter: () => void;
  onClose: () => void;
}) {
  const { t, language } = useTranslation('admin-proofs');
  const mayEnter = usePermission(['bank:import']);
  const isLarge = Grid.useBreakpoint().lg !== false;
  const text = (amount: number | null) => amountText(amount, proof, language);
  return (
    <Drawer
      open
      size={isLarge ? 560 : '100%'}
      title={t('detail', { name: proof.name, day: proof.day })}
      onClose={onClose}
    >
      <div className={styles['proof']}>
        <p className={styles['proofHead']}>
          <ProofTag proof={proof} />
          {mayEnter ? <Button onClick={onEnter}>{t('enter')}</Button> : null}
        </p>
        <Facts
          items={[
            {
              label: proof.openingDay === null ? t('opening') : t('openingOf', { day: proof.openingDay }),
              value: text(proof.opening),
            },
            { label: t('moneyIn'), value: text(proof.moneyIn) },
            { label: t('moneyOut'), value: text(proof.moneyOut) },
            { label: t('book'), value: text(proof.book) },
            { label: t('stated'), value: text(proof.stated) },
            { label: t('difference'), value: text(proof.difference) },
          ]}
        />
        <Explanation proof={proof} />
        <Signature key={`${proof.stated} ${proof.book}`} proof={proof} />
        <History proof={proof} />
      </div>
    </Drawer>
  );
}

function Explanation({ proof }: { proof: DailyProof }) {
  const { t, language } = useTranslation('admin-proofs');
  if (proof.state === 'missing') return null;
  return (
    <section aria-label={t('explanation')}>
      <h2>{t('explanation')}</h2>
      {proof.difference === 0 ? <Note tone="ok">{t('noDifference')}</Note> : null}
      <dl className={styles['reasons']}>
        {proof.explanation.map(({ reason, amount }) => (
          <div key={reason}>
            <dt>{t(`reasons.${reason}`)}</dt>
            <dd className="num">{amountText(amount, proof, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whoever may correct the ledger stands for the figures as they are shown. */
function Signature({ proof }: { proof: DailyProof }) {
  const { t } = useTranslation('admin-proofs');
  const maySign = usePermission(['ledger:correct']);
  const sign = useSignProof();
  const { account, day, stated, book } = proof;
  if (proof.signedAt !== null)
    return (
      <Note tone="ok">
        {t('signed')}: {t('signedBy', { name: proof.signedBy ?? '', date: formatDateTime(proof.signedAt) })}
        {proof.signedNote === '' ? null : <p>{proof.signedNote}</p>}
      </Note>
    );
  if (!maySign || stated === null || book === null) return null;
  return (
    <section aria-label={t('signTitle')}>
      <h2>{t('signTitle')}</h2>
      <p className="muted">{t('signHint')}</p>
      <Form
        schema={SignForm}
        className={styles['signForm'] ?? ''}
        onSubmit={({ note }) => sign.act({ body: { account, day, stated, book, ...(note ? { note } : {}) } })}
        onDone={() => notify({ kind: 'success', title: t('signDone') })}
      >
        <TextArea name="note" label={t('signNote')} rows={2} />
        <Problem error={sign.error} />
        <SubmitButton kind="approve">{t('sign')}</SubmitButton>
      </Form>
    </section>
  );
}

function History({ proof }: { proof: DailyProof }) {
  const { t, language } = useTranslation('admin-proofs');
  if (proof.history.length === 0) return null;
  return (
    <section aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <ol className={styles['stated']}>
        {proof.history.map((one) => (
          <li key={one.at}>
            <b className="num">{amountText(one.amount, proof, language)}</b>
            <span className="muted">
              {formatDateTime(one.at)} · {t(`source.${one.source}`, { name: one.by })}
            </span>
            {one.note === '' ? null : <p>{one.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
