import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { dismissExport, type ExportTask, useExports } from './export-list.ts';
import styles from './export-tray.module.css';

const kilobyte = 1024;

/** What is being exported or was, until it has been read. */
export function ExportTray() {
  const tasks = useExports((state) => state.tasks);
  if (tasks.length === 0) return null;
  return (
    <ul className={styles['tray']}>
      {tasks.map((task) => (
        <Task key={task.id} task={task} />
      ))}
    </ul>
  );
}

function Task({ task }: { task: ExportTask }) {
  const { t } = useTranslation('admin-parts');
  const { state, loaded, total } = task;
  const percent = total === null ? null : Math.min(100, Math.floor((loaded / total) * 100));
  const title = t('list.exporting', { name: task.title });
  return (
    <li className={styles['task']}>
      <div className={styles['row']}>
        <b>{title}</b>
        {state === 'running' && percent !== null ? <b>{t('list.percent', { percent })}</b> : null}
      </div>
      {state === 'running' ? (
        <progress aria-label={title} max={100} {...(percent === null ? {} : { value: percent })} />
      ) : null}
      <div className={styles['row']}>
        <span role={state === 'failed' ? 'alert' : 'status'}>
          {state === 'failed'
            ? task.problem || t('list.exportFailed')
            : t(`list.exportState.${state}`, { size: Math.ceil(loaded / kilobyte) })}
        </span>
        <Button kind="text" size="small" onClick={() => dismissExport(task.id)}>
          {t(state === 'running' ? 'common:cancel' : 'common:close')}
        </Button>
      </div>
    </li>
  );
}
