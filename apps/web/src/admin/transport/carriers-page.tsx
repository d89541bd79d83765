import { type CarrierView, DispatchTerms } from '@kouan/contract';
import { useState } from 'react';
import { CheckboxField, Form, NumberField, SubmitButton } from '../../lib/form.tsx';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CarrierProblem } from '../carrier-problem.tsx';
import { Problem } from '../problem.tsx';
import { CarrierForm } from './carrier-form.tsx';
import { useCarriers, useDispatchTerms, useSetDispatchTerms } from './transport-api.ts';
import styles from './transport.module.css';

/** Logistics companies with their interfaces, and what must be there before anything leaves. */
export default function CarriersPage() {
  const { t } = useTranslation('admin-transport');
  const mayEdit = usePermission(['settings:edit']);
  const query = useCarriers();
  const [edited, setEdited] = useState<CarrierView | 'new' | null>(null);
  return (
    <>
      <AdminHead
        component="transport/carriers"
        actions={
          mayEdit ? (
            <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
              {t('carriers.add')}
            </Button>
          ) : undefined
        }
      />
      <div className={styles['carriers']}>
        <Panel title={t('carriers.title')}>
          <PageFrame
            query={query}
            isEmpty={(found) => found.length === 0}
            empty={<EmptyState title={t('carriers.none')} hint={t('carriers.noneHint')} />}
          >
            {(found) => (
              <ul>
                {found.map((carrier) => (
                  <Carrier key={carrier.id} carrier={carrier} onEdit={mayEdit ? setEdited : undefined} />
                ))}
              </ul>
            )}
          </PageFrame>
        </Panel>
        <Terms mayEdit={mayEdit} />
      </div>
      {edited === null ? null : (
        <CarrierForm carrier={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

type CarrierProps = { carrier: CarrierView; onEdit: ((carrier: CarrierView) => void) | undefined };

function Carrier({ carrier, onEdit }: CarrierProps) {
  const { t, language } = useTranslation('admin-transport');
  const { name, kind, baseUrl, isActive, eventPath, lastEventAt, lastProblem } = carrier;
  const address = `${location.origin}${eventPath}`;
  return (
    <li className={styles['carrier']} aria-label={name}>
      <div>
        <h2>
          {name}{' '}
          <Tag tone={isActive ? 'done' : 'off'}>{isActive ? t('carriers.isActive') : t('carriers.inactive')}</Tag>
        </h2>
        <p className="muted">
          {t(`carriers.kinds.${kind}`)} <span className="mono">{baseUrl}</span>
        </p>
        {kind === 'http' ? (
          <>
            <p className="muted">
              {t('carriers.counts', {
                waybills: formatCount(carrier.waybillCount, language),
                events: formatCount(carrier.eventCount, language),
              })}{' '}
              {lastEventAt === null ? null : t('carriers.lastEvent', { date: formatDateTime(lastEventAt) })}
            </p>
            <p>
              {t('carriers.eventPath')} <span className="mono">{address}</span>{' '}
              <CopyButton text={address} labels={{ copy: t('carriers.copy'), copied: t('carriers.copied') }} />
            </p>
          </>
        ) : null}
        <CarrierProblem problem={lastProblem} />
      </div>
      {onEdit ? (
        <Button size="small" aria-label={t('carriers.edit', { name })} onClick={() => onEdit(carrier)}>
          {t('common:edit')}
        </Button>
      ) : null}
    </li>
  );
}

function Terms({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('admin-transport');
  const query = useDispatchTerms();
  const set = useSetDispatchTerms();
  const [isSaved, setSaved] = useState(false);
  return (
    <Panel title={t('terms.title')}>
      <PageFrame query={query}>
        {(terms) => (
          <Form
            schema={DispatchTerms}
            initial={terms}
            className={styles['terms'] ?? ''}
            onSubmit={(body) => set.act({ body })}
            onDone={() => setSaved(true)}
          >
            <CheckboxField name="needsPhotos" label={t('terms.needsPhotos')} className={styles['whole'] ?? ''} />
            <NumberField name="tolerancePercent" label={t('terms.percent')} />
            <NumberField name="toleranceGrams" label={t('terms.grams')} />
            <div className={styles['whole']}>
              <Problem error={set.error} />
              <div role="status">{isSaved ? <Note tone="ok">{t('terms.saved')}</Note> : null}</div>
              {mayEdit ? <SubmitButton>{t('common:save')}</SubmitButton> : null}
            </div>
          </Form>
        )}
      </PageFrame>
    </Panel>
  );
}
