import type { ProviderView } from '@kouan/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { inLanguage } from '../in-language.ts';
import { Problem } from '../problem.tsx';
import { ProviderItem } from './provider-item.tsx';
import { useOrderProviders } from './providers-api.ts';
import styles from './providers.module.css';

type ListProps = {
  providers: readonly ProviderView[];
  onEdit: (provider: ProviderView) => void;
  onTest: (provider: ProviderView) => void;
};

/** The providers in their order of trial; whoever may set them moves each up or down, by mouse or keyboard. */
export function ProviderList({ providers, onEdit, onTest }: ListProps) {
  const { t, language } = useTranslation('admin-providers');
  const mayEdit = usePermission(['settings:edit']);
  const order = useOrderProviders();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ name: string; by: -1 | 1 } | null>(null);

  // The button that was pressed keeps the focus in its new place; at the end of the way its neighbour takes it.
  useEffect(() => {
    if (moved.current === null) return;
    const { name, by } = moved.current;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-provider="${name}"] [data-move]`) ?? [];
    const [wanted, other] = by === -1 ? [...buttons] : [...buttons].toReversed();
    (wanted?.disabled ? other : wanted)?.focus();
    moved.current = null;
  }, [providers]);

  function move(index: number, by: -1 | 1) {
    const names = providers.map(({ name }) => name);
    const [one] = names.splice(index, 1);
    const provider = providers[index];
    if (one === undefined || provider === undefined) return;
    names.splice(index + by, 0, one);
    moved.current = { name: one, by };
    order.act({ body: { names } }).then(
      () => setSaid(t('moved', { name: inLanguage(provider.title, language), place: index + by + 1 })),
      () => {
        moved.current = null; // `Problem` shows why
      },
    );
  }
  return (
    <>
      <ol ref={list} className={styles['list']}>
        {providers.map((provider, index) => (
          <ProviderItem
            key={provider.name}
            provider={provider}
            place={index + 1}
            isLast={index === providers.length - 1}
            isBusy={order.isBusy}
            mayEdit={mayEdit}
            onMove={(by) => move(index, by)}
            onEdit={() => onEdit(provider)}
            onTest={() => onTest(provider)}
          />
        ))}
      </ol>
      <Problem error={order.error} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
