import type { MaterialView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { choiceOf, chosenMaterials, languageChoices } from './chosen-materials.ts';
import { DownloadBar } from './download-bar.tsx';
import { Pictures, Texts, Videos } from './material-sections.tsx';
import { materialsQuery, productQuery } from './materials-api.ts';
import styles from './materials.module.css';

/** What a product is promoted with: pictures, videos and texts to look at, to copy and to take along. */
export default function MaterialsPage() {
  const { id = '' } = useParams();
  const { t, language } = useTranslation('materials');
  const product = useQuery({ ...productQuery(id), meta: { silent: true } });
  const materials = useQuery({ ...materialsQuery(id), meta: { silent: true } });
  const back = `/${product.data?.kind === 'ddc' ? 'mallDdcDetail' : 'mallDetail'}/${id}`;
  const toProduct = (
    <ButtonLink to={back} kind="text" icon="back">
      {t('toProduct')}
    </ButtonLink>
  );
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} hint={product.data?.title[language]} actions={toProduct} />
      <PageFrame
        query={materials}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {(found) => <Materials id={id} materials={found} />}
      </PageFrame>
    </main>
  );
}

function Materials({ id, materials }: { id: string; materials: readonly MaterialView[] }) {
  const { t, language } = useTranslation('materials');
  const [query, changeQuery] = useAddressQuery();
  const choice = choiceOf(query.get('language'), language);
  const chosen = chosenMaterials(materials, choice);
  const ofKind = (kind: MaterialView['kind']) => chosen.filter((one) => one.kind === kind);
  const [pictures, videos, texts] = [ofKind('picture'), ofKind('video'), ofKind('text')];
  function handleChoice(next: string) {
    changeQuery(
      (now) => {
        now.set('language', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return (
    <div className={styles['materials']}>
      <div className={styles['tools']}>
        <Segmented
          label={t('language')}
          active={choice}
          items={languageChoices.map((key) => ({ key, label: t(`languages.${key}`) }))}
          onChange={handleChoice}
        />
        <DownloadBar key={choice} id={id} materials={materials} choice={choice} />
      </div>
      {chosen.length === 0 ? <EmptyState title={t('noneInLanguage')} /> : null}
      {pictures.length > 0 ? <Pictures materials={pictures} /> : null}
      {videos.length > 0 ? <Videos materials={videos} /> : null}
      {texts.length > 0 ? <Texts materials={texts} choice={choice} /> : null}
    </div>
  );
}
