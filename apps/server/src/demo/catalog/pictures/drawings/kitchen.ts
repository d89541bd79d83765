import type { Draw } from '../paint.ts';

const tumbler: Draw = ({ fill, dark }) => `
<path d="M128 34l14-20 5 3-13 21z" fill="${dark(0.35)}"/><path d="M58 40h84v14H58z" fill="${dark(0.45)}"/><rect x="54" y="36" width="92" height="12" rx="5" fill="${dark(0.3)}"/>
<path d="M143 74h12q12 0 12 13v18q0 16-16 20l-9 2 1-11 6-2q7-2 7-9V92q0-6-5-6h-9z" fill="${dark(0.15)}"/>
<path d="M60 54h80l-8 112q-1 8-9 8H77q-8 0-9-8z" fill="${fill}"/><path d="M67 154h66l-1 12q-1 8-9 8H77q-8 0-9-8z" fill="#c3cad1"/>
<path d="M72 62l6 88" stroke="#fff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/><rect x="88" y="98" width="26" height="5" rx="2.500" fill="#fff" fill-opacity=".75"/>`;

const thermos: Draw = ({ fill, light, dark }) => `
<path d="M120 36q26 2 26 30v22" fill="none" stroke="${dark(0.4)}" stroke-width="6" stroke-linecap="round"/><circle cx="146" cy="90" r="5" fill="#c9d1d8"/>
<rect x="76" y="20" width="48" height="38" rx="9" fill="${dark(0.35)}"/><path d="M84 28v24M94 28v24M104 28v24M114 28v24" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>
<rect x="72" y="55" width="56" height="9" rx="3" fill="#c9d1d8"/><path d="M66 74q0-11 10-11h48q10 0 10 11v94q0 12-12 12H78q-12 0-12-12z" fill="${fill}"/>
<path d="M66 158h68v10q0 12-12 12H78q-12 0-12-12z" fill="#b7c0c8"/><path d="M78 76v74" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/>
<rect x="96" y="94" width="22" height="34" rx="5" fill="${light(0.25)}"/><circle cx="107" cy="104" r="4" fill="#fff" fill-opacity=".8"/><path d="M101 117h12" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`;

const pan: Draw = ({ fill, dark }) => `
<g transform="rotate(-24 100 104)"><rect x="134" y="96" width="66" height="14" rx="7" fill="#7c573d"/><path d="M144 99h48" stroke="#a9805f" stroke-width="3" stroke-linecap="round"/><circle cx="191" cy="103" r="3" fill="#e8edf1"/>
<rect x="126" y="98" width="16" height="10" fill="#aab3bb"/><circle cx="84" cy="103" r="58" fill="${dark(0.45)}"/><circle cx="84" cy="103" r="53" fill="${fill}"/>
<circle cx="84" cy="103" r="43" fill="${dark(0.22)}"/><circle cx="84" cy="103" r="43" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/><circle cx="84" cy="103" r="30" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>
<path d="M50 88q12-26 40-28" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none" stroke-linecap="round"/></g>`;

const cutlery: Draw = ({ fill, light }) => `
<g fill="#c5cdd4"><path d="M42 106V84q-12-4-12-22V26h5v32h5V26h6v32h5V26h5v36q0 18-8 22v22z"/><path d="M76 106V24q17 12 17 52v30z"/>
<ellipse cx="124" cy="54" rx="17" ry="28"/><rect x="120" y="76" width="8" height="32"/></g>
<path d="M80 30v74" stroke="#fff" stroke-width="3" stroke-opacity=".6"/><ellipse cx="119" cy="50" rx="7" ry="17" fill="#fff" fill-opacity=".5"/>
<rect x="38" y="100" width="14" height="78" rx="7" fill="${fill}"/><rect x="77" y="100" width="16" height="78" rx="7" fill="${fill}"/><rect x="117" y="100" width="14" height="78" rx="7" fill="${fill}"/>
<path d="M151 24l5 0 3 154h-10z" fill="#c5cdd4"/><path d="M166 24l5 0 3 154h-10z" fill="#c5cdd4"/><path d="M150 96h8l2 82h-11zM165 96h8l2 82h-11z" fill="${fill}"/>
<g fill="${light(0.6)}"><circle cx="45" cy="168" r="2.500"/><circle cx="85" cy="168" r="2.500"/><circle cx="124" cy="168" r="2.500"/></g>`;

const lunchBox: Draw = ({ fill, fillDown, light, dark }) => `
<path d="M68 60q0-30 32-30t32 30" fill="none" stroke="${dark(0.3)}" stroke-width="9" stroke-linecap="round"/>
<rect x="30" y="118" width="140" height="54" rx="14" fill="${fill}"/><rect x="34" y="74" width="132" height="46" rx="10" fill="${light(0.55)}"/>
<rect x="28" y="54" width="144" height="24" rx="11" fill="${fillDown}"/><path d="M44 62h70" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>
<rect x="30" y="112" width="140" height="9" rx="4" fill="${dark(0.25)}"/>
<rect x="24" y="80" width="16" height="30" rx="5" fill="${dark(0.12)}"/><rect x="160" y="80" width="16" height="30" rx="5" fill="${dark(0.12)}"/>
<rect x="52" y="86" width="40" height="18" rx="6" fill="#fff" fill-opacity=".6"/><rect x="104" y="86" width="44" height="18" rx="6" fill="#fff" fill-opacity=".45"/>
<path d="M92 148q8-12 16 0-8 10-16 0z" fill="#fff" fill-opacity=".7"/>`;

export const kitchenDrawings = { tumbler, thermos, pan, cutlery, lunchBox };
