import { maxGoodsSheetRows } from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useExport } from '../export-list.ts';
import { Problem } from '../problem.tsx';
import { importedLists, type ImportReply, sendSheet, templateAddress } from './goods-api.ts';
import styles from './goods.module.css';

/** A filled template is sent; rows with mistakes come back in a table. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-goods');
  const input = useRef<HTMLInputElement>(null);
  const download = useExport();
  const { percent, reply, error, send } = useImport();
  const wrong = reply?.rows.filter(({ isSaved }) => !isSaved) ?? [];
  return (
    <Modal open width={820} title={t('import.open')} footer={null} onCancel={onClose} destroyOnHidden>
      <p>{t('import.hint', { max: maxGoodsSheetRows })}</p>
      <div className={styles['line']}>
        <Button
          icon="download"
          onClick={() => download({ address: templateAddress, fileName: 'products', title: t('import.template') })}
        >
          {t('import.template')}
        </Button>
        <Button kind="primary" icon="upload" isBusy={percent !== null} onClick={() => input.current?.click()}>
          {percent === null ? t('import.pick') : t('common:upload.busy', { percent })}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={t('import.pick')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void send(file);
            event.target.value = '';
          }}
        />
      </div>
      <Problem error={error} />
      {reply === null ? null : (
        <Note tone={wrong.length === 0 ? 'ok' : 'warning'}>
          {t('import.done', { added: reply.added, changed: reply.changed, wrong: wrong.length })}
        </Note>
      )}
      {wrong.length === 0 ? null : (
        <div className={styles['matrix']}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('import.row')}</th>
                <th scope="col">{t('product')}</th>
                <th scope="col">{t('import.problems')}</th>
              </tr>
            </thead>
            <tbody>
              {wrong.map(({ number, goods, problems }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  <td>{goods}</td>
                  <td className={styles['why']}>
                    {problems.length === 0 ? <Tag tone="off">{t('import.otherRow')}</Tag> : null}
                    {problems.map(({ column, text }) => (
                      <div key={column}>
                        <b>{column}</b> {text}
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}

function useImport() {
  const client = useQueryClient();
  const [percent, setPercent] = useState<number | null>(null);
  const [reply, setReply] = useState<ImportReply | null>(null);
  const [error, setError] = useState<unknown>(null);
  async function send(file: File) {
    setError(null);
    setReply(null);
    setPercent(0);
    try {
      setReply(await sendSheet(file, setPercent));
      await Promise.all(
        importedLists.map(({ method, path }) => client.invalidateQueries({ queryKey: [method, path] })),
      );
    } catch (problem) {
      setError(problem);
    } finally {
      setPercent(null);
    }
  }
  return { percent, reply, error, send };
}
