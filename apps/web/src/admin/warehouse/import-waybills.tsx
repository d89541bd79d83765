import { waybillTemplate } from '@kouan/contract';
import { Modal } from 'antd';
import { useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Table } from '../../ui/table.tsx';
import { useExport } from '../export-list.ts';
import { Problem } from '../problem.tsx';
import { useImportWaybills } from './receiving-api.ts';

/** A sheet of waybills: good rows are taken at once, the others stand here with what is wrong. */
export function ImportWaybills({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-receiving');
  const input = useRef<HTMLInputElement>(null);
  const send = useImportWaybills();
  const startExport = useExport();
  function handleFile(chosen: HTMLInputElement) {
    const [file] = chosen.files ?? [];
    if (file && !send.isPending) send.mutate({ file });
    chosen.value = '';
  }
  const handleTemplate = () =>
    startExport({ address: waybillTemplate.path, fileName: 'waybills', title: t('import.template') });
  const result = send.data;
  return (
    <Modal open width={720} title={t('import.title')} footer={null} onCancel={onClose} destroyOnHidden>
      <p>
        {t('import.hint')}{' '}
        <Button kind="text" size="small" icon="download" onClick={handleTemplate}>
          {t('import.template')}
        </Button>
      </p>
      <p>
        <Button icon="upload" isBusy={send.isPending} onClick={() => input.current?.click()}>
          {t('import.file')}
        </Button>{' '}
        <span className="muted">{t('import.fileHint')}</span>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('import.file')}
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => handleFile(event.target)}
        />
      </p>
      <Problem error={send.error} />
      <div role="status" aria-busy={send.isPending || undefined}>
        {send.isPending ? <p className="muted">{t('import.busy')}</p> : null}
        {result ? (
          <Note tone={result.problems.length > 0 ? 'warning' : 'ok'}>
            {result.wasKnown ? `${t('import.wasKnown')} ` : null}
            {t('import.done', { added: result.added, known: result.known, wrong: result.problems.length })}
          </Note>
        ) : null}
      </div>
      {result && result.problems.length > 0 ? (
        <Table
          label={t('import.problems')}
          rows={result.problems}
          rowKey={(row) => row.row}
          columns={[
            { key: 'row', head: t('import.row'), cell: (row) => row.row },
            { key: 'order', head: t('add.order'), cell: (row) => <span className="mono">{row.order}</span> },
            { key: 'waybill', head: t('parcel.waybill'), cell: (row) => <span className="mono">{row.waybill}</span> },
            { key: 'message', head: t('import.problem'), cell: (row) => row.message },
          ]}
        />
      ) : null}
    </Modal>
  );
}
