import { goodsLimits } from '@kouan/contract';
import { useState } from 'react';
import type { Language } from '../../lib/language.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { useCategories } from './goods-api.ts';
import { type GoodsDraft, noText } from './goods-draft.ts';
import { PicturesPart } from './pictures-part.tsx';
import { MatrixPart } from './matrix-part.tsx';
import { SpecsPart } from './specs-part.tsx';
import { LongText, ShortText } from './text-inputs.tsx';
import { MeasuresPart, TiersPart } from './tiers-part.tsx';
import styles from './goods.module.css';

export type PartProps = { draft: GoodsDraft; onChange: (draft: GoodsDraft) => void; shown: Language };
type GoodsFormProps = { draft: GoodsDraft; onChange: (draft: GoodsDraft) => void; locked: ReadonlySet<string> };

/** Everything about a product. All texts are typed in the language that is chosen at the top. */
export function GoodsForm({ draft, onChange, locked }: GoodsFormProps) {
  const { t } = useTranslation('admin-goods');
  const [shown, setShown] = useState<Language>('cn');
  const part = { draft, onChange, shown };
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
        <small className="muted">{t('textsHint')}</small>
      </div>
      <section aria-label={t('part.texts')}>
        <h2>{t('part.texts')}</h2>
        <TextsPart {...part} />
      </section>
      <section aria-label={t('part.pictures')}>
        <h2>{t('part.pictures')}</h2>
        <PicturesPart images={draft.images} onChange={(images) => onChange({ ...draft, images })} />
      </section>
      <section aria-label={t('part.specs')}>
        <h2>{t('part.specs')}</h2>
        <SpecsPart {...part} />
      </section>
      <section aria-label={t('part.matrix')}>
        <h2>{t('part.matrix')}</h2>
        <MatrixPart draft={draft} onChange={onChange} locked={locked} />
      </section>
      <section aria-label={t('part.tiers')}>
        <h2>{t('part.tiers')}</h2>
        <TiersPart {...part} />
      </section>
      <section aria-label={t('part.measures')}>
        <h2>{t('part.measures')}</h2>
        <MeasuresPart {...part} />
      </section>
      <section aria-label={t('part.parameters')}>
        <h2>{t('part.parameters')}</h2>
        <ParametersPart {...part} />
      </section>
    </div>
  );
}

function TextsPart({ draft, onChange, shown }: PartProps) {
  const { t, language } = useTranslation('admin-goods');
  const categories = useCategories();
  return (
    <div className={styles['grid']}>
      <Field id="goods-title" label={t('name')} isRequired className={styles['wide']}>
        <ShortText
          id="goods-title"
          text={draft.title}
          shown={shown}
          max={goodsLimits.title}
          onChange={(title) => onChange({ ...draft, title })}
        />
      </Field>
      <Field id="goods-category" label={t('category')} isRequired>
        <SelectInput
          id="goods-category"
          choices={categories.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
          placeholder={t('chooseCategory')}
          value={draft.category}
          onChange={(event) => onChange({ ...draft, category: event.target.value })}
        />
      </Field>
      <Field id="goods-code" label={t('ownCode')} optionalMark={t('common:optional')}>
        <TextInput
          id="goods-code"
          value={draft.ownCode}
          maxLength={goodsLimits.ownCode}
          onChange={(event) => onChange({ ...draft, ownCode: event.target.value })}
        />
      </Field>
      <Field id="goods-summary" label={t('summary')} optionalMark={t('common:optional')} className={styles['wide']}>
        <LongText
          id="goods-summary"
          text={draft.summary}
          shown={shown}
          max={goodsLimits.summary}
          onChange={(summary) => onChange({ ...draft, summary })}
        />
      </Field>
    </div>
  );
}

function ParametersPart({ draft, onChange, shown }: PartProps) {
  const { t } = useTranslation('admin-goods');
  const { parameters } = draft;
  const put = (next: GoodsDraft['parameters']) => onChange({ ...draft, parameters: next });
  return (
    <>
      {parameters.map((parameter, at) => (
        <div key={at} className={styles['pair']}>
          <ShortText
            label={t('parameterName', { number: at + 1 })}
            text={parameter.name}
            shown={shown}
            max={goodsLimits.name}
            onChange={(name) => put(parameters.map((one, place) => (place === at ? { ...one, name } : one)))}
          />
          <ShortText
            label={t('parameterValue', { number: at + 1 })}
            text={parameter.value}
            shown={shown}
            max={goodsLimits.parameterValue}
            onChange={(value) => put(parameters.map((one, place) => (place === at ? { ...one, value } : one)))}
          />
          <IconButton
            icon="trash"
            label={t('removeParameter', { number: at + 1 })}
            onClick={() => put(parameters.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {parameters.length < goodsLimits.parameters ? (
        <Button icon="plus" size="small" onClick={() => put([...parameters, { name: noText(), value: noText() }])}>
          {t('addParameter')}
        </Button>
      ) : null}
    </>
  );
}
