import { fileURLToPath } from 'node:url';
import { extensionPrograms, forget, parts, remember, serverPrograms, sourcesOf, staleParts } from './build-parts.mjs';
import { compressFiles } from './compress-files.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inProject } from './project.mjs';
import { Refusal, runMain, Steps } from './steps.mjs';
import { zipExtension } from './zip-extension.mjs';

// `node scripts/build.mjs [--if-stale] [server] [web] [extension]` bundles everything that runs.

/** Packages of hundreds of small modules: one by one they would take half of the server's start. */
const bundledPackages = ['typebox', 'drizzle-orm', 'pg-boss'];

/**
 * Packages stay outside and are found in node_modules; our own packages are TypeScript and go in, and so do those whose
 * modules are slow to load one by one.
 * @returns {import('vite').InlineConfig}
 */
export const serverConfig = () => ({
  configFile: false,
  root: inProject('apps/server'),
  logLevel: 'warn',
  ssr: { noExternal: [/^@kouan\//, ...bundledPackages], target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(serverPrograms.map((name) => [name, inProject('apps/server/src', `${name}.ts`)])),
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // The maps are read at every start, for stack traces alone; the sources lie beside them anyway.
        sourcemapExcludeSources: true,
      },
    },
  },
});

/** @param {{ ssr: boolean }} which @returns {import('vite').InlineConfig} */
export const webConfig = ({ ssr }) => ({
  configFile: inProject('apps/web/vite.config.ts'),
  root: inProject('apps/web'),
  logLevel: 'warn',
  build: { chunkSizeWarningLimit: 2_000, ...(ssr ? { ssr: true } : {}) },
});

/** @param {string} program @param {boolean} isFirst the first one empties the folder @returns {import('vite').InlineConfig} */
const extensionConfig = (program, isFirst) => ({
  configFile: inProject('apps/extension/vite.config.ts'),
  root: inProject('apps/extension'),
  mode: program,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { emptyOutDir: isFirst },
});

const configsOf = {
  server: () => [serverConfig()],
  web: () => [webConfig({ ssr: false }), webConfig({ ssr: true })],
  extension: () => extensionPrograms.map((program, index) => extensionConfig(program, index === 0)),
};

/** @param {import('./build-parts.mjs').BuildPart} part */
async function buildPart(part) {
  // Libraries go in as they are meant for use, whatever the server is told to be when it starts.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const sources = sourcesOf(part);
  forget(part);
  for (const config of configsOf[part.name]()) {
    await build(config).catch((error) => {
      throw new Refusal(error instanceof Error ? error.message : String(error));
    });
  }
  if (part.name === 'web') await compressFiles(inProject('apps/web/dist/client/assets'));
  if (part.name === 'extension') await zipExtension();
  remember(part, sources);
}

async function main() {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !(name in configsOf));
  if (unknown !== undefined)
    throw new Refusal(`There is no part "${unknown}" to build: ${Object.keys(configsOf).join(', ')}.`);

  await oneAtATime(async () => {
    const candidates = args.includes('--if-stale') ? staleParts() : parts;
    const wanted = candidates.filter(({ name }) => names.length === 0 || names.includes(name));
    const steps = new Steps();
    for (const part of wanted) await steps.run(`Building ${part.name}`, () => buildPart(part));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runMain(main);
