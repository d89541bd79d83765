import { recogniseLink } from '@kouan/sourcing';
import { useEffect } from 'react';
import { useForm } from '../../lib/form-state.ts';
import { titleIn } from './link-outcome.ts';

/** What a share message pasted as the link says: its link, and the product's name; undefined for a plain link. */
export function readShareText(text: string): { link: string; title: string } | undefined {
  if (!/[\s\p{Script=Han}]/u.test(text.trim())) return undefined;
  const found = recogniseLink(text);
  if (found.result === 'product') return { link: found.canonicalUrl, title: titleIn(text) };
  return found.result === 'shortlink' ? { link: found.shortUrl, title: titleIn(text) } : undefined;
}

/** Puts what is recognised in a pasted share message into the fields of the form; a name that is there stays. */
export function ShareText(): null {
  const { values, change } = useForm();
  const { link, title } = values;
  useEffect(() => {
    const read = typeof link === 'string' ? readShareText(link) : undefined;
    if (read === undefined) return;
    change('link', read.link);
    if (read.title !== '' && (title === undefined || title === '')) change('title', read.title);
  }, [link, title, change]);
  return null;
}
