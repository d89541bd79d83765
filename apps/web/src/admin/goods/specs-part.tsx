import { goodsLimits } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { noText, type SpecDraft, withSpecs } from './goods-draft.ts';
import type { PartProps } from './goods-form.tsx';
import { ShortText } from './text-inputs.tsx';
import styles from './goods.module.css';
import { ValuePicture } from './value-picture.tsx';

/** Up to three axes of choice with their values. */
export function SpecsPart({ draft, onChange, shown }: PartProps) {
  const { t } = useTranslation('admin-goods');
  const { specs } = draft;
  const put = (next: SpecDraft[]) => onChange(withSpecs(draft, next));
  return (
    <>
      {specs.length === 0 ? <p className="muted">{t('noSpecs')}</p> : null}
      {specs.map((spec, axis) => (
        <SpecBox
          key={axis}
          spec={spec}
          number={axis + 1}
          shown={shown}
          onChange={(next) => put(specs.map((one, at) => (at === axis ? next : one)))}
          onRemove={() => put(specs.filter((_, at) => at !== axis))}
        />
      ))}
      {specs.length < goodsLimits.specs ? (
        <Button
          icon="plus"
          size="small"
          onClick={() => put([...specs, { name: noText(), values: [{ name: noText(), imageUrl: null }] }])}
        >
          {t('addSpec')}
        </Button>
      ) : null}
    </>
  );
}

type SpecProps = {
  spec: SpecDraft;
  number: number;
  shown: Language;
  onChange: (spec: SpecDraft) => void;
  onRemove: () => void;
};

function SpecBox({ spec, number, shown, onChange, onRemove }: SpecProps) {
  const { t } = useTranslation('admin-goods');
  const { values } = spec;
  const put = (next: SpecDraft['values']) => onChange({ ...spec, values: next });
  return (
    <div className={styles['spec']}>
      <div className={styles['specName']}>
        <ShortText
          label={t('specName', { number })}
          text={spec.name}
          shown={shown}
          max={goodsLimits.name}
          onChange={(name) => onChange({ ...spec, name })}
        />
        <IconButton icon="trash" label={t('removeSpec', { number })} onClick={onRemove} />
      </div>
      <div className={styles['values']}>
        {values.map((value, at) => (
          <span key={at} className={styles['value']}>
            <ShortText
              label={t('specValue', { spec: number, number: at + 1 })}
              text={value.name}
              shown={shown}
              max={goodsLimits.value}
              onChange={(name) => put(values.map((one, place) => (place === at ? { ...one, name } : one)))}
            />
            <ValuePicture
              name={value.name[shown] || value.name.cn || t('specValue', { spec: number, number: at + 1 })}
              imageUrl={value.imageUrl}
              onChange={(imageUrl) => put(values.map((one, place) => (place === at ? { ...one, imageUrl } : one)))}
            />
            <IconButton
              icon="close"
              size={16}
              label={t('removeValue', { spec: number, number: at + 1 })}
              disabled={values.length === 1}
              onClick={() => put(values.filter((_, place) => place !== at))}
            />
          </span>
        ))}
        {values.length < goodsLimits.specValues ? (
          <Button icon="plus" size="small" onClick={() => put([...values, { name: noText(), imageUrl: null }])}>
            {t('addValue')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
