import type { Draw } from '../paint.ts';

const sneaker: Draw = ({ fill, light, dark }) => `
<path d="M26 132q2-30 12-52 8 8 24 4l24-18q8 22 34 34l36 12q20 6 22 26z" fill="${fill}"/><path d="M22 130h156q6 22-14 24H36q-14 0-14-24z" fill="#fff"/><path d="M22 143h158q-3 10-16 11H36q-12 0-14-11z" fill="#cbd2d8"/>
<path d="M86 66q8 22 34 34l-10 8Q86 98 76 74z" fill="${dark(0.28)}"/><path d="M92 92l14-12M102 101l14-10M113 108l12-8" stroke="#fff" stroke-width="4.500" stroke-linecap="round"/>
<path d="M40 116q40 12 76 2 30-8 58 6" stroke="#fff" stroke-opacity=".75" stroke-width="6" fill="none"/><path d="M38 80q-8 20-10 42" stroke="${light(0.45)}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const sandal: Draw = ({ fill, light, dark }) => {
  const one = `<path d="M66 26q28 0 27 46-1 22-5 44-3 60-24 60t-22-58q0-24-3-46-2-46 27-46z" fill="${dark(0.35)}"/>
<path d="M66 30q24 0 23 42-1 22-5 44-3 54-20 54t-18-54q0-24-3-44-2-42 23-42z" fill="${light(0.55)}"/>
<path d="M54 128q10 6 22 0M54 140q10 6 20 0M55 152q9 5 18 0" stroke="${dark(0.1)}" stroke-opacity=".5" stroke-width="2.500" fill="none"/>
<path d="M35 66q30-28 62 0l-3 38q-26-22-56 0z" fill="${fill}"/><path d="M42 74q24-18 48 0" stroke="#fff" stroke-opacity=".45" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  return `<g transform="rotate(-6 66 100)">${one}</g><g transform="translate(200 0) scale(-1 1) rotate(-6 66 100)">${one}</g>`;
};

const backpack: Draw = ({ fill, light, dark }) => `
<path d="M78 46q0-24 22-24t22 24" fill="none" stroke="${dark(0.4)}" stroke-width="8"/><path d="M42 108q-8 0-8 8v36q0 12 12 12h8v-56zM158 108q8 0 8 8v36q0 12-12 12h-8v-56z" fill="${dark(0.28)}"/>
<path d="M50 80q0-44 50-44t50 44v82q0 14-14 14H64q-14 0-14-14z" fill="${fill}"/><path d="M62 106h76v48q0 12-12 12H74q-12 0-12-12z" fill="${dark(0.14)}"/><path d="M62 106h76v11H62z" fill="${light(0.14)}"/>
<path d="M64 94q36 6 72 0" stroke="${dark(0.4)}" stroke-width="2.500" fill="none" stroke-dasharray="4 2"/><path d="M70 66q30-14 60 0" stroke="#fff" stroke-opacity=".4" stroke-width="4" fill="none" stroke-linecap="round"/>
<rect x="94" y="112" width="12" height="15" rx="3" fill="${light(0.7)}"/><rect x="86" y="74" width="28" height="10" rx="3" fill="${light(0.55)}"/>`;

const handbag: Draw = ({ fill, light, dark }) => `
<path d="M66 90q0-58 34-58t34 58" fill="none" stroke="${dark(0.35)}" stroke-width="8"/><path d="M54 82h92l16 80q2 12-10 12H48q-12 0-10-12z" fill="${fill}"/>
<path d="M54 82h92l6 30q-14 28-52 28t-52-28z" fill="${dark(0.12)}"/><path d="M50 108q16 26 50 26t50-26" fill="none" stroke="${light(0.4)}" stroke-width="2" stroke-dasharray="4 3"/>
<circle cx="66" cy="88" r="6" fill="#e0b765"/><circle cx="134" cy="88" r="6" fill="#e0b765"/><rect x="90" y="128" width="20" height="16" rx="4" fill="#e0b765"/><rect x="97" y="133" width="6" height="6" rx="2" fill="#a67c33"/>
<path d="M48 160h104" stroke="${light(0.4)}" stroke-width="2" stroke-dasharray="4 3"/><path d="M62 92l-4 20" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`;

const suitcase: Draw = ({ fill, light, dark }) => `
<path d="M80 52V22h40v30" fill="none" stroke="#8d979f" stroke-width="5"/><rect x="76" y="16" width="48" height="10" rx="5" fill="${dark(0.5)}"/>
<circle cx="66" cy="174" r="8" fill="#2b333b"/><circle cx="134" cy="174" r="8" fill="#2b333b"/><rect x="50" y="46" width="100" height="124" rx="16" fill="${fill}"/>
<path d="M68 58v100M84 58v100M116 58v100M132 58v100" stroke="${dark(0.25)}" stroke-width="5" stroke-opacity=".55" stroke-linecap="round"/><path d="M65 58v100M81 58v100M113 58v100M129 58v100" stroke="${light(0.4)}" stroke-width="2" stroke-opacity=".6"/>
<path d="M50 66q0-20 18-20M150 66q0-20-18-20M50 150q0 20 18 20M150 150q0 20-18 20" fill="none" stroke="${dark(0.4)}" stroke-width="6"/>
<rect x="93" y="90" width="14" height="30" rx="5" fill="${dark(0.35)}"/><circle cx="100" cy="100" r="3" fill="#e0b765"/><path d="M84 48q16 10 32 0" stroke="${dark(0.5)}" stroke-width="5" fill="none" stroke-linecap="round"/>`;

export const shoesBagsDrawings = { sneaker, sandal, backpack, handbag, suitcase };
