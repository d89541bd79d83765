import type { Draw } from '../paint.ts';

const handFan: Draw = ({ fill, light, dark }) => `
<rect x="88" y="122" width="24" height="56" rx="11" fill="${fill}"/><circle cx="100" cy="76" r="56" fill="${light(0.78)}"/><circle cx="100" cy="76" r="56" fill="none" stroke="${fill}" stroke-width="9"/>
${[0, 72, 144, 216, 288].map((turn) => `<path transform="rotate(${turn} 100 76)" d="M100 76q-26-14-12-44 26 4 12 44z" fill="${dark(0.05)}" fill-opacity=".8"/>`).join('')}
<circle cx="100" cy="76" r="40" fill="none" stroke="${dark(0.2)}" stroke-opacity=".35" stroke-width="2"/><circle cx="100" cy="76" r="24" fill="none" stroke="${dark(0.2)}" stroke-opacity=".35" stroke-width="2"/>
<circle cx="100" cy="76" r="12" fill="${dark(0.25)}"/><circle cx="97" cy="73" r="4" fill="#fff" fill-opacity=".5"/><circle cx="100" cy="142" r="5" fill="#fff"/><path d="M94 160h12" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/><path d="M52 58q12-28 40-34" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const deskLamp: Draw = ({ fill, light, dark }) => `
<path d="M110 94l60-16 20 84q-44 16-96 8z" fill="#fff0b8" opacity=".5"/><ellipse cx="80" cy="172" rx="44" ry="10" fill="${dark(0.35)}"/><ellipse cx="80" cy="167" rx="44" ry="10" fill="${fill}"/>
<path d="M80 164 60 108l50-52" fill="none" stroke="${dark(0.1)}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><circle cx="60" cy="108" r="9" fill="${light(0.45)}"/>
<path d="M94 50q20-28 52-14l16 38q-32 4-60 20z" fill="${fill}"/><path d="M102 92q26-14 60-20 2 14-20 20t-40 0z" fill="#fff3c4"/><path d="M108 50q12-14 30-10" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="66" cy="166" r="4" fill="#fff" fill-opacity=".8"/>`;

const bulb: Draw = ({ fill, light, dark }) => `
<circle cx="100" cy="80" r="70" fill="${light(0.6)}" fill-opacity=".35"/><path d="M100 26a50 50 0 0 1 30 90q-9 7-9 18H79q0-11-9-18a50 50 0 0 1 30-90z" fill="${fill}" fill-opacity=".95"/>
<path d="M88 132l-8-42 20 12 20-12-8 42" fill="none" stroke="${dark(0.35)}" stroke-width="3.500" stroke-linejoin="round"/><path d="M79 134h42l-4 14H83z" fill="${dark(0.12)}"/><path d="M82 148h36v8H82zM84 159h32v7H84zM88 169h24q-2 9-12 9t-12-9z" fill="#9aa4ad"/>
<path d="M68 66q8-24 30-28" stroke="#fff" stroke-opacity=".85" stroke-width="7" fill="none" stroke-linecap="round"/>`;

const ledStrip: Draw = ({ base, fill, light, dark }) => {
  const lamps = Array.from({ length: 22 }, (_, at) => {
    const angle = (at / 22) * Math.PI * 2;
    const [x, y] = [90 + 50 * Math.cos(angle), 92 + 50 * Math.sin(angle)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7" fill="${light(0.55)}" fill-opacity=".5"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.500" fill="#fffbe0"/>`;
  }).join('');
  return `<circle cx="96" cy="98" r="68" fill="${dark(0.5)}"/><circle cx="90" cy="92" r="68" fill="#f2f4f6"/><circle cx="90" cy="92" r="50" fill="none" stroke="${fill}" stroke-width="24"/>${lamps}<circle cx="90" cy="92" r="30" fill="${light(0.82)}"/><circle cx="90" cy="92" r="15" fill="#59646e"/><circle cx="90" cy="92" r="7" fill="#e8ecf0"/>
<path d="M150 118q10 44 36 50" fill="none" stroke="${base}" stroke-width="16"/><g fill="#fffbe0"><circle cx="153" cy="130" r="3.500"/><circle cx="160" cy="147" r="3.500"/><circle cx="172" cy="161" r="3.500"/></g><path d="M182 166l10 5" stroke="#59646e" stroke-width="14"/>`;
};

export const lightingDrawings = { handFan, deskLamp, bulb, ledStrip };
