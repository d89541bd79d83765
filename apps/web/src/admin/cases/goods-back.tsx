import { recordSentBack, type StaffCaseView } from '@kouan/contract';
import { useState } from 'react';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Goods } from '../goods.tsx';
import { Problem } from '../problem.tsx';
import { useRecordReturned, useRecordSentBack } from './cases-api.ts';
import styles from './cases.module.css';

const mostPhotos = 9;
type Way = 'sentBack' | 'returned';

/** Goods of an after-sales case: they come back to the warehouse, and go on to the store. */
export function GoodsBack({ view }: { view: StaffCaseView }) {
  const { t } = useTranslation('admin-cases');
  const [way, setWay] = useState<Way | null>(null);
  const canReceive = view.allowedActions.includes('recordSentBack');
  const canReturn = view.allowedActions.includes('recordReturned');
  if (!canReceive && !canReturn) return null;
  return (
    <section className={styles['act']} aria-label={t('goodsBack.title')}>
      <h2>{t('goodsBack.title')}</h2>
      <div className={styles['buttons']}>
        {canReceive ? <Button onClick={() => setWay('sentBack')}>{t('goodsBack.sentBack')}</Button> : null}
        {canReturn ? <Button onClick={() => setWay('returned')}>{t('goodsBack.returned')}</Button> : null}
      </div>
      {way === null ? null : <UnitsForm key={way} view={view} way={way} onClose={() => setWay(null)} />}
    </section>
  );
}

/** What of a line came into after-sales stock: of a defect all, of a claim what the buyer sent back. */
const heldOf = ({ kind }: StaffCaseView, line: StaffCaseView['lines'][number]) =>
  kind === 'afterSales' ? line.sentBack : line.quantity;

function UnitsForm({ view, way, onClose }: { view: StaffCaseView; way: Way; onClose: () => void }) {
  const { t } = useTranslation('admin-cases');
  const sentBack = useRecordSentBack();
  const returned = useRecordReturned();
  const act = way === 'sentBack' ? sentBack : returned;
  const leftOf = (line: StaffCaseView['lines'][number]) =>
    way === 'sentBack' ? line.quantity - line.sentBack : heldOf(view, line) - line.returned;
  const [quantities, setQuantities] = useState(() =>
    Object.fromEntries(view.lines.map((line) => [line.lineId, Math.max(0, leftOf(line))])),
  );
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  const lines = view.lines.flatMap(({ lineId }) => {
    const quantity = quantities[lineId] ?? 0;
    return quantity > 0 ? [{ lineId, quantity }] : [];
  });
  async function handleSubmit({ note }: { note?: string }) {
    const photoIds = photos.map(({ id }) => id);
    await act.act({ params: { number: view.number }, body: { lines, photoIds, ...(note ? { note } : {}) } });
    onClose();
  }
  return (
    <Form
      schema={recordSentBack.body}
      initial={{ lines, photoIds: [] }}
      className={styles['form']}
      onSubmit={handleSubmit}
    >
      <ul className={styles['lines']}>
        {view.lines.map((line) => (
          <li key={line.lineId}>
            <Goods {...line} size={40} />
            <Stepper
              value={quantities[line.lineId] ?? 0}
              max={leftOf(line)}
              label={t('admin-parts:quantity')}
              labels={{ increase: t('aftersales:more'), decrease: t('aftersales:less') }}
              onChange={(quantity) => setQuantities({ ...quantities, [line.lineId]: quantity })}
            />
          </li>
        ))}
      </ul>
      <PictureUpload
        label={t('aftersales:photos')}
        pictures={photos}
        max={mostPhotos}
        onChange={setPhotos}
        nameOf={(number) => t('aftersales:photo', { number })}
        removeLabelOf={(number) => t('aftersales:removePhoto', { number })}
      />
      <TextArea name="note" label={t('goodsBack.note')} rows={2} />
      <Problem error={act.error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:back')}</Button>
        <SubmitButton>{t(`goodsBack.${way}`)}</SubmitButton>
      </div>
    </Form>
  );
}
