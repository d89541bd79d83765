import { readFileSync, writeFileSync } from 'node:fs';
import { missingEntries } from './checks/lock-file.mjs';
import { inProject } from './project.mjs';

// `npm run lock` after `npm install`: completes package-lock.json with builds for other systems that npm left out.

const file = inProject('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingEntries(lock.packages);
for (const { path, entry } of missing) lock.packages[path] = entry;
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
if (missing.length > 0)
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(
  missing.length === 0 ? 'package-lock.json is complete' : `${missing.length} entries added to package-lock.json`,
);
