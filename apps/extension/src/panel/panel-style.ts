/** The panel's looks, in its own shadow tree: nothing of the page gets in, nothing gets out. */
export const panelStyle = `
:host { all: initial; }
* { box-sizing: border-box; }
.kouan { position: fixed; right: 0; top: 20vh; z-index: 2147483647; font: 14px/1.5 system-ui, 'Noto Sans SC', sans-serif; color: #1b2430; }
button { font: inherit; cursor: pointer; border: 1px solid #818a95; border-radius: 6px; background: #fff; color: inherit; padding: 6px 12px; }
button:disabled { opacity: .6; cursor: default; }
:focus-visible { outline: 2px solid #1376d1; outline-offset: 2px; }
.launch { border: 0; border-radius: 8px 0 0 8px; background: #1376d1; color: #fff; padding: 10px 14px; box-shadow: 0 2px 8px rgb(10 18 28 / .3); }
.panel { display: flex; flex-direction: column; gap: 10px; width: min(400px, 100vw); max-height: 72vh; overflow: auto; background: #fff; border: 1px solid #cdd3da;
  border-radius: 10px 0 0 10px; padding: 14px; box-shadow: 0 6px 24px rgb(10 18 28 / .25); }
.head { display: flex; gap: 8px; align-items: center; justify-content: space-between; }
.head b { font-size: 15px; }
h2 { margin: 0; font-size: 14px; font-weight: 600; overflow-wrap: anywhere; }
p { margin: 0; }
.screening { display: grid; gap: 6px; } .screening:empty { display: none; } .screening .note { margin: 0; }
.muted { color: #5d6671; font-size: 12px; }
.note { padding: 8px 10px; border-radius: 6px; background: #fff7df; }
.note[data-tone=ok] { background: #e8f6ef; } .note[data-tone=bad] { background: #fff2ea; color: #8f2b05; }
dl > .muted { min-height: 3em; }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin: 0; }
dt { color: #5d6671; font-size: 12px; } dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; } dd small { display: block; min-height: 1.5em; font-weight: 400; color: #5d6671; }
.groups { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; max-height: 110px; overflow: auto; }
.groups button[aria-pressed=true] { border-color: #1376d1; background: #e9f3fc; }
.matrix { max-height: 34vh; overflow: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 4px 6px; border-top: 1px solid #e2e6ea; font-weight: 400; } thead th { color: #5d6671; font-size: 12px; border: 0; }
td input { width: 84px; padding: 4px 6px; border: 1px solid #818a95; border-radius: 6px; font: inherit; }
.foot { display: grid; gap: 8px; }
.note { margin-bottom: 8px; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; }
.acts .main { background: #1376d1; border-color: #1376d1; color: #fff; }
`;
