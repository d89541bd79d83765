import { posix } from 'node:path';
import { importsOf, isTest, listSources, readSource } from './source-files.mjs';

/**
 * Who may import whom.
 * @param {string} root @param {typeof import('../../architecture.config.mjs').default} config @returns {string[]}
 */
export function checkBoundaries(root, config) {
  const files = ['packages', 'apps', 'e2e', 'bench'].flatMap((folder) => listSources(root, folder));
  return files.flatMap((file) => {
    const source = readSource(root, file);
    return importsOf(source).flatMap(({ from, offset }) => {
      const problem = problemOf(file, from, config);
      return problem === undefined ? [] : [`${file}:${source.lineOf(offset)} imports ${from}: ${problem}`];
    });
  });
}

function problemOf(file, from, config) {
  const own = projectOf(file);
  if (from.startsWith('@kouan/')) return problemOfPackage(own, from, config);
  if (from.startsWith('.')) return problemOfPath(own, file, posix.join(posix.dirname(file), from), config);
  const isProgram = isTest(file) || own.rest === 'src/cli.ts';
  if (own.kind === 'packages' && !isProgram && from.startsWith('node:')) return 'packages also run in the browser';
  return undefined;
}

/** `apps/server/src/main.ts` → { kind: 'apps', name: 'server', rest: 'src/main.ts' } */
function projectOf(path) {
  const [kind = '', name = '', ...rest] = path.split('/');
  return { kind, name, rest: rest.join('/') };
}

function problemOfPackage(own, from, { packages, apps }) {
  const [name = '', ...deeper] = from.slice('@kouan/'.length).split('/');
  if (apps.includes(name)) return 'nothing imports an app';
  if (!packages.includes(name)) return 'there is no such package';
  if (deeper.length > 0) return 'a package is used through its index.ts';
  if (own.kind !== 'packages') return undefined;
  return packages.indexOf(name) < packages.indexOf(own.name)
    ? undefined
    : `a package uses only those before it (${packages.join(', ')})`;
}

/** A browser journey looks for what people see: the texts, and how money and dates are written. */
const readsLikeAPerson = /^apps\/web\/src\/(locales\/|lib\/(i18n|language|formats)\.ts$)/;

/** The model of an order is played on the rules alone and, by the server's tests, over HTTP. */
const isModel = /^packages\/domain\/test\/model\//;

function problemOfPath(own, file, target, config) {
  const other = projectOf(target);
  if (own.kind === 'e2e' && readsLikeAPerson.test(target)) return undefined;
  if (own.kind === 'e2e' || own.kind === 'bench')
    return other.kind === own.kind ? undefined : 'it uses packages and its own files only';
  if (isTest(file) && isModel.test(target)) return undefined;
  if (other.kind !== own.kind || other.name !== own.name) return 'a relative path stays inside its own project';
  if (own.kind !== 'apps' || isTest(file)) return undefined;
  if (own.name === 'server') return problemInServer(serverArea(own.rest), serverArea(other.rest), config);
  if (own.name === 'web') return problemInWeb(webArea(own.rest), webArea(other.rest), config);
  return undefined;
}

/** `src/modules/orders/move-order.ts` → { area: 'modules', module: 'orders', door: false } */
function serverArea(rest) {
  const [, area = '', module = '', ...deeper] = rest.split('/');
  if (area === 'modules') return { area, module, door: deeper.join('/') === 'index.ts' };
  return { area: area.includes('.') || area === '' ? 'root' : area, module: '', door: true };
}

function problemInServer(own, other, { modules }) {
  if (own.area === 'platform' && other.area !== 'platform') return 'the platform knows no business';
  if (own.area === 'modules' && other.area !== 'modules') {
    return other.area === 'platform' ? undefined : 'a module uses the platform and earlier modules only';
  }
  if (other.area !== 'modules' || own.module === other.module) return undefined;
  if (!other.door) return 'a module is used through its index.ts';
  const order = modules.map(({ name }) => name);
  if (!order.includes(other.module)) return `architecture.config.mjs does not list the module ${other.module}`;
  if (own.area !== 'modules' || order.indexOf(other.module) < order.indexOf(own.module)) return undefined;
  return `${own.module} stands before ${other.module}: publish an event instead`;
}

/** `src/mall/orders/cancel-order-form.tsx` → { layer: 'mall', feature: 'orders' } */
function webArea(rest) {
  const [, layer = '', feature = '', ...deeper] = rest.split('/');
  return { layer, feature: deeper.length > 0 ? feature : '' };
}

function problemInWeb(own, other, { webLayers }) {
  const rank = (layer) => webLayers.findIndex((group) => group.includes(layer));
  if (rank(own.layer) === -1 || rank(other.layer) === -1) return undefined;
  if (rank(own.layer) < rank(other.layer)) return `${own.layer} lies below ${other.layer}`;
  if (own.layer !== other.layer)
    return rank(own.layer) === rank(other.layer) ? `${own.layer} and ${other.layer} never meet` : undefined;
  const isFeatureLayer = own.layer === 'mall' || own.layer === 'admin';
  if (isFeatureLayer && own.feature !== '' && other.feature !== '' && own.feature !== other.feature)
    return 'no feature imports a sibling';
  return undefined;
}
