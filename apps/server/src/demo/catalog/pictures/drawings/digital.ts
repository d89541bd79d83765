import type { Draw } from '../paint.ts';

const earbuds: Draw = ({ fill, fillDown, light, dark }) => {
  const bud = `<path d="M-9 6h18v40q0 8-9 8t-9-8z" fill="${light(0.2)}"/><path d="M-9 40h18v6q0 8-9 8t-9-8z" fill="#c9d1d8"/>
<circle cx="0" cy="0" r="18" fill="${fillDown}"/><ellipse cx="-4" cy="-4" rx="8" ry="10" fill="${dark(0.35)}"/><circle cx="8" cy="-8" r="3.500" fill="#fff" fill-opacity=".7"/>`;
  return `<path d="M46 110V92q0-58 54-58t54 58v18z" fill="${dark(0.15)}"/><path d="M58 106V94q0-46 42-46t42 46v12z" fill="${dark(0.42)}"/>
<g transform="translate(78 80) rotate(-6)">${bud}</g><g transform="translate(122 80) scale(-1 1) rotate(-6)">${bud}</g>
<path d="M40 112q0-6 6-6h108q6 0 6 6v24q0 38-38 38H78q-38 0-38-38z" fill="${fill}"/><path d="M42 112h116" stroke="${light(0.5)}" stroke-width="3"/>
<circle cx="100" cy="134" r="5" fill="#52d89a"/><path d="M56 126q2 24 18 32" stroke="#fff" stroke-opacity=".45" stroke-width="6" fill="none" stroke-linecap="round"/>`;
};

const headphones: Draw = ({ fill, light, dark }) => `
<path d="M42 116V98q0-62 58-62t58 62v18" fill="none" stroke="${dark(0.3)}" stroke-width="13" stroke-linecap="round"/><path d="M52 84q6-36 48-36t48 36" fill="none" stroke="${light(0.35)}" stroke-width="5" stroke-linecap="round"/>
<rect x="56" y="104" width="20" height="60" rx="10" fill="${dark(0.5)}"/><rect x="124" y="104" width="20" height="60" rx="10" fill="${dark(0.5)}"/>
<rect x="26" y="98" width="40" height="72" rx="19" fill="${fill}"/><rect x="134" y="98" width="40" height="72" rx="19" fill="${fill}"/>
<rect x="36" y="110" width="14" height="48" rx="7" fill="${light(0.25)}"/><rect x="148" y="110" width="14" height="48" rx="7" fill="${light(0.25)}"/><circle cx="155" cy="150" r="3" fill="#52d89a"/><path d="M34 116q2-8 8-10" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const phoneCase: Draw = ({ fill, dark }) => `
<g transform="rotate(8 100 100)"><rect x="58" y="20" width="82" height="162" rx="17" fill="${dark(0.38)}"/><rect x="62" y="20" width="80" height="159" rx="16" fill="${fill}"/>
<rect x="70" y="29" width="40" height="44" rx="12" fill="${dark(0.22)}"/><circle cx="82" cy="42" r="8" fill="#10161e"/><circle cx="98" cy="59" r="8" fill="#10161e"/><circle cx="82" cy="42" r="3" fill="#5e7690"/><circle cx="98" cy="59" r="3" fill="#5e7690"/><circle cx="98" cy="42" r="4" fill="#fff3c4"/>
<path d="M72 174l54-150" stroke="#fff" stroke-opacity=".16" stroke-width="14"/><circle cx="102" cy="118" r="25" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/><path d="M102 146v14" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/></g>`;

const charger: Draw = ({ fill, light, dark }) => `
<rect x="84" y="22" width="8" height="34" rx="3" fill="#b9c2ca"/><rect x="116" y="22" width="8" height="34" rx="3" fill="#b9c2ca"/><rect x="74" y="48" width="60" height="16" rx="5" fill="${dark(0.35)}"/>
<path d="M140 68l18-8v96l-18 18z" fill="${dark(0.38)}"/><path d="M56 70l16-12h86l-16 12z" fill="${light(0.4)}"/>
<rect x="50" y="66" width="94" height="110" rx="14" fill="${fill}"/><rect x="74" y="128" width="46" height="14" rx="7" fill="#1b222a"/><rect x="82" y="133" width="30" height="4" rx="2" fill="#5c6b78"/>
<rect x="76" y="150" width="42" height="13" rx="2" fill="#1b222a"/><rect x="80" y="153" width="34" height="4" fill="#3f9cf0"/><path d="M101 82l-11 18h9l-3 14 13-19h-9z" fill="#fff" fill-opacity=".85"/><path d="M62 82v72" stroke="#fff" stroke-opacity=".3" stroke-width="5" stroke-linecap="round"/>`;

const cable: Draw = ({ base, light, dark }) => `
<g fill="none" stroke-linecap="round"><path d="M58 48v34q0 20 22 26 56 14 56 46" stroke="${dark(0.3)}" stroke-width="10"/>
<ellipse cx="100" cy="112" rx="58" ry="42" stroke="${dark(0.2)}" stroke-width="10"/><ellipse cx="100" cy="106" rx="55" ry="38" stroke="${base}" stroke-width="10"/><ellipse cx="100" cy="106" rx="55" ry="38" stroke="${light(0.4)}" stroke-width="3" stroke-dasharray="4 5"/>
<ellipse cx="101" cy="112" rx="42" ry="28" stroke="${base}" stroke-width="10"/><ellipse cx="101" cy="112" rx="42" ry="28" stroke="${light(0.4)}" stroke-width="3" stroke-dasharray="4 5"/></g>
<rect x="49" y="34" width="18" height="26" rx="5" fill="${dark(0.35)}"/><rect x="51" y="16" width="14" height="20" rx="4" fill="#c3cbd2"/><rect x="55" y="20" width="6" height="9" rx="2" fill="#66727d"/>
<rect x="127" y="146" width="20" height="26" rx="5" fill="${dark(0.35)}"/><rect x="128" y="170" width="18" height="18" rx="2" fill="#c3cbd2"/><rect x="132" y="175" width="4" height="6" fill="#66727d"/><rect x="138" y="175" width="4" height="6" fill="#66727d"/>
<rect x="84" y="136" width="34" height="14" rx="6" fill="${dark(0.4)}"/>`;

const powerBank: Draw = ({ fill, light, dark }) => `
<g transform="rotate(-7 100 100)"><rect x="64" y="26" width="84" height="152" rx="17" fill="${dark(0.45)}"/><rect x="56" y="24" width="84" height="154" rx="17" fill="${fill}"/><rect x="66" y="36" width="64" height="36" rx="9" fill="#131a22"/>
<g fill="#52d89a"><rect x="74" y="46" width="9" height="16" rx="2"/><rect x="87" y="46" width="9" height="16" rx="2"/><rect x="100" y="46" width="9" height="16" rx="2"/></g><rect x="113" y="46" width="9" height="16" rx="2" fill="#3a4651"/>
<path d="M101 92l-15 26h12l-4 20 17-27H99z" fill="#fff" fill-opacity=".8"/><path d="M68 88v70" stroke="#fff" stroke-opacity=".28" stroke-width="6" stroke-linecap="round"/><rect x="84" y="152" width="28" height="9" rx="4" fill="#1b222a"/><rect x="89" y="155" width="18" height="3" rx="1.500" fill="#5c6b78"/><rect x="142" y="66" width="4" height="20" rx="2" fill="${light(0.5)}"/></g>`;

export const digitalDrawings = { earbuds, headphones, phoneCase, charger, cable, powerBank };
