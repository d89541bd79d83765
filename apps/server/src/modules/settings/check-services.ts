import { brokenServiceLink, type FeeSchedule, type ShippingService } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';

/** Throws shipment.service_missing or shipment.services_exclude for services that the schedule's rules do not allow together. */
export function checkServices({ serviceLinks }: FeeSchedule, services: readonly ShippingService[]): void {
  const broken = brokenServiceLink(services, serviceLinks);
  if (!broken) return;
  const code = broken.kind === 'requires' ? 'shipment.service_missing' : 'shipment.services_exclude';
  fail(code, { from: broken.from, to: broken.to }, { services: code });
}
