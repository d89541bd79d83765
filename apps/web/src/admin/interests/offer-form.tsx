import type { StaffInterestView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import styles from './interests.module.css';
import { KnownOffer } from './known-offer.tsx';
import { NewOffer } from './new-offer.tsx';

type OfferProps = { view: StaffInterestView; onClose: () => void };

/** Answers with a product of the mall, or with one that is made of what the staff found out. */
export function OfferForm({ view, onClose }: OfferProps) {
  const { t } = useTranslation('admin-interests');
  const [kind, setKind] = useState<'known' | 'new'>(view.knownProductId === null ? 'new' : 'known');
  return (
    <div className={styles['form']}>
      {view.knownProductId === null ? null : <Note>{t('known')}</Note>}
      <Segmented
        label={t('kind')}
        items={[
          { key: 'new', label: t('newProduct') },
          { key: 'known', label: t('knownProduct') },
        ]}
        active={kind}
        onChange={(next) => setKind(next === 'known' ? 'known' : 'new')}
      />
      {kind === 'known' ? <KnownOffer view={view} onClose={onClose} /> : <NewOffer view={view} onClose={onClose} />}
    </div>
  );
}
