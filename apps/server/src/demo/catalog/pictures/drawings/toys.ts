import type { Draw } from '../paint.ts';

const teddy: Draw = ({ fill, light, dark }) => `
<circle cx="66" cy="50" r="18" fill="${dark(0.08)}"/><circle cx="134" cy="50" r="18" fill="${dark(0.08)}"/><circle cx="66" cy="50" r="9" fill="${light(0.5)}"/><circle cx="134" cy="50" r="9" fill="${light(0.5)}"/>
<ellipse cx="100" cy="138" rx="46" ry="42" fill="${fill}"/><ellipse cx="100" cy="144" rx="26" ry="26" fill="${light(0.55)}"/>
<ellipse cx="52" cy="128" rx="15" ry="22" transform="rotate(24 52 128)" fill="${dark(0.08)}"/><ellipse cx="148" cy="128" rx="15" ry="22" transform="rotate(-24 148 128)" fill="${dark(0.12)}"/>
<ellipse cx="66" cy="168" rx="20" ry="13" fill="${dark(0.06)}"/><ellipse cx="134" cy="168" rx="20" ry="13" fill="${dark(0.12)}"/><ellipse cx="64" cy="169" rx="10" ry="7" fill="${light(0.5)}"/><ellipse cx="136" cy="169" rx="10" ry="7" fill="${light(0.5)}"/>
<circle cx="100" cy="74" r="42" fill="${fill}"/><ellipse cx="100" cy="88" rx="18" ry="14" fill="${light(0.6)}"/><circle cx="84" cy="68" r="4.500" fill="#2a1f18"/><circle cx="116" cy="68" r="4.500" fill="#2a1f18"/><circle cx="85.500" cy="66.500" r="1.500" fill="#fff"/><circle cx="117.500" cy="66.500" r="1.500" fill="#fff"/><ellipse cx="100" cy="82" rx="6" ry="4.500" fill="#2a1f18"/>
<path d="M100 87v5q-5 5-10 2M100 92q5 5 10 2" stroke="#2a1f18" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M100 116l-18-9v18zM100 116l18-9v18z" fill="#c8454f"/><circle cx="100" cy="116" r="5" fill="#9d2f3a"/>`;

const blocks: Draw = ({ base, dark, light }) => {
  const brick = (x: number, y: number, studs: number, face: string, side: string) => {
    const knobs = Array.from(
      { length: studs },
      (_, at) =>
        `<rect x="${x + 7 + at * 24}" y="${y - 8}" width="14" height="10" rx="3" fill="${face}"/><rect x="${x + 7 + at * 24}" y="${y - 8}" width="14" height="3" rx="1.500" fill="#fff" fill-opacity=".4"/>`,
    ).join('');
    return `${knobs}<rect x="${x}" y="${y}" width="${studs * 24 + 4}" height="34" rx="4" fill="${face}"/><rect x="${x}" y="${y + 26}" width="${studs * 24 + 4}" height="8" rx="4" fill="${side}"/><path d="M${x + 6} ${y + 6}h${studs * 24 - 12}" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>`;
  };
  return `${brick(26, 138, 3, base, dark(0.25))}${brick(104, 138, 3, '#e7a83c', '#b87c20')}${brick(50, 102, 4, '#4f9d6b', '#37764e')}${brick(76, 66, 2, '#d95a50', '#a83f38')}${brick(128, 66, 1, light(0.3), base)}${brick(90, 32, 1, '#f0cf57', '#c29b2c')}`;
};

const toyCar: Draw = ({ fill, light, dark }) => `
<path d="M22 124q0-20 20-24l18-4 22-26q6-7 16-7h34q9 0 15 7l20 26 8 4q9 3 9 14v14q0 6-6 6H28q-6 0-6-6z" fill="${fill}"/><path d="M72 96l18-20q3-4 9-4h10v24zM116 72h16q6 0 9 4l15 20h-40z" fill="#bfe0f2"/><path d="M92 78l-10 16" stroke="#fff" stroke-width="4" stroke-opacity=".8"/>
<path d="M24 120h158" stroke="${dark(0.3)}" stroke-width="4"/><path d="M112 100v32" stroke="${dark(0.3)}" stroke-width="2"/><rect x="118" y="104" width="12" height="4" rx="2" fill="${light(0.6)}"/>
<circle cx="60" cy="136" r="20" fill="#1d242c"/><circle cx="60" cy="136" r="9" fill="#c9d1d8"/><circle cx="146" cy="136" r="20" fill="#1d242c"/><circle cx="146" cy="136" r="9" fill="#c9d1d8"/><rect x="22" y="106" width="13" height="10" rx="3" fill="#fff3b8"/><rect x="172" y="106" width="12" height="9" rx="3" fill="#ff7a6b"/><path d="M104 63v-9h22v9" fill="none" stroke="${dark(0.4)}" stroke-width="4"/>`;

const babyBottle: Draw = ({ base, fill, light, dark }) => `
<path d="M92 36q-3-18 8-18t8 18l6 14H86z" fill="#f0c9a4"/><path d="M94 34q0-10 4-12" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none"/><rect x="72" y="48" width="56" height="22" rx="6" fill="${fill}"/><path d="M80 52v14M90 52v14M100 52v14M110 52v14M120 52v14" stroke="${dark(0.3)}" stroke-width="2"/>
<path d="M74 70h52q12 14 12 32v62q0 14-14 14H76q-14 0-14-14v-62q0-18 12-32z" fill="#f4f8fb" fill-opacity=".95"/><path d="M66 108h68v54q0 12-12 12H78q-12 0-12-12z" fill="#fffaf0"/><path d="M66 108q34 8 68 0v6q-34 8-68 0z" fill="#efe3cd"/>
<path d="M112 96h14M116 108h10M112 120h14M116 132h10M112 144h14M116 156h10" stroke="${base}" stroke-width="3" stroke-linecap="round"/>
<path d="M62 110q-22 2-22 24t22 26M138 110q22 2 22 24t-22 26" fill="none" stroke="${light(0.1)}" stroke-width="10" stroke-linecap="round"/><path d="M76 84q-6 8-6 24v44" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="88" cy="136" r="9" fill="${light(0.4)}"/><circle cx="82" cy="127" r="4" fill="${light(0.4)}"/><circle cx="94" cy="127" r="4" fill="${light(0.4)}"/>
<path d="M74 70h52q12 14 12 32v62q0 14-14 14H76q-14 0-14-14v-62q0-18 12-32z" fill="none" stroke="#aebac4" stroke-width="2"/>`;

export const toyDrawings = { teddy, blocks, toyCar, babyBottle };
