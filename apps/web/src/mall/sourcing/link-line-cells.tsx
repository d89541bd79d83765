import { type LinkLineView, pictureInWidth } from '@kouan/contract';
import { recogniseLink } from '@kouan/sourcing';
import { Link } from 'react-router';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { ScreeningTags } from '../../shared/screening-notes.tsx';
import { siteName } from '../../shared/site-name.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import type { LineKind, WrittenLine } from './link-line.ts';
import { linkMessage } from './link-message.ts';
import { titleIn } from './link-outcome.ts';
import styles from './link-list.module.css';
import { LineSpecification } from './line-specification.tsx';
import type { LineChoice, LineChoices } from './use-line-choices.ts';

export type ShownLine = {
  index: number;
  line: WrittenLine;
  view: LinkLineView | undefined;
  kind: LineKind;
  choice: LineChoice;
};
const tones: Record<LineKind, Tone> = {
  reading: 'off',
  problem: 'bad',
  known: 'done',
  recognised: 'turn',
  waiting: 'work',
  notFollowed: 'warning',
  manual: 'warning',
  refused: 'bad',
  forbidden: 'bad',
};

/** Our product with its specification and quantity, or the text as it was pasted. */
export function LineProduct({
  shown: { index, line, view, kind, choice },
  choices,
}: {
  shown: ShownLine;
  choices: LineChoices;
}) {
  const { t, language } = useTranslation('link-list');
  const product = view?.product ?? null;
  if (product === null)
    return (
      <span className={styles['text']}>
        <span className={styles['pasted']}>{line.text}</span>
        {line.quantity === null ? null : <small>{t('common:pieces', { count: line.quantity })}</small>}
        {line.note === '' ? null : <small>{line.note}</small>}
      </span>
    );
  return (
    <span className={styles['goods']}>
      <Picture src={pictureInWidth(product.imageUrl, 240)} alt="" width={48} height={48} />
      <span className={styles['text']}>
        <Link to={`/mallDdcDetail/${product.id}`}>{product.title[language]}</Link>
        <small>{t('from', { price: formatCny(product.priceFen, language) })}</small>
        {line.note === '' ? null : <small>{line.note}</small>}
        {kind === 'known' && !choice.isAdded ? (
          <span className={styles['choice']}>
            <LineSpecification
              productId={product.id}
              label={t('chooseFor', { line: line.row })}
              skuId={choice.skuId}
              isOnly={product.skuId !== null}
              onChange={(skuId) => choices.change(index, { skuId, problem: '' })}
            />
            <Stepper
              value={choice.quantity}
              min={1}
              onChange={(quantity) => choices.change(index, { quantity, problem: '' })}
              label={t('quantityFor', { line: line.row })}
              labels={{ increase: t('common:increase'), decrease: t('common:decrease') }}
            />
          </span>
        ) : null}
        {choice.problem === '' ? null : <small role="alert">{choice.problem}</small>}
      </span>
    </span>
  );
}

/** What the line turned out to be, and why it cannot be used. */
export function LineResult({ shown: { line, view, kind } }: { shown: ShownLine }) {
  const { t } = useTranslation('link-list');
  const site = view?.link.site;
  return (
    <span className={styles['text']}>
      {kind === 'reading' ? (
        '…'
      ) : (
        <Tag tone={tones[kind]}>{t(kind === 'problem' ? 'state.refused' : `state.${kind}`)}</Tag>
      )}
      {line.problem === null ? null : <small role="alert">{t(`problem.${line.problem}`)}</small>}
      {kind === 'refused' || kind === 'manual' ? <small>{linkMessage(recogniseLink(line.text), t)}</small> : null}
      {site ? (
        <small>
          {siteName(site, t)} {view.link.itemId ?? ''}
        </small>
      ) : null}
      <ScreeningTags notices={view?.notices ?? []} />
    </span>
  );
}

/** The way on: the cart for what we have, the page itself or a product of interest for the rest. */
export function LineActs({
  shown: { index, line, view, kind, choice },
  choices,
}: {
  shown: ShownLine;
  choices: LineChoices;
}) {
  const { t } = useTranslation('link-list');
  const isSignedIn = useSession((session) => session.token !== null);
  if (kind === 'known')
    return choice.isAdded ? (
      <Tag tone="done">{t('added')}</Tag>
    ) : isSignedIn ? (
      <Button
        size="small"
        kind="outlined"
        aria-label={t('addFor', { line: line.row })}
        isBusy={choices.isBusy}
        onClick={() => void choices.putAll([index])}
      >
        {t('add')}
      </Button>
    ) : null;
  if (kind !== 'recognised' && kind !== 'notFollowed' && kind !== 'manual') return null;
  const address = view?.link.canonicalUrl ?? view?.link.shortUrl ?? '';
  const title = titleIn(line.text);
  return (
    <span className={styles['ways']}>
      {address === '' ? null : (
        <a href={address} target="_blank" rel="noopener noreferrer nofollow">
          {t('open')}
        </a>
      )}
      {kind === 'recognised' ? <Link to="/pluginInstallation">{t('plugin')}</Link> : null}
      <ButtonLink size="small" to={`/addInterest?${new URLSearchParams({ link: address, title })}`}>
        {t('interest')}
      </ButtonLink>
    </span>
  );
}
