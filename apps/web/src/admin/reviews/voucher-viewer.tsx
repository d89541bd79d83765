import { type FileRef, smallPictureUrl } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './reviews.module.css';

const zooms = [1, 1.5, 2, 3] as const;
const bigZoom = 2;

/** Which picture of a payment is looked at, how large and which way up. */
export function useVoucher(pictures: readonly FileRef[]) {
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState<number>(zooms[0]);
  const [turns, setTurns] = useState(0);
  return {
    pictures,
    at,
    zoom,
    turns,
    picture: pictures[at],
    show: (index: number) => {
      setAt(index);
      setTurns(0);
    },
    zoomIn: () => setZoom(zooms.find((one) => one > zoom) ?? zoom),
    zoomOut: () => setZoom(zooms.findLast((one) => one < zoom) ?? zoom),
    toggleZoom: () => setZoom(zoom === zooms[0] ? bigZoom : zooms[0]),
    rotate: () => setTurns((turns + 1) % 4),
    step: (by: 1 | -1) => {
      if (pictures[at + by] === undefined) return;
      setAt(at + by);
      setTurns(0);
    },
  };
}

/** What keys do to the picture. */
export const pictureActs = (voucher: ReturnType<typeof useVoucher>) => ({
  zoom: voucher.toggleZoom,
  zoomIn: voucher.zoomIn,
  zoomOut: voucher.zoomOut,
  rotate: voucher.rotate,
  nextPicture: () => voucher.step(1),
  previousPicture: () => voucher.step(-1),
});

type ViewerProps = { voucher: ReturnType<typeof useVoucher>; title?: string; none?: string };

/** The pictures that the buyer uploaded. They only claim: what counts is the bank line. */
export function VoucherViewer({ voucher, title, none }: ViewerProps) {
  const { t } = useTranslation('admin-reviews');
  const name = title ?? t('voucher.title');
  const { pictures, at, zoom, turns, picture } = voucher;
  return (
    <section className={classNames(styles['column'], styles['viewer'])} aria-label={name}>
      <header>
        <b>{name}</b>
        {pictures.length > 1 ? (
          <span className="muted num">
            {at + 1} / {pictures.length}
          </span>
        ) : null}
        {picture === undefined ? null : (
          <span className={styles['tools']}>
            <IconButton icon="minus" size={16} label={t('voucher.zoomOut')} onClick={voucher.zoomOut} />
            <IconButton
              icon="zoom"
              size={16}
              label={t('voucher.zoomIn')}
              aria-keyshortcuts="z"
              onClick={voucher.zoomIn}
            />
            <IconButton
              icon="rotate"
              size={16}
              label={t('voucher.rotate')}
              aria-keyshortcuts="v"
              onClick={voucher.rotate}
            />
            <a
              href={picture.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('voucher.original')}
              title={t('voucher.original')}
            >
              <Icon name="external" size={16} />
            </a>
          </span>
        )}
      </header>
      {/* The keyboard moves an enlarged picture. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['stage']} role="group" aria-label={name} tabIndex={0}>
        {picture === undefined ? (
          <p className={styles['noVoucher']}>
            <Icon name="image" size={24} />
            {none ?? t('voucher.none')}
          </p>
        ) : (
          <img
            src={picture.url}
            alt={t('voucher.picture', { number: at + 1 })}
            style={{ width: `${zoom * 100}%`, rotate: `${turns * 90}deg` }}
          />
        )}
      </div>
      {pictures.length > 1 ? (
        <footer>
          {pictures.map((one, index) => (
            <button
              key={one.id}
              type="button"
              aria-label={t('voucher.picture', { number: index + 1 })}
              aria-pressed={index === at}
              onClick={() => voucher.show(index)}
            >
              <img src={smallPictureUrl(one.url)} alt="" />
            </button>
          ))}
        </footer>
      ) : null}
    </section>
  );
}
