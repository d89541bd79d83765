import { defineConfig } from 'vite';

/** One program per build, named by the mode: each is a script of its own, without imports at run time. */
export default defineConfig(({ mode }) => ({
  build: {
    outDir: 'dist/unpacked',
    // The build script empties the folder before the first of them.
    emptyOutDir: false,
    target: 'chrome120',
    minify: true,
    modulePreload: false,
    rolldownOptions: {
      input: `src/entrypoints/${mode}.ts`,
      output: { format: 'iife', entryFileNames: `${mode}.js` },
    },
  },
}));
