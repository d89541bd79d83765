import { maxBlockProducts, type StaffHomeBlock } from '@kouan/contract';
import { useId, useState } from 'react';
import { useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useDelayed } from '../../lib/use-delayed.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { FieldMessage, TextInput } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFoundGoods } from './home-blocks-api.ts';
import styles from './home-blocks.module.css';
import { moved } from './moved.ts';

type Chosen = StaffHomeBlock['products'][number];
const pauseMs = 300;

/** The goods of a group in their order: found by word or number, added, moved, taken out. */
export function BlockGoods({ name, known }: { name: string; known: readonly Chosen[] }) {
  const { t, language } = useTranslation('admin-home');
  const field = useField({ name, label: t('goods') });
  const [seen, setSeen] = useState<readonly Chosen[]>(known);
  const ids = Array.isArray(field.value) ? field.value.map(String) : [];
  const titleOf = (id: string) => seen.find((one) => one.id === id)?.title[language] ?? id;
  const isGone = (id: string) => seen.some((one) => one.id === id && !one.isOnSale);
  function add(product: Chosen) {
    setSeen([...seen, product]);
    field.change([...ids, product.id]);
  }
  return (
    <fieldset className={styles['goods']}>
      <legend>
        {t('goods')} ({ids.length}/{maxBlockProducts})
      </legend>
      <FoundGoods chosen={ids} limitId={`${field.id}-hint`} onAdd={add} />
      <ol>
        {ids.map((id, at) => (
          <li key={id}>
            <span>
              {titleOf(id)} {isGone(id) ? <Tag tone="warning">{t('notSold')}</Tag> : null}
            </span>
            <span>
              <IconButton
                icon="up"
                label={t('up', { name: titleOf(id) })}
                disabled={at === 0}
                onClick={() => field.change(moved(ids, at, -1))}
              />
              <IconButton
                icon="down"
                label={t('down', { name: titleOf(id) })}
                disabled={at === ids.length - 1}
                onClick={() => field.change(moved(ids, at, 1))}
              />
              <IconButton
                icon="close"
                label={t('takeOut', { name: titleOf(id) })}
                onClick={() => field.change(ids.filter((one) => one !== id))}
              />
            </span>
          </li>
        ))}
      </ol>
      <FieldMessage id={field.id} hint={t('goodsHint', { limit: maxBlockProducts })} error={field.error} />
    </fieldset>
  );
}

type FoundProps = { chosen: readonly string[]; limitId: string; onAdd: (product: Chosen) => void };

function FoundGoods({ chosen, limitId, onAdd }: FoundProps) {
  const { t, language } = useTranslation('admin-home');
  const id = useId();
  const [word, setWord] = useState('');
  const asked = useDelayed(word.trim(), pauseMs);
  const found = useFoundGoods(asked);
  const rows = asked === '' ? [] : (found.data?.content ?? []).filter((one) => !chosen.includes(one.id));
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {t('find')}
      </label>
      <TextInput
        id={id}
        type="search"
        icon="search"
        placeholder={t('find')}
        maxLength={100}
        value={word}
        onChange={(event) => setWord(event.target.value)}
        // Enter looks for goods; it must not send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">
        {asked !== '' && found.data !== undefined && rows.length === 0 ? (
          <p className="muted">{t('nothingFound')}</p>
        ) : null}
      </div>
      <ul aria-label={t('found')}>
        {rows.map((product) => (
          <li key={product.id}>
            <span>{product.title[language]}</span>
            <span>
              <Button
                size="small"
                disabled={chosen.length >= maxBlockProducts}
                aria-describedby={limitId}
                aria-label={t('addOf', { name: product.title[language] })}
                onClick={() => onAdd({ id: product.id, title: product.title, isOnSale: true })}
              >
                {t('addGoods')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
