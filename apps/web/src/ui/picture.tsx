import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

/** A picture is fetched once it comes within this many heights (or widths) of the window. */
const preloadFactor = 1.5;
const maxAttempts = 3;
const pauseMs = 1000;
const beyond = `${(preloadFactor - 1) * 100}%`;

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  isFirst?: boolean;
  className?: string;
  srcSet?: string;
  sizes?: string;
};

/** A picture that keeps its place, is fetched when it comes near, and is tried three times before a sign replaces it. */
export function Picture({ src, alt, width, height, isFirst = false, className, srcSet, sizes }: PictureProps) {
  const [attempt, setAttempt] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const [isNear, setNear] = useState(isFirst);
  const place = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const watch = new IntersectionObserver((seen) => setNear(seen.some((one) => one.isIntersecting)), {
      rootMargin: `0px ${beyond} ${beyond} 0px`,
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  function handleError() {
    if (attempt >= maxAttempts) setBroken(true);
    else setTimeout(() => setAttempt(attempt + 1), attempt * pauseMs);
  }
  if (isBroken || src === '') {
    return (
      <span
        className={classNames(styles['missing'], className)}
        data-missing=""
        style={{ aspectRatio: `${width}/${height}` }}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon name="image" size={20} />
      </span>
    );
  }
  const look = { className: classNames(styles['picture'], className), width, height };
  const source = { src, srcSet, sizes };
  if (isNear)
    return (
      <img
        key={attempt}
        {...look}
        {...source}
        alt={alt}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={handleError}
      />
    );
  return (
    <>
      <img {...look} alt={alt} ref={place} data-waiting="" src={emptyOf(width, height)} />
      <noscript className={styles['unscripted']}>
        <img {...look} {...source} alt={alt} loading="lazy" />
      </noscript>
    </>
  );
}

/** Nothing, in the form of the picture: its place stays as it will be. */
const emptyOf = (width: number, height: number): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/>`;
