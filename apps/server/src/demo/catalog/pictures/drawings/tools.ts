import type { Draw } from '../paint.ts';

const screwdrivers: Draw = ({ fill, light, dark }) => {
  const one = (
    x: number,
    top: number,
    tip: string,
  ) => `<path d="M${x - 4} 96V${top}h8v52z" fill="#b9c2ca"/><path d="M${x - 4} ${top}h8l${tip}z" fill="#6d7882"/><path d="M${x - 1} ${top + 4}v60" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>
<path d="M${x - 9} 92h18l4 14q5 8 5 24v34q0 12-12 12H${x - 6}q-12 0-12-12v-34q0-16 5-24z" fill="${fill}"/><path d="M${x - 8} 116v46M${x} 114v50M${x + 8} 116v46" stroke="${dark(0.35)}" stroke-width="3.500" stroke-linecap="round"/><rect x="${x - 11}" y="88" width="22" height="9" rx="4" fill="${light(0.55)}"/>`;
  return `${one(50, 34, '2-14h-12l2 14')}${one(100, 22, '-2-8-2-5-2 5-2 8')}${one(150, 40, '-3-12h-2z')}`;
};

const tapeMeasure: Draw = ({ fill, light, dark }) => `
<path d="M138 138h52v16h-52z" fill="#f4cf4b"/><path d="M146 138v8M154 138v5M162 138v8M170 138v5M178 138v8" stroke="#5a4a10" stroke-width="2"/><path d="M186 134h6v28h-6z" fill="#9aa4ad"/>
<path d="M26 70q0-36 36-36h44q44 0 44 46v68q0 12-12 12H44q-18 0-18-18z" fill="${fill}"/><path d="M26 112h124v36q0 12-12 12H44q-18 0-18-18z" fill="${dark(0.5)}" fill-opacity=".55"/>
<circle cx="86" cy="96" r="38" fill="${light(0.2)}"/><circle cx="86" cy="96" r="38" fill="none" stroke="${dark(0.35)}" stroke-width="4"/><circle cx="86" cy="96" r="22" fill="#f6f8fa"/><circle cx="86" cy="96" r="6" fill="${dark(0.4)}"/>
<rect x="116" y="40" width="26" height="16" rx="5" transform="rotate(38 129 48)" fill="${dark(0.5)}"/><path d="M40 70q2-20 22-22h26" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const hammer: Draw = ({ fill, dark }) => `
<g transform="rotate(36 100 100)"><path d="M92 56h16l4 52H88z" fill="#b98a5e"/><path d="M97 58v48" stroke="#dcb88f" stroke-width="3"/><path d="M87 104h26l3 70q0 12-16 12t-16-12z" fill="${fill}"/><path d="M88 122h25M87 136h27M86 150h28M86 164h28" stroke="${dark(0.4)}" stroke-width="4" stroke-linecap="round"/>
<path d="M84 24h44v34H84z" fill="#7d8892"/><path d="M128 20h22q6 0 6 6v30q0 6-6 6h-22z" fill="#98a3ac"/><path d="M84 24q-34 0-52 26l10 4q16-12 42-8z" fill="#8a959f"/><path d="M84 40q-22-6-40 10" stroke="#5e6973" stroke-width="3" fill="none"/><path d="M88 30h60" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/></g>`;

export const toolDrawings = { screwdrivers, tapeMeasure, hammer };
