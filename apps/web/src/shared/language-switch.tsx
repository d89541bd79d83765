import { useTranslation } from '../lib/i18n.ts';
import { htmlLanguage, languageName, languages, languageShortName } from '../lib/language.ts';
import styles from './language-switch.module.css';

/** Changes the language in place: page, form and place on the page stay. */
export function LanguageSwitch() {
  const { t, i18n, language: active } = useTranslation('shell');
  return (
    <span className={styles['languages']} role="group" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={htmlLanguage[language]}
          aria-pressed={language === active}
          aria-label={languageName[language]}
          onClick={() => void i18n.switchTo(language)}
        >
          <span>{languageName[language]}</span>
          <em>{languageShortName[language]}</em>
        </button>
      ))}
    </span>
  );
}
