import { type BagView, releaseBag, reopenBag, solveBagProblem } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { gramsOf } from '../measures.ts';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import {
  useAssignBag,
  useCooperatives,
  useDispatchBag,
  useReleaseBag,
  useReopenBag,
  useSealBag,
  useSolveProblem,
} from './transport-api.ts';
import styles from './transport.module.css';

/** What the warehouse can do with a bag now. */
export function BagActs({ bag }: { bag: BagView }) {
  return (
    <>
      {bag.state === 'open' && bag.shipmentCount > 0 ? <Seal bag={bag} /> : null}
      {bag.state === 'sealed' && !bag.isHeld ? <Assign bag={bag} /> : null}
      {bag.state === 'assigned' ? <Dispatch bag={bag} /> : null}
      <Reasons bag={bag} />
    </>
  );
}

function Seal({ bag: { number, expectedGrams } }: { bag: BagView }) {
  const { t, language } = useTranslation('admin-transport');
  const seal = useSealBag();
  const id = useId();
  const [weight, setWeight] = useState('');
  const [sealNumber, setSealNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const grams = gramsOf(weight, 'kg');
  const error = isTried && grams === undefined ? t('sealForm.weightWrong') : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (grams === undefined) return;
    // A failed act shows in `Problem`.
    void seal.act({ params: { number }, body: { grams, sealNumber } }).catch(() => undefined);
  }
  return (
    <section className={styles['act']} aria-label={t('sealForm.title')}>
      <h2>{t('sealForm.title')}</h2>
      <p className="muted">{t('sealForm.expected', { weight: formatWeight(expectedGrams, language) })}</p>
      <form className={styles['fields']} onSubmit={handleSubmit} noValidate>
        <Field id={`${id}-weight`} label={t('sealForm.weight')} isRequired error={error}>
          <TextInput
            {...describe({ id: `${id}-weight`, error })}
            id={`${id}-weight`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
        </Field>
        <Field id={`${id}-seal`} label={t('sealForm.number')} isRequired>
          <TextInput
            id={`${id}-seal`}
            autoComplete="off"
            maxLength={40}
            value={sealNumber}
            onChange={(event) => setSealNumber(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" isBusy={seal.isBusy}>
          {t('sealForm.act')}
        </Button>
      </form>
      <Problem error={seal.error} />
    </section>
  );
}

function Assign({ bag: { number } }: { bag: BagView }) {
  const { t } = useTranslation('admin-transport');
  const cooperatives = useCooperatives(true).data;
  const assign = useAssignBag();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const cooperativeId = chosen ?? cooperatives?.[0]?.id ?? null;
  if (cooperatives?.length === 0) return <Note>{t('assign.none')}</Note>;
  return (
    <section className={styles['act']} aria-label={t('assign.title')}>
      <h2>{t('assign.title')}</h2>
      <div className={styles['scan']}>
        <SelectInput
          id={id}
          aria-label={t('cooperative')}
          choices={(cooperatives ?? []).map((one) => ({ value: String(one.id), label: one.name }))}
          value={String(cooperativeId ?? '')}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
        <Button
          kind="primary"
          isBusy={assign.isBusy}
          // A failed act shows in `Problem`.
          onClick={() =>
            cooperativeId === null
              ? undefined
              : void assign.act({ params: { number }, body: { cooperativeId } }).catch(() => undefined)
          }
        >
          {t('assign.act')}
        </Button>
      </div>
      <Problem error={assign.error} />
    </section>
  );
}

function Dispatch({ bag: { number, isAccepted, shipmentCount } }: { bag: BagView }) {
  const { t, language } = useTranslation('admin-transport');
  const dispatch = useDispatchBag();
  const [isAsking, setAsking] = useState(false);
  if (!isAccepted) return <Note>{t('dispatch.wait')}</Note>;
  return (
    <section className={styles['act']}>
      <p>
        <Button kind="primary" icon="truck" onClick={() => setAsking(true)}>
          {t('dispatch.act')}
        </Button>
      </p>
      {isAsking ? (
        <ConfirmDialog
          title={t('dispatch.title', { number })}
          consequence={t('dispatch.hint', { count: formatCount(shipmentCount, language) })}
          verb={t('dispatch.act')}
          kind="primary"
          error={dispatch.error}
          onConfirm={() => dispatch.act({ params: { number } })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

type Asked = 'release' | 'reopen' | 'solve';

/** Acts that say why. */
function Reasons({ bag }: { bag: BagView }) {
  const { t } = useTranslation('admin-transport');
  const [asked, setAsked] = useState<Asked | null>(null);
  const release = useReleaseBag();
  const reopen = useReopenBag();
  const solve = useSolveProblem();
  const { number } = bag;
  const params = { number };
  const acts = {
    release: { schema: releaseBag.body, use: release, isShown: bag.isHeld },
    reopen: { schema: reopenBag.body, use: reopen, isShown: bag.state === 'sealed' },
    solve: { schema: solveBagProblem.body, use: solve, isShown: bag.hasProblem },
  } as const;
  const names = (['release', 'reopen', 'solve'] as const).filter((name) => acts[name].isShown);
  if (names.length === 0) return null;
  return (
    <p className={styles['buttons']}>
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => setAsked(name)}>
          {t(`${name}.act`)}
        </Button>
      ))}
      {asked === null ? null : (
        <ReasonDialog
          schema={acts[asked].schema}
          title={t(`${asked}.title`, { number })}
          consequence={t(`${asked}.hint`)}
          label={t('reason')}
          verb={t(`${asked}.act`)}
          kind="primary"
          error={acts[asked].use.error}
          onSubmit={(reason) => acts[asked].use.act({ params, body: { reason } })}
          onClose={() => setAsked(null)}
        />
      )}
    </p>
  );
}
