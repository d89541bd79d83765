import { readFile, statfs } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Language, ServerMonitor } from '@kouan/contract';

/** So long the processors are watched for one answer. */
const watchedMs = 200;
const bytesPerGib = 1024 ** 3;
const bytesPerKib = 1024;

/** What this machine is and how busy it is; `folder` lies on the disk that is told of. */
export async function serverFigures({ folder, language }: { folder: string; language: Language }) {
  const before = ticks();
  const [meminfo, cpuinfo, disk] = await Promise.all([
    textOf('/proc/meminfo'),
    textOf('/proc/cpuinfo'),
    // Nothing may have been written there yet.
    statfs(folder).catch(() => statfs(process.cwd())),
    pause(watchedMs),
  ]);
  const swap = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(meminfo)?.[1] ?? 0) * bytesPerKib;
  return {
    sys: { os: `${os.type()} ${os.release()} ${os.arch()}`, day: runningFor(language), ip: address() },
    cpu: { ...processors(cpuinfo, language), ...busyness(before, ticks()) },
    memory: fullness(os.totalmem(), os.freemem()),
    swap: fullness(swap('SwapTotal'), swap('SwapFree')),
    disk: fullness(disk.blocks * disk.bsize, disk.bavail * disk.bsize),
  } satisfies Omit<ServerMonitor, 'time'>;
}

/** Only Linux has these files. */
const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

const percent = (part: number, whole: number): string => decimal(whole <= 0 ? 0 : (part / whole) * 100);
const decimal = (value: number): string => {
  const hundredths = String(Math.round(value * 100)).padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
};
const gib = (bytes: number): string => `${decimal(bytes / bytesPerGib)} GiB`;
const fullness = (total: number, available: number) => ({
  total: gib(total),
  available: gib(available),
  used: gib(total - available),
  usageRate: percent(total - available, total),
});

type Ticks = { idle: number; all: number };
function ticks(): Ticks {
  const times = os.cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  return { idle, all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}
function busyness(before: Ticks, after: Ticks) {
  const [idle, all] = [after.idle - before.idle, after.all - before.all];
  return { used: percent(all - idle, all), idle: percent(all <= 0 ? 1 : idle, all <= 0 ? 1 : all) };
}

function processors(cpuinfo: string, language: Language) {
  const logic = os.cpus();
  const told = (name: string) =>
    [...cpuinfo.matchAll(new RegExp(`^${name}\\s*: (.*)$`, 'gm'))].map(([, value]) => value);
  const packages = told('physical id');
  const cores = told('core id').map((core, at) => `${packages[at]} ${core}`);
  const coreNumber = new Set(cores).size || logic.length;
  const words = counted[language];
  return {
    name: logic[0]?.model.trim() ?? '',
    package: words.packages(new Set(packages).size || 1),
    core: words.cores(coreNumber),
    coreNumber,
    logic: words.threads(logic.length),
  };
}

const counted: Record<Language, Record<'packages' | 'cores' | 'threads', (count: number) => string>> = {
  cn: {
    packages: (count) => `${count} 个物理 CPU`,
    cores: (count) => `${count} 个核心`,
    threads: (count) => `${count} 个逻辑 CPU`,
  },
  en: {
    packages: (count) => `${count} CPU`,
    cores: (count) => `cores: ${count}`,
    threads: (count) => `threads: ${count}`,
  },
  vi: { packages: (count) => `${count} CPU`, cores: (count) => `${count} nhân`, threads: (count) => `${count} luồng` },
};

function runningFor(language: Language): string {
  const minutes = Math.floor(os.uptime() / 60);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const words: Record<Language, string> = {
    cn: `${days} 天 ${hours} 小时 ${rest} 分`,
    en: `${days} d ${hours} h ${rest} min`,
    vi: `${days} ngày ${hours} giờ ${rest} phút`,
  };
  return words[language];
}

const address = (): string =>
  Object.values(os.networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1';
