/** A page of another site, plain HTML, with the widgets in it: as a stranger puts them there. */
import { createServer } from 'node:http';
import { createKey } from '../../lib/accounts/keys.ts';
import { WIDGET_SCRIPT, WIDGET_SUITES } from '../../lib/pages/embed/elements.ts';
import { widgetMarkup } from '../../lib/pages/embed/markup.ts';
import { widgetLanguages } from '../../lib/pages/embed/words.ts';
import { languagesWith } from '../../lib/words/languages.ts';
import type { Service } from './service.ts';

/** A language of the widgets in which no horoscope is written; empty where each has one. */
export const WITHOUT_FEED = widgetLanguages().find((one) => !languagesWith('horoscope/*').includes(one)) ?? '';

export interface OtherSite {
  /** Its pages on the domain that the key is for, and on another one. */
  readonly listed: string;
  readonly unlisted: string;
  stop(): Promise<void>;
}

const LISTED = '127.0.0.1';

/**
 * Starts the site. Its pages are `/` (all widgets, in English), `/ta` (in Tamil) and `/live` (with a secret key, in Hindi). What
 * moves on a page is summed up in `window.moved`.
 */
export const otherSite = async ({ table, url, keys }: Service): Promise<OtherSite> => {
  const { secret } = await createKey(table, {
    customer: 'local',
    kind: 'publishable',
    name: 'widgets',
    scopes: WIDGET_SUITES,
    domains: [LISTED],
    cap: 1_000_000,
    now: Date.now(),
  });
  const page = (lang: string, key: string, widgets: readonly string[]): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>Another site</title>
<script>
window.moved = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.moved += one.value;
}).observe({ type: 'layout-shift', buffered: true });
</script>
<script async src="${url}${WIDGET_SCRIPT}" data-key="${key}"></script></head>
<body><main><h1>Another site</h1>
${widgets.join('\n<p>Text of the page.</p>\n')}
<p>The end.</p></main></body></html>`;
  const days = [
    widgetMarkup('panchang', { place: 'Varanasi' }),
    widgetMarkup('choghadiya', { place: 'Chennai', search: '' }),
    widgetMarkup('horoscope', { sign: 'leo' }),
    widgetMarkup('chart', { date: '1990-05-10', time: '19:55', place: 'New Delhi' }),
  ];
  const forms = [widgetMarkup('kundli', {}), widgetMarkup('matching', {})];
  const pages: Readonly<Record<string, string>> = {
    '/': page('en', secret, [...days, ...forms]),
    '/ta': page('ta', secret, days),
    '/without-feed': page(WITHOUT_FEED, secret, days),
    '/live': page('hi', keys.live, days.slice(0, 1)),
  };
  const server = createServer(({ url: path = '' }, answer) => {
    const text = pages[path];
    answer.writeHead(text === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
    answer.end(text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the other site has no port');
  const { port } = address;
  return {
    listed: `http://${LISTED}:${port}`,
    unlisted: `http://localhost:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
