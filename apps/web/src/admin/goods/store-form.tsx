import { goodsLimits, type StoreProfile } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { Problem } from '../problem.tsx';
import { noText, type TextDraft } from './goods-draft.ts';
import { PicturesPart } from './pictures-part.tsx';
import { LongText, ShortText } from './text-inputs.tsx';
import styles from './goods.module.css';

const typed = (text: StoreProfile['notice']): TextDraft =>
  text ? { cn: text.cn, en: text.en ?? '', vi: text.vi ?? '' } : noText();
const sent = ({ cn, en, vi }: TextDraft) => ({ cn: cn.trim(), en: en.trim() || null, vi: vi.trim() || null });
const sentOrNull = (text: TextDraft) => (text.cn.trim() === '' ? null : sent(text));

type StoreFormProps = {
  profile: StoreProfile | null;
  verb: string;
  isBusy: boolean;
  error: unknown;
  onSave: (profile: StoreProfile) => Promise<unknown>;
};

/** What a store shows of itself, in three languages. */
export function StoreForm({ profile, verb, isBusy, error, onSave }: StoreFormProps) {
  const { t } = useTranslation('admin-goods');
  const [shown, setShown] = useState<Language>('cn');
  const [names, setNames] = useState(typed(profile?.names ?? null));
  const [notice, setNotice] = useState(typed(profile?.notice ?? null));
  const [city, setCity] = useState(typed(profile?.city ?? null));
  const [logo, setLogo] = useState<string[]>(profile?.logoUrl ? [profile.logoUrl] : []);
  const wanted = { names: sent(names), notice: sentOrNull(notice), city: sentOrNull(city), logoUrl: logo[0] ?? null };
  return (
    <div className={styles['form']}>
      <div className={styles['languages']}>
        <span>{t('textsIn')}</span>
        <Segmented
          items={(['cn', 'en', 'vi'] as const).map((key) => ({ key, label: t(`languages.${key}`) }))}
          active={shown}
          label={t('textsIn')}
          onChange={(key) => setShown(key === 'en' || key === 'vi' ? key : 'cn')}
        />
      </div>
      <Field id="store-name" label={t('storeForm.name')} isRequired>
        <ShortText id="store-name" text={names} shown={shown} max={goodsLimits.value} onChange={setNames} />
      </Field>
      <Field id="store-city" label={t('storeForm.city')} optionalMark={t('common:optional')}>
        <ShortText id="store-city" text={city} shown={shown} max={goodsLimits.name} onChange={setCity} />
      </Field>
      <Field id="store-notice" label={t('storeForm.notice')} optionalMark={t('common:optional')}>
        <LongText id="store-notice" text={notice} shown={shown} max={goodsLimits.notice} onChange={setNotice} />
      </Field>
      <section aria-label={t('storeForm.logo')}>
        <h2>{t('storeForm.logo')}</h2>
        <PicturesPart images={logo} max={1} onChange={setLogo} />
      </section>
      <Problem error={error} />
      <div className={styles['buttons']}>
        <Button kind="primary" isBusy={isBusy} onClick={() => void onSave(wanted).catch(() => undefined)}>
          {verb}
        </Button>
      </div>
    </div>
  );
}
