import type { Draw } from '../paint.ts';

const tShirt: Draw = ({ fill, dark }) => `
<path d="M74 40q26 18 52 0l44 22-18 36-20-9v73q0 6-6 6H74q-6 0-6-6V89l-20 9-18-36z" fill="${fill}"/><path d="M74 40q26 30 52 0l-7-3q-19 14-38 0z" fill="${dark(0.28)}"/>
<path d="M68 89V72M132 89V72" stroke="${dark(0.25)}" stroke-width="2.500" stroke-opacity=".6"/><path d="M84 166q6-40 2-58M118 166q-6-30 0-50" stroke="#000" stroke-opacity=".07" stroke-width="7" fill="none"/>
<path d="M70 160h60M35 63l17 31M165 63l-17 31" transform="translate(0 2)" stroke="#fff" stroke-opacity=".28" stroke-width="2" stroke-dasharray="3 2" fill="none"/>`;

const hoodie: Draw = ({ fill, light, dark }) => `
<path d="M70 58q30 14 60 0l24 14q8 6 10 16l12 70-22 6-16-60v62q0 6-6 6H68q-6 0-6-6v-62l-16 60-22-6 12-70q2-10 10-16z" fill="${fill}"/>
<path d="M66 62q-6-38 34-40 40 2 34 40-34 30-68 0z" fill="${dark(0.12)}"/><path d="M78 62q-4-26 22-28 26 2 22 28-22 18-44 0z" fill="${dark(0.45)}"/>
<path d="M90 76v34M110 76v30" stroke="${light(0.75)}" stroke-width="3.500" stroke-linecap="round"/><path d="M78 126h44l14 26v8H64v-8z" fill="${dark(0.14)}"/><path d="M78 126l-12 24M122 126l12 24" stroke="${dark(0.35)}" stroke-width="2.500"/>
<path d="M62 160h76v6q0 6-6 6H68q-6 0-6-6z" fill="${dark(0.2)}"/><path d="M26 148l22 6-2 10-22-6zM174 148l-22 6 2 10 22-6z" fill="${dark(0.2)}"/>
<path d="M52 84q-4 20-8 40" stroke="#fff" stroke-opacity=".25" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const dress: Draw = ({ fill, light, dark }) => `
<path d="M80 22q-2 16 0 28M120 22q2 16 0 28" stroke="${dark(0.1)}" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M74 46q13 14 26 6 13 8 26-6 6 22 2 46H72q-4-24 2-46z" fill="${fill}"/><path d="M72 100h56l38 72q-30 14-66 12-36 2-66-12z" fill="${fill}"/>
<path d="M70 90h60v11H70z" fill="${dark(0.35)}"/><path d="M88 102l-20 76M100 102v82M112 102l20 76" stroke="${dark(0.3)}" stroke-width="3" stroke-opacity=".45" fill="none"/>
<path d="M80 104l-30 68" stroke="#fff" stroke-opacity=".28" stroke-width="6" stroke-linecap="round"/>
<g fill="${light(0.7)}"><circle cx="62" cy="156" r="4"/><circle cx="86" cy="140" r="4"/><circle cx="112" cy="158" r="4"/><circle cx="138" cy="152" r="4"/><circle cx="90" cy="70" r="3"/><circle cx="110" cy="76" r="3"/><circle cx="118" cy="126" r="4"/></g>`;

const jeans: Draw = ({ fill, light, dark }) => `
<path d="M62 24h76l10 152h-38l-10-98-10 98H52z" fill="${fill}"/><path d="M62 24h76l1 14H61z" fill="${dark(0.22)}"/><circle cx="100" cy="31" r="4" fill="#d9a95a"/>
<path d="M100 38v42M61 62q20-2 24-24M139 62q-20-2-24-24" fill="none" stroke="#e2b566" stroke-width="2.500" stroke-dasharray="4 2.500"/><path d="M94 46q-2 26 6 34" stroke="#e2b566" stroke-width="2" fill="none"/>
<path d="M76 84l-6 74M124 84l6 74" stroke="${light(0.45)}" stroke-opacity=".5" stroke-width="13" stroke-linecap="round"/><path d="M53 164h38M109 164h38" stroke="#e2b566" stroke-width="2" stroke-dasharray="4 2.500"/>
<path d="M72 24v14M128 24v14" stroke="${dark(0.45)}" stroke-width="5"/>`;

const cap: Draw = ({ fill, dark }) => `
<path d="M34 118q2-66 66-66t68 62q-20 12-66 10t-68-6z" fill="${fill}"/><path d="M34 118q42-12 92 4 40 12 54 34-20 8-54-4-30-12-84-12-12-6-8-22z" fill="${dark(0.28)}"/>
<path d="M100 52q-6 34-2 66M64 62q-12 24-12 54M138 62q10 24 12 56" stroke="#000" stroke-opacity=".16" stroke-width="2.500" fill="none"/><circle cx="101" cy="52" r="5" fill="${dark(0.3)}"/>
<path d="M42 124q44-8 84 6 30 10 46 24" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2" stroke-dasharray="4 3"/><path d="M54 88q8-20 28-28" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/>`;

export const apparelDrawings = { tShirt, hoodie, dress, jeans, cap };
