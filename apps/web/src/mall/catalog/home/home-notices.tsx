import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { blocksQuery } from '../catalog-api.ts';
import { BlockLink } from './block-link.tsx';

/** What the staff have to tell everybody, below the headline. */
export function HomeNotices() {
  const { language } = useTranslation('catalog');
  const notices = (useQuery(blocksQuery(language)).data ?? []).filter(({ kind }) => kind === 'notice');
  return notices.map(({ id, title, text, link }) => (
    <aside key={id} aria-label={title}>
      <Icon name="info" />
      <p>
        <b>{link === null ? title : <BlockLink to={link}>{title}</BlockLink>}</b> {text}
      </p>
    </aside>
  ));
}
