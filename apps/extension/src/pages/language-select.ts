import { type Language, languages } from '@kouan/contract';
import { element } from '../element.ts';
import { languageNames, textsOf } from '../locales/texts.ts';

/** The three languages, each in its own words. */
export function languageSelect(chosen: Language, onChoose: (language: Language) => void): HTMLElement {
  const options = languages.map((language) =>
    element('option', { value: language, selected: language === chosen }, languageNames[language]),
  );
  const select = element('select', { name: 'language' }, ...options);
  select.addEventListener('change', () => {
    const language = languages.find((one) => one === select.value);
    if (language !== undefined) onChoose(language);
  });
  return element('label', {}, textsOf(chosen).settings.language, select);
}
