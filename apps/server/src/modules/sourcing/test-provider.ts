import type { ProviderTest } from '@kouan/contract';
import { recogniseLink } from '@kouan/sourcing';
import { fail } from '../../platform/errors.ts';
import type { Kit } from '../../platform/module.ts';
import { randomToken } from '../../platform/random.ts';
import { wantedItem } from './fetch-link.ts';
import { getProviderRow } from './provider-queries.ts';
import { hasAll, openSecrets } from './provider-secrets.ts';
import { takeTurn } from './provider-turns.ts';
import { providerOf } from './providers/list.ts';
import type { ProviderAnswer } from './providers/provider.ts';
import { ask } from './try-providers.ts';

type Testing = { name: string; text: string; askedBy: number };

/**
 * Asks one provider for the item of a link, whether it is on, rests or answered before. Throws provider.not_found,
 * provider.secrets_missing, provider.site_not_served, link.not_recognised.
 */
export async function testProvider(kit: Kit, { name, text, askedBy }: Testing): Promise<ProviderTest> {
  const provider = providerOf(name);
  const row = await getProviderRow(kit.db, name);
  const secrets = openSecrets(kit.secret, row);
  if (secrets === undefined || !hasAll(provider, secrets)) return fail('provider.secrets_missing');
  const link = recogniseLink(text);
  const item = link.result === 'product' ? wantedItem(link) : undefined;
  if (item === undefined) return fail('link.not_recognised');
  if (!provider.sites.includes(item.site)) return fail('provider.site_not_served');

  const turn = await takeTurn(kit.db, name, { isForced: true });
  if (!turn.mayAsk) return { outcome: turn.outcome, code: '', durationMs: 0, product: null };
  const { answer, outcome, durationMs } = await ask(
    kit,
    { provider, row, secrets },
    { item, trial: randomToken(9), step: 1, askedBy },
    { isProbe: turn.isProbe, timeoutMs: row.timeoutMs },
  );
  return { outcome, durationMs, code: 'product' in answer ? '' : answer.code, product: productIn(answer) };
}

function productIn(answer: ProviderAnswer): ProviderTest['product'] {
  if (!('product' in answer)) return null;
  const { title, priceTiers, moq, skus, images, seller } = answer.product;
  return {
    title,
    priceFen: priceTiers[0]?.priceFen ?? 0,
    minQuantity: moq,
    skus: skus.length,
    pictures: images.length,
    seller: seller.name,
  };
}
