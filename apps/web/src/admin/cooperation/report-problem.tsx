import type { CooperativeBagView } from '@kouan/contract';
import { Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput, TextAreaInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { useReportProblem } from './cooperation-api.ts';
import styles from './cooperation.module.css';
import { type Photo, Photos } from './photos.tsx';

/** Something is wrong with a bag or one of its shipments: the warehouse hears of it. */
export function ReportProblem({ bag }: { bag: CooperativeBagView }) {
  const { t } = useTranslation('admin-cooperation');
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <Button icon="warning" onClick={() => setOpen(true)}>
        {t('problem.act')}
      </Button>
      {isOpen ? <ReportDialog bag={bag} onClose={() => setOpen(false)} /> : null}
    </p>
  );
}

function ReportDialog({ bag, onClose }: { bag: CooperativeBagView; onClose: () => void }) {
  const { t } = useTranslation('admin-cooperation');
  const report = useReportProblem();
  const id = useId();
  const [about, setAbout] = useState('');
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const choices = [
    { value: '', label: t('problem.whole') },
    ...bag.shipments.map(({ number, consigneeName }) => ({ value: number, label: `${number} ${consigneeName}` })),
  ];
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { text, shipmentNumber: about === '' ? null : about, photoIds: photos.map((photo) => photo.id) };
    // A failed act shows in `Problem`.
    void report.act({ params: { number: bag.number }, body }).then(onClose, () => undefined);
  }
  return (
    <Modal open footer={null} title={t('problem.title')} onCancel={onClose} destroyOnHidden>
      <form className={styles['dialog']} onSubmit={handleSubmit} noValidate>
        <Field id={`${id}-about`} label={t('problem.about')}>
          <SelectInput
            id={`${id}-about`}
            choices={choices}
            value={about}
            onChange={(event) => setAbout(event.target.value)}
          />
        </Field>
        <Field id={`${id}-text`} label={t('problem.text')} isRequired>
          <TextAreaInput
            id={`${id}-text`}
            rows={3}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Photos photos={photos} onChange={setPhotos} />
        <Problem error={report.error} />
        <p>
          <Button type="submit" kind="primary" isBusy={report.isBusy}>
            {t('problem.send')}
          </Button>
        </p>
      </form>
    </Modal>
  );
}
