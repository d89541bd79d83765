import type { Draw } from '../paint.ts';

const lotionBottle: Draw = ({ base, fill, dark }) => `
<path d="M66 30h54q10 0 10 10v10H92v-8H66q-6 0-6-6t6-6z" fill="${dark(0.4)}"/><rect x="102" y="48" width="16" height="18" fill="${dark(0.28)}"/><rect x="86" y="62" width="48" height="18" rx="5" fill="${dark(0.35)}"/><path d="M68 100q0-22 20-22h44q20 0 20 22v66q0 12-12 12H80q-12 0-12-12z" fill="${fill}"/>
<rect x="68" y="104" width="84" height="52" fill="#fff" fill-opacity=".9"/><path d="M96 120q14-16 28 0-14 18-28 0z" fill="${base}"/><path d="M84 140h52M92 147h36" stroke="${base}" stroke-width="3" stroke-linecap="round"/><path d="M78 94v76" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>`;

const lipstick: Draw = ({ fill, light, dark }) => `
<path d="M52 88V58q0-6 6-10l26-20q6-4 6 4v56z" fill="${fill}"/><path d="M58 52l28-22q4-2 4 3L60 84z" fill="${light(0.3)}" fill-opacity=".7"/><rect x="48" y="86" width="46" height="26" fill="#e0b765"/><path d="M54 88v22" stroke="#fff" stroke-opacity=".6" stroke-width="5"/><rect x="42" y="110" width="58" height="68" rx="5" fill="#262c34"/><path d="M50 116v56" stroke="#fff" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/><rect x="42" y="124" width="58" height="5" fill="#e0b765"/>
<g transform="rotate(10 140 120)"><rect x="116" y="76" width="50" height="100" rx="5" fill="#262c34"/><path d="M124 84v86" stroke="#fff" stroke-opacity=".25" stroke-width="5" stroke-linecap="round"/><rect x="116" y="160" width="50" height="6" fill="#e0b765"/><rect x="132" y="108" width="18" height="26" rx="9" fill="${dark(0.05)}"/></g>`;

const brushes: Draw = ({ fill, light, dark }) => {
  const brush = (turn: number, wide: number, tall: number) =>
    `<g transform="rotate(${turn} 100 178)"><path d="M${100 - wide} ${70}q-${wide * 0.5}-${tall} ${wide}-${tall}t${wide} ${tall}z" fill="#5c4334"/><path d="M${100 - wide} 70q-2-16 4-26 4 18 ${wide} 26z" fill="#8a6a55"/><path d="M${100 - wide} 70q${wide} ${-tall * 1.2} ${wide * 2} 0z" fill="${light(0.5)}" fill-opacity=".35"/><path d="M${100 - wide} 68h${wide * 2}l-4 30H${104 - wide}z" fill="#e0b765"/><path d="M94 98h12l3 40-4 34q-5 6-10 0l-4-34z" fill="${fill}"/></g>`;
  return `${brush(-30, 10, 26)}${brush(30, 9, 36)}${brush(-11, 15, 44)}${brush(11, 12, 34)}<path d="M66 142h68l-4 32q-1 8-9 8H79q-8 0-9-8z" fill="${dark(0.2)}"/><path d="M66 142h68l-1 9H67z" fill="${light(0.35)}"/><path d="M78 154l2 20" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`;
};

const hairDryer: Draw = ({ fill, fillDown, light, dark }) => `
<path d="M92 108h34l-8 58q-1 10-11 10h-8q-10 0-10-10z" fill="${fill}"/><path d="M108 176q-2 16 20 14 24-2 30-14" fill="none" stroke="#39434c" stroke-width="5" stroke-linecap="round"/><path d="M28 58l30 6v44l-30 6z" fill="#39434c"/><path d="M52 60h14v52H52z" fill="${dark(0.4)}"/>
<path d="M62 50h62q44 0 44 36t-44 36H62z" fill="${fillDown}"/><circle cx="132" cy="86" r="26" fill="${dark(0.25)}"/><circle cx="132" cy="86" r="19" fill="none" stroke="${light(0.4)}" stroke-width="3"/><circle cx="132" cy="86" r="10" fill="none" stroke="${light(0.4)}" stroke-width="3"/><path d="M74 62h40" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><rect x="100" y="128" width="12" height="8" rx="3" fill="#fff" fill-opacity=".85"/><rect x="100" y="142" width="12" height="8" rx="3" fill="#e36a5c"/>
<path d="M18 70h-12M18 86H2M18 102h-12" stroke="${light(0.35)}" stroke-width="4" stroke-linecap="round"/>`;

export const beautyDrawings = { lotionBottle, lipstick, brushes, hairDryer };
