import type { DocumentView } from '@kouan/contract';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './document-text.module.css';

export type DocumentBlock = DocumentView['blocks'][number];
type Run = Extract<DocumentBlock, { kind: 'paragraph' }>['runs'][number];
type TextProps = {
  blocks: readonly DocumentBlock[];
  /** What stands where the document wants the prices in force. */
  prices?: ReactNode;
  /** Within a page that has headings of its own. */
  isInset?: boolean;
};

/** A document out of its blocks: elements only, never HTML. */
export function DocumentText({ blocks, prices, isInset = false }: TextProps) {
  return (
    <div className={styles['text']}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} prices={prices} isInset={isInset} />
      ))}
    </div>
  );
}

function Block({ block, prices, isInset }: { block: DocumentBlock; prices: ReactNode; isInset: boolean }) {
  if (block.kind === 'prices') return prices;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((runs, index) => (
          <li key={index}>
            <Runs runs={runs} />
          </li>
        ))}
      </List>
    );
  }
  if (block.kind === 'table') return <DocumentTable head={block.head} rows={block.rows} />;
  const words = <Runs runs={block.runs} />;
  if (isInset) return <p className={styles['inset']}>{words}</p>;
  return block.level === 2 ? <h2 id={block.id}>{words}</h2> : <h3 id={block.id}>{words}</h3>;
}

function DocumentTable({ head, rows }: Omit<Extract<DocumentBlock, { kind: 'table' }>, 'kind'>) {
  return (
    <div className={styles['scroll']}>
      <table>
        <thead>
          <tr>
            {head.map((runs, index) => (
              <th key={index} scope="col">
                <Runs runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((runs, column) => (
                <td key={column}>
                  <Runs runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, index) => (
    <Fragment key={index}>
      <Led href={run.href}>{marked(run)}</Led>
    </Fragment>
  ));

function marked({ text, isBold, isItalic }: Run): ReactNode {
  const words = isItalic ? <em>{text}</em> : text;
  return isBold ? <strong>{words}</strong> : words;
}

/** Our own pages open here, other sites beside it and without knowing where from. */
function Led({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return href.startsWith('https:') ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
}
