import type { LinkResult } from '@kouan/sourcing';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { linkQuery } from './catalog-api.ts';
import { loadRecogniser } from './link-target.ts';
import { useDelayed } from '../../lib/use-delayed.ts';

const settleMs = 300;

/**
 * What is known of a text while it is typed or pasted: recognised here at once, then confirmed by the server, which also knows
 * whether that product is ours (`productId`).
 */
export function useLinkRecognition() {
  const { i18n } = useTranslation();
  const [text, setText] = useState('');
  const [found, setFound] = useState<LinkResult>();
  useEffect(() => {
    let isCurrent = true;
    if (text.trim() === '') setFound(undefined);
    else
      void Promise.all([loadRecogniser(), i18n.load(['links'])]).then(
        ([{ recogniseLink }]) => isCurrent && setFound(recogniseLink(text)),
      );
    return () => {
      isCurrent = false;
    };
  }, [text, i18n]);

  const isLink = found !== undefined && found.result !== 'rejected';
  const asked = useDelayed(isLink ? text : '', settleMs);
  const confirmed = useQuery({ ...linkQuery(asked), enabled: asked !== '' });
  const productId = asked !== '' && asked === text ? (confirmed.data?.productId ?? null) : null;
  return { text, setText, found, productId, isAsking: confirmed.isFetching || (isLink && asked !== text) };
}
export type LinkRecognition = ReturnType<typeof useLinkRecognition>;
