import { claimStray, type FoundStray, smallPictureUrl } from '@kouan/contract';
import { Type } from 'typebox';
import { useState } from 'react';
import { Form, SubmitButton, TextArea, TextField } from '../../lib/form.tsx';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './parcels.module.css';
import { useClaimStray } from './parcels-api.ts';

type GoodsProps = { goods: FoundStray; waybill: string; onClaimed: () => void };
const mostPhotos = 9;
const photoField = 'claim-photos';
const { orderNumber, proof } = claimStray.body.properties;
/** What the buyer types; goods, waybill and pictures are known. */
const typedBody = Type.Object({ orderNumber, proof });

/** Goods that may be the buyer's: their photos, and the form that claims them. */
export function FoundGoods({ goods, waybill, onClaimed }: GoodsProps) {
  const { t } = useTranslation('parcels');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('foundAt', { end: goods.waybillEnd, time: formatDateTime(goods.foundAt) })}>
      <div className={styles['photos']}>
        {goods.photos.map((photo, index) => (
          <a key={photo.id} href={photo.url} target="_blank" rel="noreferrer">
            <img
              src={smallPictureUrl(photo.url)}
              alt={t('photo', { number: index + 1 })}
              width={96}
              height={96}
              loading="lazy"
            />
          </a>
        ))}
      </div>
      {isOpen ? (
        <ClaimForm goods={goods} waybill={waybill} onClaimed={onClaimed} />
      ) : (
        <Button kind="outlined" onClick={() => setOpen(true)}>
          {t('claim')}
        </Button>
      )}
    </Panel>
  );
}

function ClaimForm({ goods, waybill, onClaimed }: GoodsProps) {
  const { t } = useTranslation('parcels');
  const claim = useClaimStray();
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  const [isMissing, setMissing] = useState(false);
  async function handleSubmit(typed: { orderNumber: string; proof: string }) {
    if (photos.length === 0) {
      setMissing(true);
      document.getElementById(photoField)?.focus();
      return;
    }
    await claim.mutateAsync({
      body: { ...typed, strayId: goods.id, waybill, photoIds: photos.map(({ id }) => id) },
    });
    onClaimed();
  }
  return (
    <Form schema={typedBody} className={styles['form'] ?? ''} onSubmit={handleSubmit}>
      <p className="muted">{t('claimHint')}</p>
      <TextField name="orderNumber" label={t('order')} isNumber />
      <TextArea name="proof" label={t('proof')} hint={t('proofHint')} />
      <Field
        id={photoField}
        label={t('photos')}
        isRequired
        error={isMissing && photos.length === 0 ? t('photosWrong') : undefined}
      >
        <PictureUpload
          id={photoField}
          label={t('photos')}
          pictures={photos}
          max={mostPhotos}
          onChange={setPhotos}
          nameOf={(number) => t('photo', { number })}
          removeLabelOf={(number) => t('removePhoto', { number })}
          isInvalid={isMissing && photos.length === 0}
          pastesAnywhere
        />
      </Field>
      <SubmitButton>{t('claim')}</SubmitButton>
    </Form>
  );
}
