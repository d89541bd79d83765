import type { CompensationForm, CompensationVersionView } from '@kouan/contract';
import { reasonsOf } from '@kouan/domain';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useIsOpen, VersionBody, VersionDrawer } from '../version-drawer.tsx';
import { useAskRules, useConfirmRules, useEditRules, useRuleVersion, useWithdrawRules } from './rules-api.ts';
import { isReadableRules, RulesForm } from './rules-form.tsx';

/** A version of what claims and returns give back. */
export function RulesDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <VersionDrawer id={id} query={useRuleVersion(id)} onClose={onClose}>
      {(version) => <RulesVersion key={version.id} version={version} />}
    </VersionDrawer>
  );
}

function RulesVersion({ version }: { version: CompensationVersionView }) {
  const { t } = useTranslation('admin-compensation');
  const edit = useEditRules();
  const activation = { ask: useAskRules(), confirm: useConfirmRules(), withdraw: useWithdrawRules() };
  const isOpen = useIsOpen(version);
  const [changed, setChanged] = useState<CompensationForm | null>(null);
  const rules = changed ?? version.rules;
  async function save() {
    await edit.act({ params: { id: version.id }, body: rules });
    setChanged(null);
  }
  return (
    <VersionBody
      version={version}
      rules={<RulesForm rules={rules} isLocked={!isOpen} onChange={setChanged} />}
      isChanged={changed !== null}
      isReadable={isReadableRules(rules)}
      edit={{ ...edit, save }}
      saveFirst={t('saveFirst')}
      differences={<Changes changes={version.changes} />}
      activation={activation}
    />
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  const { t } = useTranslation('admin-compensation');
  if (changes.length === 0) return <p className="muted">{t('admin-finance:fees.noChanges')}</p>;
  const names = [
    ...reasonsOf.afterSales.filter((one) => changes.includes(one)).map((one) => t(`aftersales:reason.${one}`)),
    ...(changes.includes('returns') ? [t('returns')] : []),
  ];
  return <p>{t('differs', { names: names.join(', ') })}</p>;
}
