import react from '@vitejs/plugin-react';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * A route says `page: () => import('./some-page.tsx')`. The server has to know that file's name to send the page's styles and
 * to announce its scripts, so the build writes it beside the import as `pageFile`.
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

/** The contract names calls and schemas and does nothing else: a page carries only those it uses. */
const treeshake = {
  moduleSideEffects: (id: string) => !/[\\/]packages[\\/](contract|domain|sourcing)[\\/]/.test(id),
  manualPureFunctions: ['Type', 'endpoint', 'oneOf', 'orNull', 'pageOf', 'requiredText', 'optionalText', 'errorTexts'],
};

/** `vite build apps/web` makes the browser's files, `vite build apps/web --ssr` the renderer for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [pageFiles(), react()],
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
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:5]' } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: 'src/app/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/app/entry-client.tsx', treeshake },
      },
  // The renderer is one self-contained program; the admin area never renders on the server, so its library stays outside.
  ssr: { noExternal: true, external: ['antd'] },
}));
