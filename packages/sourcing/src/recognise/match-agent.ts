import { type AgentForm, agentForms, platformSites } from './agent-rules.ts';
import { type LinkResult, rejected } from './link-result.ts';
import { canonicalUrl, isWithin } from './match-site.ts';
import { type Address, cut, decodeOnce, params, rawParams } from './parse-address.ts';
import { plainId } from './site-rules.ts';

const maxEncodingLayers = 3;

/** What an agent's page says: a finished result, or the wrapped link that still has to pass every rule. */
export type AgentMatch = { agent: string } & ({ result: LinkResult } | { wrapped: string });

const agents = Object.entries(agentForms).map(([agent, forms]) => ({
  agent,
  forms,
  hosts: forms.flatMap((form) => form.hosts),
}));

/** Reads an address of an agent shop; undefined when its host belongs to none. */
export function matchAgent(address: Address): AgentMatch | undefined {
  const known = agents.find(({ hosts }) => hosts.some((host) => isWithin(address.host, host.replace(/^m\./, ''))));
  if (known === undefined) return undefined;

  for (const form of known.forms) {
    const place = placeOf(form, address);
    if (place !== undefined) return { agent: known.agent, ...readForm(form, place) };
  }
  return { agent: known.agent, result: rejected('not_product') };
}

type Place = { groups: Record<string, string>; query: string };

function placeOf(form: AgentForm, { host, path, query, fragment }: Address): Place | undefined {
  if (!form.hosts.includes(host.replace(/^www\./, ''))) return undefined;
  if (form.in !== 'fragment') return match(form.path, path, query);
  if (form.before && !form.before.test(path.toLowerCase())) return undefined;
  const [route, routeQuery] = cut(fragment, '?');
  return match(form.path, route, routeQuery);
}

function match(pattern: RegExp, path: string, query: string): Place | undefined {
  const found = pattern.exec(path.toLowerCase());
  return found ? { groups: { ...found.groups }, query } : undefined;
}

function readForm(form: AgentForm, place: Place): { result: LinkResult } | { wrapped: string } {
  if (form.link !== undefined) return readWrapped(form, form.link, place.query);

  const words = form.platform ? params(place.query, form.platform) : [place.groups['platform'] ?? 'taobao'];
  const ids = form.id ? params(place.query, form.id) : [place.groups['id'] ?? ''];
  const sites = new Set(words.map((word) => platformSites.get(word.toLowerCase())));
  const [site] = sites;
  const [id] = ids;
  if (sites.size !== 1 || site === undefined) return { result: rejected('agent_platform') };
  if (id === undefined) return { result: rejected('no_id') };
  if (ids.length > 1) return { result: rejected('conflicting_id') };
  if (!plainId.test(id)) return { result: rejected('bad_id') };
  return { result: { result: 'product', site, itemId: id, canonicalUrl: canonicalUrl(site, { id }) } };
}

function readWrapped(form: AgentForm, parameter: string, query: string): { result: LinkResult } | { wrapped: string } {
  const values = new Set(rawParams(query, [parameter]).map(unwrap));
  const [wrapped] = values;
  if (values.size > 1) return { result: rejected('conflicting_id') };
  if (wrapped === undefined || wrapped === '') return { result: rejected('no_id') };
  if (form.encrypted?.test(wrapped)) return { result: { result: 'manual', reason: 'encrypted_agent_link' } };
  return { wrapped };
}

/** Removes encoding until the text is a link, so that parameters of the link itself stay encoded. */
function unwrap(value: string): string {
  let text = value;
  for (let layer = 0; layer < maxEncodingLayers && !isLink(text); layer += 1) text = decodeOnce(text);
  return text.trim();
}

/** A plain host, and no separator of the path or the query still encoded. */
function isLink(text: string): boolean {
  const [, path = ''] = /^(?:(?:https?:)?\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::[0-9]+)?([/?#].*)$/is.exec(text) ?? [];
  return path !== '' && !/%(?:25)*(?:2f|3f|23)/i.test(/^[^?#]*/.exec(path)?.[0] ?? '');
}
