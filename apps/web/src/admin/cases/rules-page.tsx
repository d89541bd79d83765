import { useTranslation } from '../../lib/i18n.ts';
import { useListAddress } from '../list-address.ts';
import { VersionsPage } from '../versions-page.tsx';
import { useDeleteRules, useDraftRules, useRuleVersions } from './rules-api.ts';
import { RulesDrawer } from './rules-drawer.tsx';

/** The versions of what claims and returns give back. */
export default function RulesPage() {
  const { t } = useTranslation('admin-compensation');
  const { page, size } = useListAddress();
  return (
    <VersionsPage
      component="cases/rules"
      list="compensation"
      title={t('title')}
      removeHint={t('removeHint')}
      query={useRuleVersions({ page: page - 1, size })}
      draft={useDraftRules()}
      remove={useDeleteRules()}
      drawer={(id, onClose) => <RulesDrawer key={id} id={id} onClose={onClose} />}
    />
  );
}
