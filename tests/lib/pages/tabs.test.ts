/** The tabs of the dashboard: a page brings its file and its words, and nothing else names it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboardPage } from '../../../lib/pages/layout.ts';
import { html } from '../../../lib/pages/html.ts';
import { ROOT } from '../../../lib/service/catalogue/registry.ts';
import { pageWords } from '../../../lib/words/pages.ts';
import { languagesWith } from '../../../lib/words/languages.ts';

const scene = {
  language: 'en',
  root: '/prod',
  origin: '',
  path: '/dashboard/keys',
  source: '',
  signedIn: true,
  sandbox: false,
} as const;
const shown = dashboardPage(scene, { title: 'Keys', body: html`` });
const links = [...shown.matchAll(/<li><a href="\/prod([^"]+)"/g)].map(([, path = '']) => path);

it('stand in the order of their words, the open one marked', () => {
  expect(links).toHaveLength(Object.keys(pageWords('en').tabs).length);
  expect(links.slice(0, 2)).toEqual(['/dashboard', '/dashboard/keys']);
  expect(shown).toContain('href="/prod/dashboard/keys"  aria-current="page"');
  for (const language of languagesWith('pages/tabs'))
    expect(Object.keys(pageWords(language).tabs)).toEqual(Object.keys(pageWords('en').tabs));
});

it('lead to a page each, and each page of a first level has one', () => {
  const fileOf = (path: string): string =>
    join(ROOT, `functions/pages${path.replace('/dashboard/', '/dashboard-')}.get.ts`);
  expect(links.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  const pages = globSync('functions/pages/dashboard-*.get.ts', { cwd: ROOT });
  const paths = pages.map((file) => /path: '([^']+)'/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? file);
  expect(paths.filter((path) => path.split('/').length === 3 && !links.includes(path))).toEqual([]);
});
