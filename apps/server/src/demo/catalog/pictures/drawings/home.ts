import type { Draw } from '../paint.ts';

const storageBox: Draw = ({ base, fill, light, dark }) => `
<path d="M36 76h128l-8 84q-1 8-9 8H53q-8 0-9-8z" fill="${fill}" fill-opacity=".92"/>
<path d="M52 92h96l-5 60H57z" fill="#fff" fill-opacity=".14"/>
<rect x="28" y="60" width="144" height="20" rx="7" fill="${dark(0.12)}"/><rect x="28" y="60" width="144" height="8" rx="4" fill="${light(0.35)}"/>
<rect x="32" y="72" width="14" height="28" rx="4" fill="${light(0.75)}"/><rect x="154" y="72" width="14" height="28" rx="4" fill="${light(0.75)}"/>
<path d="M60 92h80M60 152h78" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>
<rect x="78" y="106" width="44" height="28" rx="3" fill="#fff" fill-opacity=".85"/><path d="M85 115h30M85 123h19" stroke="${base}" stroke-width="3"/>
<circle cx="58" cy="172" r="7" fill="${dark(0.5)}"/><circle cx="142" cy="172" r="7" fill="${dark(0.5)}"/>`;

const storageBag: Draw = ({ fill, fillDown, light, dark }) => `
<path d="M40 70l20-16h116l-16 16z" fill="${light(0.3)}"/><path d="M160 70l16-16v92l-16 20z" fill="${dark(0.3)}"/>
<rect x="30" y="68" width="132" height="100" rx="9" fill="${fillDown}"/>
<rect x="46" y="88" width="100" height="56" rx="6" fill="#eef4f8" fill-opacity=".92"/>
<path d="M48 142v-14q14-10 34-4t60-6v24z" fill="${light(0.55)}"/><path d="M48 126v-16q20-10 44-3t52-5v20q-30 8-56 2t-40 2z" fill="${light(0.75)}"/>
<path d="M32 80h128" stroke="${dark(0.35)}" stroke-width="3" stroke-dasharray="4 3"/><rect x="134" y="75" width="17" height="10" rx="4" fill="#c9d1d8"/>
<path d="M78 156q18 12 36 0" fill="none" stroke="${dark(0.4)}" stroke-width="7" stroke-linecap="round"/>
<path d="M54 96l22 40" stroke="#fff" stroke-opacity=".6" stroke-width="6"/><path d="M38 76q0-4 6-5h60" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>
<rect x="30" y="68" width="132" height="100" rx="9" fill="${fill}" fill-opacity=".12"/>`;

const umbrella: Draw = ({ base, fill, light, dark }) => `
<path d="M98 92h5v66q0 16 15 16t15-14" fill="none" stroke="#59636d" stroke-width="6" stroke-linecap="round"/>
<path d="M98 22h5v14h-5z" fill="#59636d"/>
<path d="M18 104q4-72 82-74 78 2 82 74-13-11-27 0-14-12-28 0-13-12-27 0-13-12-27 0-14-12-28 0-14-11-27 0z" fill="${fill}"/>
<path d="M100 30q-30 20-27 74 13-12 27 0z" fill="${light(0.24)}"/><path d="M100 30q-52 12-55 74 14-12 28 0-3-54 27-74z" fill="${light(0.1)}"/>
<path d="M100 30q30 20 27 74-14-12-27 0z" fill="${base}"/><path d="M100 30q50 14 55 74-14-12-28 0 3-54-27-74z" fill="${dark(0.16)}"/>
<path d="M40 74q10-22 30-32" stroke="#fff" stroke-opacity=".45" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const towels: Draw = ({ fill, light, dark }) => {
  const folded = (y: number, x: number, width: number, tint: string) => `
<rect x="${x}" y="${y}" width="${width}" height="36" rx="17" fill="${tint}"/>
<path d="M${x + 14} ${y + 18}h${width - 26}" stroke="${dark(0.28)}" stroke-width="2.500" stroke-opacity=".55"/>
<path d="M${x + width - 18} ${y + 7}q11 11 0 22" fill="none" stroke="${dark(0.3)}" stroke-width="2.500" stroke-opacity=".6"/>
<path d="M${x + 22} ${y + 9}h${width - 70}" stroke="#fff" stroke-opacity=".35" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 7"/>
<path d="M${x + 40} ${y + 26}h${width - 84}" stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 7"/>`;
  return `${folded(136, 30, 140, dark(0.12))}${folded(101, 34, 134, fill)}${folded(66, 32, 138, light(0.28))}
<path d="M62 66q-2-26 38-26t40 26z" fill="${light(0.5)}"/><path d="M74 64q2-16 27-16t26 14q-2 7-24 7-16 0-17-7 1-5 14-5 9 0 9 4" fill="none" stroke="${dark(0.15)}" stroke-width="3"/>`;
};

export const homeDrawings = { storageBox, storageBag, umbrella, towels };
