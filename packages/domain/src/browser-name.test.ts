import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 12) ${webKit} Chrome/107.0 Mobile Safari/537.36 MicroMessenger/8.0.47`,
    'WeChat · Android',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
  ['x'.repeat(200), 'x'.repeat(40)],
])('%s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
