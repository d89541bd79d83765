import { findCandidates } from './find-candidates.ts';
import { type LinkResult, rejected } from './link-result.ts';
import { matchAgent } from './match-agent.ts';
import { matchShortHost } from './match-short-host.ts';
import { matchSite } from './match-site.ts';
import { type Address, parseAddress } from './parse-address.ts';

export const maxLinkTextLength = 4096;
const maxAgentDepth = 2;

/** Codes that only the Taobao app can open, between two equal signs. */
const appToken = /([￥¥₤€$¢₳])[A-Za-z0-9]{8,16}\1/;

/**
 * Finds the product a pasted text points to: a bare link, a share message, a short link or an agent's link. Pure:
 * touches no network, throws nothing. At most 4096 characters.
 */
export function recogniseLink(text: string): LinkResult {
  const trimmed = text.trim();
  if (trimmed === '') return rejected('empty');
  if (trimmed.length > maxLinkTextLength) return rejected('too_long');
  if (startsWithOtherScheme(trimmed)) return rejected('scheme');

  const candidates = findCandidates(trimmed);
  if (candidates.length === 0)
    return appToken.test(trimmed) ? { result: 'manual', reason: 'app_token' } : rejected('no_link');
  for (const { link } of candidates) {
    const result = recogniseAddress(link, 0);
    if (result !== undefined) return result;
  }
  return rejected('host');
}

/**
 * The same rules for a whole address, as the tab of a browser or a redirect gives it: nothing around it, and no
 * agent. What is no plain product address or short link is rejected.
 */
export function recogniseTarget(url: string): LinkResult {
  if (url.length > maxLinkTextLength || !/^https?:\/\/[!-~]+$/i.test(url) || /["<>\\]/.test(url))
    return rejected('no_link');
  const address = parseAddress(url);
  return matchPlainHost(address) ?? rejected('host');
}

/** Undefined for an unknown host. */
function recogniseAddress(link: string, depth: number): LinkResult | undefined {
  const address = parseAddress(link);
  const plain = matchPlainHost(address);
  if (plain !== undefined) return plain;

  const match = matchAgent(address);
  if (match === undefined) return undefined;
  const problem = authorityProblem(address);
  if (problem !== undefined) return problem;
  if (depth >= maxAgentDepth) return rejected('agent_depth');
  const result = 'result' in match ? match.result : recogniseWrapped(match.wrapped, depth + 1);
  return result.result === 'rejected' ? result : { ...result, via: match.agent };
}

/** A wrapped value has to be a link from its first character on. */
function recogniseWrapped(wrapped: string, depth: number): LinkResult {
  if (startsWithOtherScheme(wrapped)) return rejected('scheme');
  const [first] = findCandidates(wrapped);
  if (first === undefined || first.start !== 0) return rejected('no_link');
  return recogniseAddress(first.link, depth) ?? rejected('host');
}

function matchPlainHost(address: Address): LinkResult | undefined {
  const result = matchShortHost(address) ?? matchSite(address);
  return result && (authorityProblem(address) ?? result);
}

function authorityProblem({ hasUser, hasOddPort }: Address): LinkResult | undefined {
  if (hasUser) return rejected('userinfo');
  return hasOddPort ? rejected('port') : undefined;
}

/** Refused even when white space follows, or control characters are mixed in as browsers would ignore them. */
const dangerousScheme =
  /^(?:javascript|data|vbscript|file|blob|filesystem|ftp|intent|view-source|mailto|tel|sms|jar|taobao|tbopen|tmall|alipays?|wireless1688|openapp\.jdmobile|pinduoduo|weixin|snssdk\d*|kwai|xhsdiscover|dewuapp|fleamarket):/i;
const anyScheme = /^([a-z][a-z0-9+.-]*):(?!\s)/i;
/** A host with a port, or a word people write in front of a link. */
const notScheme = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d|(?:link|url|web|website):https?:\/\/)/i;

function startsWithOtherScheme(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop these characters before they read the scheme
  if (dangerousScheme.test(text.replaceAll(/[\u0000-\u001f\u007f\u200b-\u200f\u2060\ufeff]/g, ''))) return true;
  const scheme = anyScheme.exec(text)?.[1]?.toLowerCase();
  return scheme !== undefined && scheme !== 'http' && scheme !== 'https' && !notScheme.test(text);
}
