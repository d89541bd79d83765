import type { Draw } from '../paint.ts';

const yogaMat: Draw = ({ fillDown, light, dark }) => `
<path d="M60 128h120q8 0 8 8v30H60z" fill="${light(0.25)}"/><path d="M70 158h112" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/><rect x="56" y="88" width="126" height="78" rx="36" fill="${fillDown}"/><ellipse cx="62" cy="127" rx="36" ry="39" fill="${dark(0.18)}"/>
<path d="M62 90a36 38 0 1 1-34 30 28 30 0 0 1 54-4 22 24 0 0 1-42 16 15 16 0 0 1 26-10q4 8-4 12" fill="none" stroke="${light(0.5)}" stroke-width="5" stroke-linecap="round"/>
<path d="M108 88q10 38 0 78h12q10-40 0-78zM152 89q10 38 0 77h12q8-40 0-76z" fill="${dark(0.5)}"/><path d="M112 88q22-56 46 0" fill="none" stroke="${dark(0.5)}" stroke-width="7" stroke-linecap="round"/><path d="M82 98h88" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`;

const dumbbell: Draw = ({ fillDown, light, dark }) => {
  const hex = (x: number, y: number) =>
    `<path d="M${x} ${y - 34}l28-12 28 12v44l-28 12-28-12z" fill="${fillDown}"/><path d="M${x + 28} ${y - 46}l28 12v44l-28 12z" fill="${dark(0.28)}"/><circle cx="${x + 25}" cy="${y - 12}" r="15" fill="${light(0.25)}"/><circle cx="${x + 25}" cy="${y - 12}" r="7" fill="${dark(0.4)}"/><path d="M${x + 6} ${y - 32}l20-9" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>`;
  return `<g transform="rotate(-24 100 104)"><rect x="66" y="96" width="76" height="24" rx="8" fill="#b4bdc5"/><path d="M80 98v20M90 98v20M100 98v20M110 98v20M120 98v20" stroke="#7b868f" stroke-width="3"/>${hex(20, 120)}${hex(124, 120)}</g>`;
};

const tent: Draw = ({ fill, light, dark }) => `
<path d="M100 34 186 160H14z" fill="${fill}"/><path d="M100 34 60 160H14z" fill="${light(0.22)}"/><path d="M100 34 58 160h84z" fill="${dark(0.42)}"/><path d="M100 34 58 160h20q18-50 22-126z" fill="${light(0.4)}"/><path d="M100 34l42 126h-20q-18-50-22-126z" fill="${light(0.15)}"/>
<path d="M100 24v14M94 30l12 10M106 30L94 40" stroke="#59636d" stroke-width="4" stroke-linecap="round"/><path d="M14 160l-6 12M186 160l6 12M40 122L12 168M160 122l28 46" stroke="#59636d" stroke-width="2.500" stroke-linecap="round"/><path d="M10 162h180" stroke="${dark(0.5)}" stroke-width="5" stroke-linecap="round"/><path d="M128 92l14 0 12 18h-18z" fill="#eaf3f8" fill-opacity=".8"/>
<path d="M84 74l-30 80" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>`;

const petBowl: Draw = ({ fill, light, dark }) => `
<path d="M34 96h132l20 66q2 10-9 10H23q-11 0-9-10z" fill="${fill}"/><ellipse cx="100" cy="96" rx="66" ry="20" fill="${light(0.35)}"/><ellipse cx="100" cy="98" rx="56" ry="15" fill="#aeb8c1"/>
<path d="M50 96q4-24 28-20 8-14 26-10 18-6 26 10 20-2 22 20-24 14-52 14t-50-14z" fill="#b07a48"/><g fill="#8d5d33"><circle cx="74" cy="88" r="7"/><circle cx="98" cy="78" r="7"/><circle cx="120" cy="90" r="7"/><circle cx="96" cy="98" r="7"/></g><g fill="#c99663"><circle cx="86" cy="84" r="6"/><circle cx="112" cy="80" r="5"/><circle cx="132" cy="94" r="6"/><circle cx="64" cy="96" r="5"/></g>
<g fill="#fff" fill-opacity=".88"><ellipse cx="100" cy="148" rx="13" ry="10"/><circle cx="84" cy="136" r="5"/><circle cx="95" cy="130" r="5"/><circle cx="106" cy="130" r="5"/><circle cx="117" cy="136" r="5"/></g><path d="M20 166h160" stroke="${dark(0.4)}" stroke-width="5" stroke-linecap="round"/><path d="M44 112l-10 40" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`;

const leash: Draw = ({ base, light, dark }) => `
<g fill="none" stroke-linecap="round"><path d="M62 60q-34 26-16 62t70 22q40-12 34-48" stroke="${dark(0.25)}" stroke-width="11"/><path d="M62 60q-34 26-16 62t70 22q40-12 34-48" stroke="${light(0.5)}" stroke-width="2.500" stroke-dasharray="5 5"/><path d="M74 24q34-10 36 14t-46 26q-18-26 10-40z" stroke="${base}" stroke-width="12"/>
<circle cx="126" cy="126" r="42" stroke="${base}" stroke-width="17"/><circle cx="126" cy="126" r="42" stroke="${light(0.5)}" stroke-width="2.500" stroke-dasharray="5 5"/></g>
<rect x="134" y="160" width="26" height="24" rx="5" transform="rotate(-28 147 172)" fill="${dark(0.5)}"/><circle cx="126" cy="84" r="9" fill="none" stroke="#b4bdc5" stroke-width="5"/><path d="M144 82q10-4 10 8" stroke="#b4bdc5" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M96 168l16 6-2 16-12 4-10-8z" fill="#e0b765"/><circle cx="101" cy="181" r="3" fill="#a67c33"/>`;

const petBed: Draw = ({ fill, light, dark }) => `
<ellipse cx="100" cy="132" rx="88" ry="46" fill="${dark(0.3)}"/><ellipse cx="100" cy="118" rx="88" ry="50" fill="${fill}"/><ellipse cx="100" cy="116" rx="62" ry="32" fill="${dark(0.22)}"/><ellipse cx="100" cy="122" rx="58" ry="27" fill="${light(0.62)}"/>
<path d="M58 112q20-12 42-4M104 138q22 2 38-12M74 134q8-8 20-4" stroke="${dark(0.1)}" stroke-opacity=".35" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M28 100q20-28 66-30M116 70q30 2 46 18" stroke="#fff" stroke-opacity=".4" stroke-width="6" fill="none" stroke-linecap="round"/>
<g stroke="${dark(0.35)}" stroke-opacity=".45" stroke-width="3" fill="none"><path d="M24 136q4-14 14-18M62 162q0-14 4-22M138 162q0-14-4-22M176 136q-4-14-14-18"/></g><g fill="${dark(0.25)}"><ellipse cx="100" cy="126" rx="9" ry="7"/><circle cx="88" cy="117" r="3.500"/><circle cx="96" cy="112" r="3.500"/><circle cx="105" cy="112" r="3.500"/><circle cx="112" cy="117" r="3.500"/></g>`;

export const sportsPetsDrawings = { yogaMat, dumbbell, tent, petBowl, leash, petBed };
