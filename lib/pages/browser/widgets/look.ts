/** How the widgets look: the colours of our drawings, each of which a page may set by a variable. */
import { PALETTES } from '../../../print/draw/theme.ts';
import type { WIDGET_VARIABLES } from '../../embed/elements.ts';

const { light, dark } = PALETTES;

type Colour = Exclude<(typeof WIDGET_VARIABLES)[number], 'font' | 'radius'>;

/** Variable → its colour in light and in dark. */
const COLOURS: Readonly<Record<Colour, readonly [light: string, dark: string]>> = {
  paper: [light.paper, dark.paper],
  wash: [light.wash, dark.wash],
  line: [light.line, dark.line],
  ink: [light.ink, dark.ink],
  soft: [light.soft, dark.soft],
  accent: [light.accent, dark.accent],
  second: [light.second, dark.second],
  good: [light.good, dark.good],
  bad: [light.bad, dark.bad],
  'on-accent': ['#ffffff', '#1b1208'],
  border: ['#e2ddd2', '#343146'],
  edge: ['#8a8598', '#8a8598'],
};

/** The colours of a drawing in the light theme, by the variable that takes their place. */
export const DRAWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(light).map(([name, colour]) => [colour, `u-${name}`]),
);

// `--u-paper` inside is `--udaya-paper` of the page, where it has set that.
const variables = (which: (pair: readonly [string, string]) => string): string =>
  Object.entries(COLOURS)
    .map(([name, pair]) => `--u-${name}:var(--udaya-${name},${which(pair)});`)
    .join('');

const CSS = `:host{${variables(([colour]) => colour)}display:block;box-sizing:border-box;min-height:var(--u-room);contain:layout;container-type:inline-size;color:var(--u-ink);font:var(--udaya-font,1rem/1.5 system-ui,"Noto Sans",sans-serif);text-align:start}
@supports(color:light-dark(red,red)){:host{${variables(([day, night]) => `light-dark(${day},${night})`)}}}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([theme=auto]){color-scheme:light dark}
*{box-sizing:border-box}
.box{min-height:inherit;background:var(--u-paper);border:1px solid var(--u-border);border-radius:var(--udaya-radius,14px);padding:1rem;overflow-wrap:break-word}
h2{font-size:1.15em;line-height:1.3;margin:0 0 .25rem}
h3{font-size:1em;margin:.75rem 0 .25rem}
p{margin:0 0 .5rem}
.note{color:var(--u-soft);font-size:.9em}
.good{color:var(--u-good)}.bad{color:var(--u-bad)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.3rem 1rem;margin:.75rem 0 0}
dt{color:var(--u-soft)}dd{margin:0;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%;font-size:.94em;font-variant-numeric:tabular-nums}
caption{text-align:start;font-weight:600;padding:.5rem 0 .25rem}
th{text-align:start;font-weight:400;color:var(--u-soft)}
th,td{padding:.25rem .5rem .25rem 0;border-top:1px solid var(--u-border);vertical-align:top}
.n{text-align:end;white-space:nowrap}
tr[aria-current]{background:var(--u-wash)}
b.now{color:var(--u-accent);font-weight:600}
@container(max-width:24rem){dl{grid-template-columns:1fr;gap:0}dd+dt{margin-top:.3rem}}
.two{display:grid;gap:0 1.5rem}
@container(min-width:32rem){.two{grid-template-columns:1fr 1fr}}
figure{margin:.5rem auto;max-width:32rem;aspect-ratio:20/23}
svg{display:block;width:100%;height:100%}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{font-weight:600;padding:0}
.field{margin:.5rem 0;position:relative}
label{display:block;color:var(--u-soft);font-size:.9em}
input,select,button{font:inherit;color:var(--u-ink);background:var(--u-paper);border:1px solid var(--u-edge);border-radius:8px;padding:.45rem .6rem;min-height:2.75rem;max-width:100%}
input,select{width:100%}
button{background:var(--u-accent);color:var(--u-on-accent);border-color:transparent;font-weight:600;cursor:pointer;padding-inline:1rem}
button:disabled{opacity:.6}
:focus-visible{outline:3px solid var(--u-accent);outline-offset:2px}
small{display:block;color:var(--u-soft);font-size:.85em}
ul[role=listbox]{position:absolute;z-index:1;inset-inline:0;margin:.2rem 0 0;padding:.25rem;list-style:none;background:var(--u-paper);border:1px solid var(--u-edge);border-radius:8px}
[role=option]{padding:.35rem .5rem;border-radius:6px;cursor:pointer}
[role=option][aria-selected=true]{background:var(--u-wash)}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(forced-colors:active){tr[aria-current],[role=option][aria-selected=true]{outline:2px solid Highlight}}`;

/** The one stylesheet of all elements. */
export const sheet = (): CSSStyleSheet => {
  const made = new CSSStyleSheet();
  made.replaceSync(CSS);
  return made;
};
