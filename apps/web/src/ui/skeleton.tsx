import styles from './skeleton.module.css';

/** A grey place of the size that will stand there. */
export const Skeleton = ({ width = '100%', height = 14 }: { width?: number | string; height?: number | string }) => (
  <span className={styles['skeleton']} style={{ width, height }} />
);

/** Rows with a picture, a title and an amount. */
export const SkeletonRows = ({ rows = 3 }: { rows?: number }) => (
  <div className={styles['rows']} aria-busy="true">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles['row']}>
        <Skeleton width={48} height={48} />
        <span className={styles['texts']}>
          <Skeleton width="78%" />
          <Skeleton width="44%" height={12} />
        </span>
        <Skeleton width={70} height={16} />
      </div>
    ))}
  </div>
);

/** A page whose content is on its way; its title is heard. */
export const PageSkeleton = ({ title }: { title?: string }) => (
  <main id="main" className="wrap" aria-busy="true">
    {title === undefined ? null : <h1 className="visually-hidden">{title}</h1>}
    <div className={styles['page']}>
      <Skeleton width="32%" height={28} />
      <SkeletonRows rows={5} />
    </div>
  </main>
);
