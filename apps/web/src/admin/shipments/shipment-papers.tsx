import { addressOf, type Language, languages, packingList, type ShipmentView, shipmentWaybill } from '@kouan/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { languageName } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SelectInput } from '../../ui/field.tsx';
import { openPdf } from '../open-pdf.ts';
import styles from './shipments.module.css';

/** The papers of a shipment in the language of whoever reads them, and the page that follows it. */
export function ShipmentPapers({ shipment: { number, trackingCode } }: { shipment: ShipmentView }) {
  const { t, language: own } = useTranslation('admin-packing');
  const [language, setLanguage] = useState<Language>(own);
  const print = useMutation({ mutationFn: openPdf });
  const input = { params: { number }, query: { language } };
  const tracking = `/tracking/${trackingCode}`;
  return (
    <section className={styles['papers']} aria-label={t('papers')}>
      <SelectInput
        aria-label={t('language')}
        choices={languages.map((value) => ({ value, label: languageName[value] }))}
        value={language}
        onChange={(event) => setLanguage(languages.find((one) => one === event.target.value) ?? own)}
      />
      <Button size="small" icon="document" onClick={() => print.mutate(addressOf(packingList, input))}>
        {t('packingList')}
      </Button>
      <Button size="small" icon="tag" onClick={() => print.mutate(addressOf(shipmentWaybill, input))}>
        {t('waybill')}
      </Button>
      <span>
        <a href={tracking} target="_blank" rel="noreferrer">
          {t('tracking')}
        </a>{' '}
        <CopyButton text={`${location.origin}${tracking}`} labels={{ copy: t('copyLink'), copied: t('copied') }} />
      </span>
    </section>
  );
}
