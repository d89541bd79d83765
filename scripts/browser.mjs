import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './steps.mjs';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const debianPackages = { chromium: 'chromium', fonts: 'fonts-noto-cjk' };
const installLimitMs = 15 * 60_000;

/** The path of Chromium or Chrome, or undefined. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH !== undefined && env.CHROMIUM_PATH !== '') {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Refusal(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist.`);
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)];
  return folders.flatMap((folder) => programNames.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/** Without a Chinese font every Chinese letter on a screenshot is an empty box. macOS and Windows bring one. */
export function hasChineseFonts() {
  if (process.platform !== 'linux') return true;
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/**
 * Finds the browser and the fonts for the browser tests or installs Debian's packages. Returns the browser's path; throws
 * a Refusal that says what to install.
 */
export function ensureBrowser() {
  const missing = missingPackages();
  if (missing.length > 0) installPackages(missing);
  const stillMissing = missingPackages();
  if (stillMissing.length > 0)
    throw new Refusal(`The browser tests cannot run, missing still: ${stillMissing.join(', ')}.`);
  return findChromium();
}

function missingPackages() {
  return [
    ...(findChromium() === undefined ? [debianPackages.chromium] : []),
    ...(hasChineseFonts() ? [] : [debianPackages.fonts]),
  ];
}

function installPackages(names) {
  const hint = `The browser tests need Chromium and Chinese fonts. Install them (Debian: apt-get install ${names.join(' ')}) or set CHROMIUM_PATH.`;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Refusal(hint);
  const options = {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: installLimitMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-q'], options);
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names, 'fontconfig'], options);
  } catch (error) {
    throw new Refusal(
      `${String(error.stderr ?? error.message)
        .trim()
        .split('\n')
        .slice(-5)
        .join('\n')}\n\n${hint}`,
    );
  }
}
