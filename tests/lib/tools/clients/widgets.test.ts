/** The packages of the widgets: they run beside doubles of their frameworks, their types hold, and what they need is in them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { WIDGETS } from '../../../../lib/pages/embed/elements.ts';
import { WIDGET_PACKAGES, writeWidgets } from '../../../../lib/tools/clients/widgets/packages.ts';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';

const release = { version: '1.2.3', baseUrl: 'https://api.test', script: '/* script */' };

let folder: string;
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const node = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: folder, encoding: 'utf8' }));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'udaya-widgets-'));
  for (const one of WIDGET_PACKAGES) writeWidgets(one, release, join(folder, one.name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Doubles: an element is what it was made of; no effect runs.
const REACT = `export const createElement = (tag, { ref, ...attributes }) => ({ tag, attributes });
export const forwardRef = (render) => ({ render });
export const useEffect = () => {};
export const useRef = (current) => ({ current });`;
const VUE = `export const defineComponent = (one) => one;
export const onMounted = () => {};
export const h = (tag, attributes) => ({ tag, attributes: JSON.parse(JSON.stringify(attributes)) });`;
const REACT_TYPES = `export interface CSSProperties { minHeight?: string }
export interface RefAttributes<T> { ref?: (element: T | null) => void }
export interface ForwardRefExoticComponent<P> { (props: P): null; displayName?: string }`;
const VUE_TYPES = `export interface DefineComponent<P> { new (): { $props: P } }`;

describe('a package for npm', () => {
  beforeAll(() => {
    for (const [name, code, types] of [
      ['react', REACT, REACT_TYPES],
      ['vue', VUE, VUE_TYPES],
    ] as const) {
      put(
        `node_modules/${name}/package.json`,
        JSON.stringify({ name, type: 'module', exports: { '.': { types: './index.d.ts', default: './index.js' } } }),
      );
      put(`node_modules/${name}/index.js`, code);
      put(`node_modules/${name}/index.d.ts`, types);
    }
  });

  it('makes elements with the attributes of the table: react', () => {
    expect(
      node(`import { configure, UdayaChart, UdayaChoghadiya } from './react/index.js';
configure({ apiKey: 'ud_pub_1' });
const made = (one, props) => one.render(props, null);
console.log(JSON.stringify([
  made(UdayaChart, { date: '1990-05-10', time: '19:55', place: 'Pune', chartStyle: 'south', className: 'wide', onShown: () => {} }),
  made(UdayaChoghadiya, { place: 'Pune', search: true, apiKey: 'ud_pub_2' }),
  made(UdayaChoghadiya, { place: 'Pune', search: false }),
]));`),
    ).toEqual([
      {
        tag: 'udaya-chart',
        attributes: {
          class: 'wide',
          api: 'https://api.test',
          'api-key': 'ud_pub_1',
          date: '1990-05-10',
          time: '19:55',
          place: 'Pune',
          'chart-style': 'south',
        },
      },
      {
        tag: 'udaya-choghadiya',
        attributes: { api: 'https://api.test', 'api-key': 'ud_pub_2', place: 'Pune', search: '' },
      },
      { tag: 'udaya-choghadiya', attributes: { api: 'https://api.test', 'api-key': 'ud_pub_1', place: 'Pune' } },
    ]);
  });

  it('makes elements with the attributes of the table: vue', () => {
    expect(
      node(`import { configure, UdayaChart, UdayaChoghadiya } from './vue/index.js';
configure({ apiKey: 'ud_pub_1' });
const made = (one, props) => one.setup(props, { emit: () => {} })();
console.log(JSON.stringify([
  made(UdayaChart, { place: 'Pune', chartStyle: 'south' }),
  made(UdayaChoghadiya, { place: 'Pune', search: true }),
  Object.keys(UdayaChart.props),
]));`),
    ).toEqual([
      {
        tag: 'udaya-chart',
        attributes: { '^place': 'Pune', '^chart-style': 'south', '^api-key': 'ud_pub_1', '^api': 'https://api.test' },
      },
      {
        tag: 'udaya-choghadiya',
        attributes: { '^place': 'Pune', '^search': '', '^api-key': 'ud_pub_1', '^api': 'https://api.test' },
      },
      ['date', 'time', 'place', 'chart', 'chartStyle', 'heading', 'apiKey', 'lang', 'theme', 'api'],
    ]);
  });

  it('has types that refuse what the table does not know', () => {
    put(
      'use.ts',
      `import { UdayaChart, UdayaHoroscope, UdayaPanchang } from './react/index.js';
import { UdayaMatching } from './vue/index.js';
UdayaPanchang({ place: 'Pune', search: true, lang: 'ta', onFailed: (event) => event.detail.code.toUpperCase() });
UdayaHoroscope({ sign: 'leo' });
new UdayaMatching().$props.apiKey?.toUpperCase();
// @ts-expect-error a place is needed
UdayaPanchang({});
// @ts-expect-error no sign of that name
UdayaHoroscope({ sign: 'lion' });
// @ts-expect-error no form of that name
UdayaChart({ date: '', time: '', place: '', chartStyle: 'west' });
`,
    );
    const options = {
      module: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
      lib: ['es2022', 'dom'],
    };
    put('tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['use.ts'] }));
    const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    expect(() => execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })).not.toThrow();
  });
});

describe('the plugin for WordPress', () => {
  const text = (path: string): string => readFileSync(join(folder, 'wordpress', path), 'utf8');

  it('has a block and a shortcode for each element, and the version everywhere', () => {
    for (const { key } of WIDGETS) {
      expect(JSON.parse(text(`blocks/${key}/block.json`))).toMatchObject({ name: `udaya/${key}`, version: '1.2.3' });
      expect(text('readme.txt')).toContain(`[udaya_${key}`);
      expect(text('includes/table.php')).toContain(`'${key}'`);
    }
    expect(text('udaya-widgets.php')).toContain('Version:           1.2.3');
    expect(text('udaya-widgets.php')).not.toContain('{{');
  });

  it('keeps answers about days and none about a person', () => {
    const kept = [
      ...text('includes/table.php').matchAll(/'([a-z]+(?:\/[a-z]+)?)' +=> array\(\s+'personal' => (true|false)/g),
    ];
    expect(Object.fromEntries(kept.map(([, call, personal]) => [call, personal]))).toEqual({
      'panchang/daily': 'false',
      'panchang/choghadiya': 'false',
      'horoscope/daily': 'false',
      'geo/search': 'false',
      'charts/render': 'true',
      birthchart: 'true',
      'matching/ashtakoot': 'true',
    });
  });

  // As the client libraries: tried where the machine has PHP (CONTRIBUTING names the packages), else left out.
  const php = spawnSync('php', ['--version']).status === 0 ? it : it.skip;
  php('hands calls on with the key of the site, and keeps no birth', () => {
    const plugin = join(folder, 'wordpress');
    const printed = execFileSync('php', [join(ROOT, 'tests/clients/wordpress.php'), plugin], { encoding: 'utf8' });
    const { answers, sent, kept, markup } = JSON.parse(printed);
    expect(answers).toEqual([
      [200, 1],
      [200, 1],
      [200, 2],
      [200, 3],
      [404, 'ENDPOINT_NOT_FOUND'],
      [400, 'INVALID_JSON'],
      [400, 'INVALID_JSON'],
    ]);
    expect(kept).toBe(1);
    expect(sent[0]).toEqual([
      'https://api.test/v1/panchang/daily',
      { 'Content-Type': 'application/json', 'X-Api-Key': 'ud_pub_1', Origin: 'https://site.test:8443' },
      { place: 'Pune' },
    ]);
    expect(markup).toEqual([
      expect.stringMatching(
        /^<udaya-choghadiya api="https:\/\/site\.test\/wp-json\/udaya" lang="ta" style="[^"]+" place="&quot;&gt;Pune" search=""><\/udaya-choghadiya>$/,
      ),
      expect.not.stringMatching(/west|onclick|ud_pub/),
    ]);
  });
});
