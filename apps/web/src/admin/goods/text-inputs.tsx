import type { Language } from '../../lib/language.ts';
import { TextAreaInput, TextInput } from '../../ui/field.tsx';
import type { TextDraft } from './goods-draft.ts';

type TextProps = {
  id?: string;
  /** Where no label stands beside it. */
  label?: string;
  text: TextDraft;
  /** The language that is typed now; the Chinese original shows through where nothing is typed. */
  shown: Language;
  max: number;
  onChange: (text: TextDraft) => void;
};
const inputProps = ({ id, label, text, shown, max }: TextProps) => ({
  ...(id ? { id } : {}),
  ...(label ? { 'aria-label': label } : {}),
  value: text[shown],
  placeholder: shown === 'cn' ? label : text.cn,
  maxLength: max,
  lang: shown === 'cn' ? 'zh' : shown,
});

export const ShortText = (props: TextProps) => (
  <TextInput
    {...inputProps(props)}
    onChange={(event) => props.onChange({ ...props.text, [props.shown]: event.target.value })}
  />
);
export const LongText = (props: TextProps) => (
  <TextAreaInput
    {...inputProps(props)}
    rows={4}
    onChange={(event) => props.onChange({ ...props.text, [props.shown]: event.target.value })}
  />
);
