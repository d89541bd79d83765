/** What can be done to a shipment besides carrying it. */
export const shippingServices = ['inspection', 'crate', 'insurance'] as const;
export type ShippingService = (typeof shippingServices)[number];

/** `requires` cannot be had without the other · `excludes` cannot be had with it, either way · `suggests` goes well with it */
export const serviceLinkKinds = ['requires', 'excludes', 'suggests'] as const;
export type ServiceLink = { from: ShippingService; kind: (typeof serviceLinkKinds)[number]; to: ShippingService };
type Chosen = readonly ShippingService[];
type Links = readonly ServiceLink[];

const inOrder = (chosen: ReadonlySet<ShippingService>): ShippingService[] =>
  shippingServices.filter((service) => chosen.has(service));

/** These services with all that they require. */
function withRequired(chosen: Chosen, links: Links): Set<ShippingService> {
  const all = new Set(chosen);
  // A set grows while it is gone through, so what the required ones require follows.
  for (const service of all)
    for (const { from, kind, to } of links) if (kind === 'requires' && from === service) all.add(to);
  return all;
}

/** The first rule that a choice breaks. */
export const brokenServiceLink = (chosen: Chosen, links: Links): ServiceLink | undefined =>
  links.find(
    ({ from, kind, to }) =>
      chosen.includes(from) &&
      ((kind === 'requires' && !chosen.includes(to)) || (kind === 'excludes' && chosen.includes(to))),
  );

/** A choice after one service was ticked or unticked: it brings what it requires, and what cannot stand beside it goes. */
export function toggleService(chosen: Chosen, service: ShippingService, links: Links): ShippingService[] {
  if (chosen.includes(service)) return withoutBroken(new Set(chosen.filter((one) => one !== service)), links);
  const added = withRequired([service], links);
  const isExcluded = (one: ShippingService): boolean =>
    links.some(
      ({ from, kind, to }) =>
        kind === 'excludes' && ((from === one && added.has(to)) || (to === one && added.has(from))),
    );
  const kept = chosen.filter((one) => added.has(one) || !isExcluded(one));
  return withoutBroken(new Set([...kept, ...added]), links);
}

/** Takes away what has lost something it requires, until nothing has. */
function withoutBroken(chosen: Set<ShippingService>, links: Links): ShippingService[] {
  for (;;) {
    const lost = links.find(({ from, kind, to }) => kind === 'requires' && chosen.has(from) && !chosen.has(to));
    if (!lost) return inOrder(chosen);
    chosen.delete(lost.from);
  }
}

/** Whether rules can be kept: one for a pair, none of a service with itself, and every service can be chosen. */
export function areServiceLinksSound(links: Links): boolean {
  const pairs = new Set(links.map(({ from, to }) => `${from} ${to}`));
  if (pairs.size !== links.length || links.some(({ from, to }) => from === to)) return false;
  return shippingServices.every(
    (service) => brokenServiceLink([...withRequired([service], links)], links) === undefined,
  );
}
