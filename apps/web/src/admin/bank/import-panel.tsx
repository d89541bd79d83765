import type { ColumnMapping } from '@kouan/contract';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../problem.tsx';
import { useBankAccounts, useImportProgress, useImportStatement } from './bank-api.ts';
import styles from './bank.module.css';
import { ImportProgress, SendingProgress } from './import-progress.tsx';
import { MappingForm } from './mapping-form.tsx';
import { ImportPreview, ImportResult, LastImport } from './import-preview.tsx';

/** Account and file, a look at what the file says, then the import: all rows or none. */
export function ImportPanel() {
  const { t } = useTranslation('admin-bank');
  const accounts = useBankAccounts();
  const preview = useImportStatement();
  const load = useImportStatement();
  const [accountId, setAccountId] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const fileId = useId();
  const accountField = useId();
  const [sentPercent, setSentPercent] = useState(0);
  const told = useImportProgress({ isStarted: load.isPending }).data ?? null;
  const running = told?.state === 'running' ? told : null;
  const account = accountId ?? accounts.data?.[0]?.id ?? null;

  function look(next: { file: File | null; account: number | null; mapping?: ColumnMapping }) {
    load.reset();
    preview.reset();
    setSentPercent(0);
    const { file: picked, account: to, mapping = null } = next;
    if (picked && to !== null)
      preview.mutate({ file: picked, accountId: to, isPreview: true, mapping, onSent: setSentPercent });
  }
  function handleImport() {
    if (!file || account === null || load.isPending || running) return;
    setSentPercent(0);
    const mapping = preview.data?.mapping ?? null;
    load.mutate({ file, accountId: account, isPreview: false, mapping, onSent: setSentPercent });
  }
  const choices = (accounts.data ?? []).map((one) => ({
    value: String(one.id),
    label: `${one.bankName} ${one.accountNumber} ${one.accountName}`,
  }));
  const seen = preview.data;
  const isShown = seen && !load.data;
  const isSending = preview.isPending || (load.isPending && !running);
  // Beside the button that began it; after a reload there is none.
  const progress = running ? (
    <ImportProgress import={running} />
  ) : isSending ? (
    <SendingProgress sentPercent={sentPercent} />
  ) : null;
  return (
    <Panel title={t('import.title')} className={styles['import'] ?? ''}>
      <div className={styles['inputs']}>
        <Field id={accountField} label={t('import.account')} isRequired>
          <SelectInput
            id={accountField}
            choices={choices}
            value={account === null ? '' : String(account)}
            onChange={(event) => {
              setAccountId(Number(event.target.value));
              look({ file, account: Number(event.target.value) });
            }}
          />
        </Field>
        <Field id={fileId} label={t('import.file')} isRequired hint={t('import.fileHint')}>
          <span className={styles['file']}>
            <input
              id={fileId}
              type="file"
              accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              disabled={account === null}
              onChange={(event) => {
                const picked = event.target.files?.[0] ?? null;
                setFile(picked);
                look({ file: picked, account });
              }}
            />
            <Icon name="upload" size={16} />
            <span>{file?.name ?? <PickWords />}</span>
          </span>
        </Field>
      </div>
      {isShown ? null : progress}
      <Problem error={preview.error} />
      {isShown ? (
        <>
          {seen.columns.length > 0 ? (
            <MappingForm
              key={JSON.stringify(seen.mapping)}
              columns={seen.columns}
              mapping={seen.mapping}
              onChange={(mapping) => look({ file, account, mapping })}
            />
          ) : null}
          <ImportPreview view={seen} />
          {progress}
          <Problem error={load.error} />
          {seen.mapping === null || seen.problems.length > 0 ? null : (
            <Button kind="primary" icon="upload" isBusy={load.isPending || running !== null} onClick={handleImport}>
              {t('import.start', { count: seen.newCount })}
            </Button>
          )}
        </>
      ) : null}
      {load.data ? <ImportResult view={load.data} /> : null}
      {file === null && told && !running ? <LastImport import={told} /> : null}
    </Panel>
  );
}

function PickWords() {
  const { t } = useTranslation('admin-bank');
  return (
    <>
      {t('import.pick')} <span className={styles['byMouse']}>{t('import.orDrop')}</span>
    </>
  );
}
