import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styles from './near.module.css';

/** How far beyond the window, in its heights, content is kept: far enough for the Tab key and a turn of the wheel. */
const beyond = '100%';

type NearProps = { lines: number; children: () => ReactNode };

/**
 * Lines that are in the document only near the window; farther off, an empty place keeps their height, at first by their
 * number and then as it was. Where the focus is, they stay.
 */
export function Near({ lines, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [{ isNear, heightPx }, setPlace] = useState<{ isNear: boolean; heightPx?: number }>({ isNear: false });
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        const last = seen.at(-1);
        if (last === undefined || (!last.isIntersecting && element.contains(document.activeElement))) return;
        const { isIntersecting, boundingClientRect } = last;
        startTransition(() =>
          setPlace(isIntersecting ? { isNear: true } : { isNear: false, heightPx: boundingClientRect.height }),
        );
      },
      { rootMargin: `${beyond} 0px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // Safe: a property of its own is no part of React's type.
  const size = { '--lines': lines, height: heightPx } as CSSProperties;
  return (
    <div ref={place} className={isNear ? undefined : styles['far']} style={isNear ? undefined : size}>
      {isNear ? children() : null}
    </div>
  );
}
