import { type AdjustmentView, adjustmentKinds, adjustmentStates } from '@kouan/contract';
import { Drawer } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { AdminHead } from '../admin-head.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { ListFoot } from '../list-foot.tsx';
import { Problem } from '../problem.tsx';
import { AdjustmentCard } from './adjustment-card.tsx';
import { Photos } from './photos.tsx';
import styles from './scan.module.css';
import { useAdjustments, useProposeAdjustment } from './shelves-api.ts';

/** Units that are missing or too many: one person says so with a photo, another one decides. */
export default function AdjustmentsPage() {
  const { t } = useTranslation('admin-shelves');
  const { params, valueOf, change, page, size } = useListAddress();
  const [isProposing, setProposing] = useState(false);
  const query = useAdjustments({
    state: adjustmentStates.find((state) => state === valueOf('state')),
    batch: valueOf('batch'),
    page: page - 1,
    size,
  });
  return (
    <>
      <AdminHead
        component="warehouse/adjustments"
        note={t('adjust.note')}
        actions={
          <Permitted any={['warehouse:receive']}>
            <Button kind="primary" icon="plus" onClick={() => setProposing(true)}>
              {t('adjust.propose')}
            </Button>
          </Permitted>
        }
      />
      <FilterBar
        list="adjustments"
        filters={[
          { name: 'batch', label: t('batch.number'), icon: 'search' },
          {
            name: 'state',
            label: t('count.stateTitle'),
            kind: 'choice',
            choices: adjustmentStates.map((value) => ({ value, label: t(`adjust.state.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <PageFrame
        query={query}
        isEmpty={(found) => found.content.length === 0}
        empty={<EmptyState title={t('adjust.none')} hint={t('adjust.noneHint')} />}
      >
        {(found) => (
          <>
            {found.content.map((adjustment: AdjustmentView) => (
              <AdjustmentCard key={adjustment.id} adjustment={adjustment} />
            ))}
            <ListFoot
              page={page}
              size={size}
              total={found.totalElements}
              isLarge={false}
              range={t('admin-parts:total', { count: found.totalElements })}
              onChange={change}
            />
          </>
        )}
      </PageFrame>
      {isProposing ? <ProposeDrawer onClose={() => setProposing(false)} /> : null}
    </>
  );
}

function ProposeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-shelves');
  const id = useId();
  const propose = useProposeAdjustment();
  const [values, setValues] = useState({ batch: '', kind: 'missing', quantity: '', reason: '' });
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const isWhole =
    values.batch.trim() !== '' && Number(values.quantity) > 0 && values.reason.trim() !== '' && photos.length > 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole || propose.isBusy) return;
    const body = {
      batch: values.batch.trim(),
      kind: adjustmentKinds.find((kind) => kind === values.kind) ?? 'missing',
      quantity: Number(values.quantity),
      reason: values.reason.trim(),
      photoIds: photos.map((photo) => photo.id),
    };
    // A failed act shows in `Problem`, and the form stays as it is.
    propose.act({ body }).then(onClose, () => undefined);
  }
  return (
    <Drawer open size="min(560px, 100vw)" title={t('adjust.propose')} onClose={onClose}>
      <form noValidate aria-label={t('adjust.propose')} onSubmit={handleSubmit}>
        <p className="muted">{t('adjust.proposeHint')}</p>
        <Field id={`${id}-batch`} label={t('batch.number')} isRequired>
          <TextInput
            id={`${id}-batch`}
            maxLength={30}
            autoCapitalize="characters"
            value={values.batch}
            onChange={set('batch')}
          />
        </Field>
        <Field id={`${id}-kind`} label={t('adjust.kindTitle')} isRequired>
          <SelectInput
            id={`${id}-kind`}
            choices={adjustmentKinds.map((value) => ({ value, label: t(`adjust.kind.${value}`) }))}
            value={values.kind}
            onChange={set('kind')}
          />
        </Field>
        <Field id={`${id}-quantity`} label={t('place.quantity')} isRequired>
          <TextInput
            id={`${id}-quantity`}
            inputMode="numeric"
            maxLength={7}
            value={values.quantity}
            onChange={set('quantity')}
          />
        </Field>
        <Field id={`${id}-reason`} label={t('adjust.reason')} isRequired>
          <TextInput id={`${id}-reason`} maxLength={500} value={values.reason} onChange={set('reason')} />
        </Field>
        <Photos photos={photos} onChange={setPhotos} />
        <Problem error={propose.error} />
        <div className={styles['done']}>
          <Button type="submit" kind="primary" size="large" disabled={!isWhole} isBusy={propose.isBusy}>
            {t('adjust.proposeAct')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
