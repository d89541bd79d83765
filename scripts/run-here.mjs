import nodeModule from 'node:module';
import { pathToFileURL } from 'node:url';
import { inProject, root } from './project.mjs';

/**
 * Runs a built program in this process: no second Node.js to start, and signals reach it without being passed on.
 * @param {string} file below the project's folder
 * @returns {Promise<number | undefined>} the exit code that it set
 */
export async function runHere(file) {
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  // Node.js 22 and newer keep compiled code between starts.
  nodeModule.enableCompileCache?.(inProject('.cache', 'code'));
  await import(pathToFileURL(inProject(file)).href);
  return process.exitCode;
}
