import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * A route says `page: () => import('./some-page.tsx')`. The server has to know that file's name to send the page's styles and
 * to announce its scripts, so its build writes it beside the import as `pageFile`.
 */
function pageFiles(): Plugin {
  const lazyPage = /\bpage:\s*\(\)\s*=>\s*import\((['"])\.\/([^'"]+)\1\)/g;
  return {
    name: 'kouan:page-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/routes.tsx')) return null;
      const folder = relative(root, id)
        .replace(/\\/g, '/')
        .replace(/routes\.tsx$/, '');
      return {
        code: code.replace(
          lazyPage,
          (found, _quote, file: string) => `${found}, pageFile: ${JSON.stringify(folder + file)}`,
        ),
        map: null,
      };
    },
  };
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const serverOnly = ['reply', 'query', 'params', 'errors'];

/** What only the server looks at in the calls of `endpoint({ … })`. */
function serverPartsIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(serverPartsIn);
  if (!isNode(node)) return [];
  const isEndpoint = node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['name'] === 'endpoint';
  const [shape] = isEndpoint && Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
  if (!isNode(shape) || !Array.isArray(shape['properties'])) return Object.values(node).flatMap(serverPartsIn);
  return shape['properties'].filter(
    (property) => isNode(property) && isNode(property['key']) && serverOnly.includes(String(property['key']['name'])),
  );
}

/** Browsers read a schema only where a form is made of it: of a body. The server checks the rest, and what it answers. */
function withoutServerParts(): Plugin {
  return {
    name: 'kouan:without-server-parts',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    transform(code, id) {
      if (!/[\\/]packages[\\/]contract[\\/]src[\\/]/.test(id)) return null;
      const parts = serverPartsIn(this.parse(code)).sort((a, b) => b.start - a.start);
      const lean = parts.reduce((text, { start, end }) => `${text.slice(0, start)}_: 0${text.slice(end)}`, code);
      return { code: lean, map: null };
    },
  };
}

/** The contract names calls and schemas and does nothing else: a page carries only those it uses. */
const treeshake = {
  moduleSideEffects: (id: string) => !/[\\/]packages[\\/](contract|domain|sourcing)[\\/]/.test(id),
  propertyReadSideEffects: false as const,
  manualPureFunctions: [
    'Type',
    'endpoint',
    'oneOf',
    'orNull',
    'pageOf',
    'requiredText',
    'optionalText',
    'errorTexts',
    'formText',
    'editedTexts',
    'day',
  ],
};

/**
 * Numbers instead of words for the classes of the style sheets: every page carries them twice, and a page that comes in one
 * round trip is there sooner. Counted before anything is built, so that the browser's files and the renderer agree.
 */
function classNumbers(): (name: string, file: string) => string {
  const numbers = new Map<string, string>();
  const source = join(root, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file));
  for (const file of files.filter((one) => one.endsWith('.module.css')).sort())
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi))
      if (!numbers.has(`${file} ${name}`)) numbers.set(`${file} ${name}`, `_${numbers.size.toString(36)}`);
  return (name, file) => {
    const number = numbers.get(`${join(file.split('?')[0] ?? file)} ${name}`);
    if (number === undefined) throw new Error(`${name} in ${file} was not counted`);
    return number;
  };
}

/** The renderer names the files of the browser's build, so both give them the same names. */
const assetFileNames = 'assets/[hash][extname]';

/** `vite build apps/web` makes the browser's files, `vite build apps/web --ssr` the renderer for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [...(isSsrBuild ? [pageFiles()] : []), withoutServerParts(), react()],
  resolve: {
    alias: [
      { find: /^typebox$/, replacement: join(root, 'src/lib/typebox-in-browser.ts') },
      // Without a condition for production, the package's only entry is its development build.
      ...(isSsrBuild
        ? []
        : [
            {
              find: /^react-router$/,
              replacement: join(root, '../../node_modules/react-router/dist/production/index.mjs'),
            },
          ]),
    ],
  },
  css: { modules: { generateScopedName: classNumbers() } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: 'src/app/entry-server.tsx', output: { assetFileNames } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/app/entry-client.tsx', 'src/app/start-when-painted.ts', 'src/app/scan-worker.ts'],
          treeshake,
          // The first script names every file of every page: words in those names would cost each visitor some 2 KB.
          output: { chunkFileNames: 'assets/[hash].js', assetFileNames },
        },
      },
  // The renderer is one self-contained program; the admin area never renders on the server, so its library stays outside.
  ssr: { noExternal: true, external: ['antd'] },
}));
