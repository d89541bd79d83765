import type { Draw } from '../paint.ts';

const tapeRoll: Draw = ({ fill, light, dark }) => `
<ellipse cx="108" cy="114" rx="64" ry="60" fill="${dark(0.3)}"/><ellipse cx="94" cy="106" rx="64" ry="60" fill="${fill}"/><ellipse cx="94" cy="106" rx="52" ry="48" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"/>
<ellipse cx="94" cy="106" rx="36" ry="34" fill="#b28f66"/><ellipse cx="94" cy="106" rx="29" ry="27" fill="#eef1f4"/><path d="M70 92a29 27 0 0 1 50 2q-24-12-50-2z" fill="#7a5f40" fill-opacity=".5"/>
<path d="M94 46h76q8 0 8 8v16q-34-18-66-18z" fill="${light(0.3)}"/><path d="M178 54l-4 4 4 4-4 4 4 4" fill="none" stroke="${dark(0.2)}" stroke-width="2"/><path d="M46 84q12-24 40-28" stroke="#fff" stroke-opacity=".5" stroke-width="6" fill="none" stroke-linecap="round"/>`;

const notebook: Draw = ({ fill, light, dark }) => `
<g transform="rotate(-5 100 100)"><path d="M58 30h98q6 0 6 6v140q0 6-6 6H58z" fill="#dfe4e8"/><path d="M58 26h94q6 0 6 6v140q0 6-6 6H58z" fill="#fff"/><path d="M56 22h92q8 0 8 8v138q0 8-8 8H56q-10 0-10-10V32q0-10 10-10z" fill="${fill}"/><path d="M46 32q0-10 10-10h8v154h-8q-10 0-10-10z" fill="${dark(0.3)}"/>
<path d="M138 22h8v154h-8z" fill="${dark(0.5)}"/><rect x="80" y="52" width="46" height="32" rx="4" fill="#fff" fill-opacity=".85"/><path d="M88 63h30M88 72h20" stroke="${dark(0.2)}" stroke-width="3" stroke-linecap="round"/><path d="M96 176v16l6-6 6 6v-16z" fill="#c8454f"/><path d="M74 34v128" stroke="${light(0.4)}" stroke-opacity=".6" stroke-width="3"/></g>`;

const mailer: Draw = ({ fill, light, dark }) => `
<g transform="rotate(4 100 100)"><path d="M42 54h116v116q0 6-6 6H48q-6 0-6-6z" fill="${fill}"/><path d="M42 54l12-32h92l12 32z" fill="${light(0.32)}"/><path d="M46 44h108" stroke="#fff" stroke-opacity=".8" stroke-width="5"/><path d="M42 54h116v5H42z" fill="${dark(0.3)}"/>
<rect x="58" y="80" width="84" height="62" rx="4" fill="#fff"/><path d="M66 92h34M66 100h24M66 126h42" stroke="#8d97a0" stroke-width="3.500" stroke-linecap="round"/><path d="M112 88v22M117 88v22M120 88v22M126 88v22M129 88v22M134 88v22" stroke="#20272e" stroke-width="2.500"/><rect x="118" y="118" width="16" height="16" fill="#20272e"/><rect x="122" y="122" width="8" height="8" fill="#fff"/>
<path d="M50 168q16-10 12-24M150 168q-14-8-12-24" stroke="${dark(0.35)}" stroke-width="2.500" fill="none"/><path d="M52 66v60" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/></g>`;

const pens: Draw = ({ base, fill, light, dark }) => {
  const pen = (turn: number, tint: string) =>
    `<g transform="rotate(${turn} 100 150)"><path d="M92 36h16v104H92z" fill="${tint}"/><rect x="94" y="20" width="12" height="18" rx="4" fill="${dark(0.4)}"/><rect x="106" y="40" width="5" height="34" rx="2" fill="#c3cbd2"/><path d="M96 44v90" stroke="#fff" stroke-opacity=".45" stroke-width="3"/></g>`;
  return `${pen(-17, '#d95a50')}${pen(17, '#3f7fc0')}${pen(-6, base)}${pen(6, light(0.35))}<path d="M62 92h76l-5 78q-1 8-9 8H76q-8 0-9-8z" fill="${fill}"/><ellipse cx="100" cy="92" rx="38" ry="7" fill="${dark(0.45)}"/><path d="M62 92q38 14 76 0l-1 10q-37 12-74 0z" fill="${light(0.25)}"/><path d="M74 112l4 54" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`;
};

export const officeDrawings = { tapeRoll, notebook, mailer, pens };
