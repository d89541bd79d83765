import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// A process of its own that serves a test's database; what it serves is told as JSON, it answers with its address.
const { module } = await runnerImport(fileURLToPath(new URL('serve.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
await module.serve(JSON.parse(process.argv[2]));
