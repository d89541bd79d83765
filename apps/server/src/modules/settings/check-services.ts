import type { ErrorCode } from '@kouan/contract';
import { brokenServiceLink, type FeeSchedule, type ShippingService } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';

type Services = readonly ShippingService[];

/** What the schedule's rules have against these services together; undefined: nothing. */
export function servicesProblem({ serviceLinks }: FeeSchedule, services: Services) {
  const broken = brokenServiceLink(services, serviceLinks);
  if (!broken) return undefined;
  const code: ErrorCode = broken.kind === 'requires' ? 'shipment.service_missing' : 'shipment.services_exclude';
  return { code, details: { from: broken.from, to: broken.to } };
}

/** Throws shipment.service_missing or shipment.services_exclude for services that the schedule's rules do not allow together. */
export function checkServices(schedule: FeeSchedule, services: Services): void {
  const problem = servicesProblem(schedule, services);
  if (problem) fail(problem.code, problem.details, { services: problem.code });
}
