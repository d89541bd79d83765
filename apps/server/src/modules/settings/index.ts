import type { Module } from '../../platform/module.ts';
import { activateFeeSchedules } from './activate-fee-schedules.ts';
import { installSettings } from './install-settings.ts';
import { settingsRoutes } from './settings-routes.ts';

export { orderLabels } from './built-in-dictionaries.ts';
export { checkServices, servicesProblem } from './check-services.ts';
export { addExchangeRate, currentRate, type ExchangeRate, rateAt } from './exchange-rates.ts';
export { activeFeeSchedule, feeScheduleById, type FeeScheduleVersion } from './fee-schedules.ts';
export { putFeesInForce } from './put-fees-in-force.ts';
export {
  type ParameterKey,
  type Parameters,
  numberSql,
  parameters,
  parametersFrom,
  parametersSql,
  setParameter,
} from './parameters.ts';
export { nobodyAsked, toVersionRow, toVersionRows, type VersionViewer } from './version-rows.ts';

export const settingsModule: Module = {
  name: 'settings',
  install: ({ db }) => installSettings(db),
  routes: settingsRoutes,
  timers: [activateFeeSchedules],
};
