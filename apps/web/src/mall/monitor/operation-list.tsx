import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './monitor.module.css';
import type { Operation } from './operations.ts';

const toneOf: Record<string, Tone> = { GET: 'work', POST: 'done', PUT: 'warning', DELETE: 'bad' };

export const OperationList = ({ operations }: { operations: readonly Operation[] }) => (
  <div className={styles['groups']}>
    {[...new Set(operations.map(({ tag }) => tag))].map((tag) => (
      <section key={tag} aria-label={tag}>
        <h2 className={styles['group']}>{tag}</h2>
        {operations
          .filter((operation) => operation.tag === tag)
          .map((operation) => (
            <OperationRow key={operation.id} operation={operation} />
          ))}
      </section>
    ))}
  </div>
);

/** Its details are drawn once it is opened: there are hundreds of calls. */
function OperationRow({ operation }: { operation: Operation }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['operation']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Tag tone={toneOf[operation.method] ?? 'plain'}>{operation.method}</Tag>
        <code>{operation.path}</code>
        <span className="muted">{operation.id}</span>
      </summary>
      {isOpen ? <Details operation={operation} /> : null}
    </details>
  );
}

function Details({ operation: { description, parameters, body, responses } }: { operation: Operation }) {
  const { t } = useTranslation('monitor');
  return (
    <div className={styles['details']} lang="en">
      <p>{description}</p>
      {parameters.length > 0 ? <h3>{t('doc.parameters')}</h3> : null}
      {parameters.map((parameter) => (
        <div key={`${parameter.in} ${parameter.name}`} className={styles['part']}>
          <code>{parameter.name}</code>
          <span className="muted">
            {parameter.in} · {parameter.required ? t('doc.required') : t('doc.optional')}
          </span>
          <Schema value={parameter.schema} />
        </div>
      ))}
      {body === undefined ? null : (
        <>
          <h3>{t('doc.body')}</h3>
          <Schema value={body} />
        </>
      )}
      <h3>{t('doc.replies')}</h3>
      {responses.map(({ status, description: meaning, schema }) => (
        <div key={status} className={styles['part']}>
          <code>{status}</code>
          <span className={styles['meaning']}>{meaning}</span>
          {schema === undefined ? null : <Schema value={schema} />}
        </div>
      ))}
    </div>
  );
}

const Schema = ({ value }: { value: unknown }) => (
  <pre className={styles['schema']}>{JSON.stringify(value, null, 2)}</pre>
);
