import { useTranslation } from '../../lib/i18n.ts';
import { Link } from 'react-router';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { BrandMark } from '../../ui/icon.tsx';
import styles from './login-page.module.css';

const contours = Array.from(
  { length: 13 },
  (_, row) =>
    `M-20 ${90 + row * 52}C 120 ${40 + row * 54},240 ${150 + row * 44},360 ${96 + row * 50}S 560 ${60 + row * 56},680 ${120 + row * 48}`,
);
const places = [
  { x: 120, y: 150, text: 'yiwu', side: 1 },
  { x: 500, y: 130, text: 'guangzhou', side: -1 },
  { x: 250, y: 734, text: 'hanoi', side: -1 },
  { x: 450, y: 824, text: 'saigon', side: -1 },
] as const;

/** The way of the goods: two cities in China, the border warehouse, two cities in Vietnam. */
export function LoginArt() {
  const { t } = useTranslation('identity');
  const { title } = useSiteSettings();
  return (
    <header className={styles['art']}>
      <svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="640" height="900" fill="var(--k-primary-10)" />
        <g fill="none" stroke="#fff" strokeOpacity=".09" strokeWidth="1.5">
          {contours.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g fill="none" strokeWidth="3">
          <path d="M120 150C 160 270,322 250,322 380V470" stroke="var(--k-primary-5)" />
          <path d="M500 130C 480 270,322 260,322 380" stroke="var(--k-primary-5)" strokeOpacity=".6" />
          <path
            d="M322 536v34C 322 650,250 650,250 730M322 570C 340 660,440 690,450 820"
            stroke="var(--k-primary-4)"
            strokeDasharray="2 9"
            strokeLinecap="round"
          />
        </g>
        {places.map(({ x, y, text, side }) => (
          <g key={text}>
            <circle cx={x} cy={y} r="7" fill="var(--k-primary-10)" stroke="#fff" strokeWidth="3" />
            <text
              x={x + side * 18}
              y={y + 5}
              textAnchor={side === 1 ? 'start' : 'end'}
              fill="#fff"
              fontSize="16"
              fontWeight="500"
            >
              {t(`art.${text}`)}
            </text>
          </g>
        ))}
        <path
          d="M300 418h-52v148h52M344 418h52v148h-52"
          fill="none"
          stroke="#fff"
          strokeWidth="15"
          strokeLinecap="square"
        />
        <g fill="none" stroke="#fff" strokeWidth="3.5" strokeLinejoin="round">
          <path d="m322 466 30 15v34l-30 15-30-15v-34z" fill="var(--k-primary-10)" />
          <path d="m292 481 30 15 30-15M322 496v34" />
        </g>
        <text x="426" y="488" fill="#fff" fontSize="17" fontWeight="600">
          {t('art.warehouse')}
        </text>
        <text x="426" y="512" fill="#fff" fillOpacity=".75" fontSize="14">
          {t('art.work')}
        </text>
      </svg>
      <Link className={styles['logo']} to="/">
        <BrandMark size={34} />
        <span>
          <b>{title}</b>
          <small>{t('shell:tagline')}</small>
        </span>
      </Link>
    </header>
  );
}
