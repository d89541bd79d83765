import type { FeeRules, FeeVersionView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useIsOpen, VersionBody, VersionDrawer } from '../version-drawer.tsx';
import { FeeChanges } from './fee-changes.tsx';
import { FeeReplayPart } from './fee-replay.tsx';
import { FeeRulesForm } from './fee-rules-form.tsx';
import { useAskFees, useConfirmFees, useEditFees, useFeeVersion, useWithdrawFees } from './finance-api.ts';
import { isReadable } from '../unreadable.ts';

/** A version of the fees, with what it would have meant for orders of the past. */
export function FeeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <VersionDrawer id={id} query={useFeeVersion(id)} onClose={onClose}>
      {(version) => <FeeVersion key={version.id} version={version} />}
    </VersionDrawer>
  );
}

function FeeVersion({ version }: { version: FeeVersionView }) {
  const { t } = useTranslation('admin-finance');
  const edit = useEditFees();
  const activation = { ask: useAskFees(), confirm: useConfirmFees(), withdraw: useWithdrawFees() };
  const isOpen = useIsOpen(version);
  const [changes, setChanges] = useState<Partial<FeeRules>>({});
  const rules = { ...version.rules, ...changes };
  async function save() {
    await edit.act({ params: { id: version.id }, body: rules });
    setChanges({});
  }
  return (
    <VersionBody
      version={version}
      rules={
        <FeeRulesForm rules={rules} isLocked={!isOpen} onChange={(changed) => setChanges({ ...changes, ...changed })} />
      }
      isChanged={Object.keys(changes).length > 0}
      isReadable={isReadable(rules)}
      edit={{ ...edit, save }}
      saveFirst={t('fees.saveFirst')}
      differences={<FeeChanges changes={version.changes} />}
      further={<FeeReplayPart id={version.id} />}
      activation={activation}
    />
  );
}
