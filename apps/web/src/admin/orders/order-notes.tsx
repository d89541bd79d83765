import { addOrderNote, type OrderWork } from '@kouan/contract';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Problem } from '../problem.tsx';
import styles from './orders.module.css';
import { useAddNote, useOrderWork } from './work-api.ts';

type Kind = OrderWork['notes'][number]['kind'];

/** Remarks that the buyer reads, and beside them, clearly apart, notes that only the staff do. */
export function OrderNotes({ number }: { number: string }) {
  const { t } = useTranslation('admin-order-work');
  const work = useOrderWork(number).data;
  return (
    <>
      <div className={styles['notes']}>
        <NoteColumn number={number} kind="toBuyer" notes={work?.notes ?? []} />
        <NoteColumn number={number} kind="internal" notes={work?.notes ?? []} />
      </div>
      {work && work.assignments.length > 0 ? (
        <details className={styles['assigned']}>
          <summary>{t('assign.history')}</summary>
          <ul>
            {work.assignments.toReversed().map((one, index) => (
              <li key={index}>
                <time dateTime={one.at}>{formatDateTime(one.at)}</time>{' '}
                {t(`assign.event.${one.event}`, { person: one.person, by: one.by })}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

type ColumnProps = { number: string; kind: Kind; notes: OrderWork['notes'] };

function NoteColumn({ number, kind, notes }: ColumnProps) {
  const { t } = useTranslation('admin-order-work');
  const mayWrite = usePermission(['order:edit']);
  const add = useAddNote();
  const [written, setWritten] = useState(0);
  const shown = notes.filter((one) => one.kind === kind);
  return (
    <section className={classNames(styles['noteColumn'], styles[kind])} aria-label={t(`notes.${kind}.title`)}>
      <h3>
        <Icon name={kind === 'toBuyer' ? 'eye' : 'shield'} size={16} />
        {t(`notes.${kind}.title`)}
      </h3>
      <p className="muted">{t(`notes.${kind}.hint`)}</p>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <p>{one.content}</p>
            <small className="muted">
              {one.authorName} · {formatDateTime(one.at)}
            </small>
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <Form
          key={written}
          schema={addOrderNote.body}
          initial={{ kind }}
          onSubmit={(body) => add.act({ params: { number }, body })}
          onDone={() => setWritten(written + 1)}
        >
          <TextArea name="content" label={t(`notes.${kind}.label`)} rows={2} />
          <Problem error={add.error} />
          <SubmitButton>{t(`notes.${kind}.send`)}</SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}
