/** Looks at pages in a browser: by axe-core, by keyboard, by weight, by the names of links, wide and narrow, light and dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from '../support/browser-page.ts';
import { matrix, SOAKS } from '../support/soak.ts';
import { TOOLS } from '../support/tools.ts';

/** The script of axe-core, which judges the page that it runs in: the short form, which is read in three quarters of the time. */
export const axe = readFileSync(createRequire(join(TOOLS, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8');

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
] as const;
const [, , NARROWEST] = LOOKS;
/**
 * What axe finds serious in the page as it is shown now; colours that go over into each other have done so. Rules whose
 * violations are never serious are not asked, nor are style sheets fetched again, which only a rule of the draft needs.
 */
const JUDGE = `for (const one of document.getAnimations()) one.finish();
const lesser = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate').map(({ id }) => [id, { enabled: false }]);
axe.run(document, { resultTypes: ['violations'], preload: false, rules: Object.fromEntries(lesser) }).then(({ violations }) => violations
  .filter(({ impact }) => impact === 'serious' || impact === 'critical')
  .map(({ id, nodes }) => id + ' ' + nodes[0].target.join(' ')))`;

/** Whether the page scrolls sideways with letters of a third more: another font, or eyes that want letters larger. */
const MEASURE = `(({ style }) => {
  style.fontSize = '132%';
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  style.fontSize = '';
  return over > 0 ? [over + ' px too wide'] : [];
})(document.documentElement)`;

/** What a page may take to open: requests, kilobytes as they are sent, and the share of it that moves while it opens. */
const MOST = { requests: 6, kb: 60, moved: 0.02 };
const WEIGH = `new Promise((resolve) => {
  let moved = 0;
  const parts = new Set();
  const told = ({ node, previousRect: from, currentRect: to }) =>
    (node?.nodeName ?? '?') + ' ' + (node?.textContent ?? '').trim().slice(0, 30) + ' ' + [from.x, from.y, to.x, to.y].map(Math.round);
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (one.hadRecentInput) continue;
      moved += one.value;
      for (const source of one.sources) parts.add(told(source));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const sent = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const kb = sent.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
  setTimeout(() => resolve({ requests: sent.length, kb, moved, parts: [...parts].join('; ') }), 50);
})`;
const heavy = async (tab: Page, path: string): Promise<string[]> => {
  const weighed = await tab.evaluate<typeof MOST & { readonly parts: string }>(WEIGH);
  return (['requests', 'kb', 'moved'] as const).flatMap((what) =>
    weighed[what] > MOST[what]
      ? [`${path}: ${what} ${weighed[what]} of ${MOST[what]}${what === 'moved' ? `: ${weighed.parts}` : ''}`]
      : [],
  );
};

/** Lists of many cards whose first changes its width when the others come: a browser shows it while they are on their way. */
const ARRIVES = `[...document.querySelectorAll('.grid')].flatMap(({ children: [first, ...others] }) => {
  if (others.length < 5) return [];
  const width = () => Math.round(first.getBoundingClientRect().width);
  const whole = width();
  for (const one of others) one.style.display = 'none';
  const alone = width();
  for (const one of others) one.style.display = '';
  return alone === whole ? [] : ['the first of ' + (others.length + 1) + ' cards is ' + alone + ' px wide, and ' + whole + ' px when all have come'];
})`;

/**
 * Links of one name that lead to several pages, where what stands about them (the row, the item, the sentence, the card)
 * does not tell them apart; and links without a name.
 */
const NAMES = `(() => {
  const words = (text) => text.replaceAll(/\\s+/g, ' ').trim();
  const named = new Map();
  for (const link of document.querySelectorAll('a[href]')) {
    const name = words(link.getAttribute('aria-label') ?? (link.textContent || link.querySelector('img')?.alt || ''));
    const about = words(link.closest('li, tr, p, dd, figure, section')?.textContent ?? '');
    named.set(name, [...(named.get(name) ?? []), { to: link.href.replace(/#.*/, ''), about }]);
  }
  return [...named]
    .filter(([name, links]) => name === '' || new Set(links.map(({ about }) => about)).size < new Set(links.map(({ to }) => to)).size)
    .map(([name, links]) => 'links named “' + name + '” lead to ' + [...new Set(links.map(({ to }) => to))].join(' and '));
})()`;

/** Where the keyboard is: what has the focus, whether it is seen, and whether it shows that it has it. */
const FOCUS = `(() => {
  const one = document.activeElement;
  const { width, height } = one.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(one.matches('.pick input') ? one.nextElementSibling : one);
  window.focused ??= [];
  const at = window.focused.indexOf(one);
  // Day, month and year of a date, and its calendar, are stops of their own, which the browser itself marks.
  if (at >= 0 && one === window.focused.at(-1) && ['date', 'time'].includes(one.type))
    return { at: -1, tag: one.tagName, isSeen: true };
  if (at < 0) window.focused.push(one);
  const isSeen = width > 0 && height > 0 && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return { at, tag: one.tagName + ' ' + (one.textContent || one.id).trim().slice(0, 30), isSeen };
})()`;
/** Steps of the keyboard that are looked at: the head of the page, its side and the beginning of its text. */
const STEPS = 30;
/** Goes through a page by keyboard: every step leads on, and shows where it has led. */
const stuck = async (tab: Page, path: string): Promise<string[]> => {
  for (let step = 0; step < STEPS; step++) {
    await tab.keyboard.press('Tab');
    const { at, tag, isSeen } = await tab.evaluate<{ at: number; tag: string; isSeen: boolean }>(FOCUS);
    // Behind the last comes the body, and then the first again.
    if (tag.startsWith('BODY') || at === 0) return [];
    if (at > 0 || !isSeen) return [`${path}: the keyboard ${isSeen ? 'is stuck' : 'is not seen'} at ${tag}`];
  }
  return [];
};

/** A picture without a size of its own: it takes the room that the page keeps for it. */
const NO_PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/**
 * Loads no pages of samples in a short run: the service draws a dozen books for them, and order-form.test.ts draws some and holds what
 * they weigh.
 */
export const withoutSamples = async (context: Awaited<ReturnType<Browser['newContext']>>): Promise<void> => {
  if (!SOAKS) await context.route(/\/samples\/\w+\/\d/, (route) => route.fulfill(NO_PICTURE));
};

/** Every so many'th page that all may read is gone through by keyboard, and of the dashboard, whose pages are forms. */
const WALKED = { open: 4, own: 2 };

/**
 * Opens a page once and measures it where it is narrowest, which is where it becomes too wide. In one more look, which takes
 * turns, it is judged and measured: pages of a kind share their parts and colours, and heads and sides are the same for the
 * keyboard. A long run does all of it for each page.
 */
const looked = async (url: string, tab: Page, path: string, turn: number): Promise<string[]> => {
  const judged = matrix(LOOKS, (_, look) => look === turn % LOOKS.length);
  const measured = matrix(LOOKS, (look) => look === NARROWEST || judged.includes(look));
  const [walked] = matrix([path], () => turn % (path.startsWith('/dashboard') ? WALKED.own : WALKED.open) === 0);
  await tab.setViewportSize({ width: LOOKS[0].width, height: 900 });
  await tab.goto(url + path, { waitUntil: 'networkidle' });
  const found = await heavy(tab, path);
  if (walked !== undefined) found.push(...(await stuck(tab, path)));
  for (const script of [NAMES, ARRIVES])
    for (const fault of await tab.evaluate<string[]>(script)) found.push(`${path}: ${fault}`);
  for (const look of measured) {
    const { width, colorScheme } = look;
    await tab.setViewportSize({ width, height: 900 });
    await tab.emulateMedia({ colorScheme });
    for (const script of judged.includes(look) ? [JUDGE, MEASURE] : [MEASURE])
      for (const fault of await tab.evaluate<string[]>(script))
        found.push(`${path} ${colorScheme} ${width} px: ${fault}`);
  }
  return found;
};

/**
 * Looks at pages of a service, as many at a time as there are tabs; resolves with what is wrong. The tabs are of a context in which
 * `axe` runs first: the browser then compiles it once, and not for each page.
 */
export const lookedAt = async (url: string, paths: readonly string[], tabs: readonly Page[]): Promise<string[]> => {
  const [found, left] = [[] as string[], [...paths]];
  const look = async (tab: Page): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      found.push(...(await looked(url, tab, path, paths.indexOf(path))));
  };
  await Promise.all(tabs.map(look));
  return found;
};
