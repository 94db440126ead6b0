/** Papers of an operator as pages: what their Markdown becomes, in both languages. */
import { paperHtml, paperPage } from '../../../lib/pages/paper.ts';
import { PAPER_NAMES } from '../../../lib/pages/paper-names.ts';
import { BLANK_NAMES } from '../../../lib/tools/deploy/papers/blanks.ts';
import { builtPapers, papersFor } from '../../../lib/tools/deploy/papers.ts';
import { pageWords } from '../../../lib/words/pages.ts';

const CRUEL = '<img src=x onerror=alert(1)>';
const scene = (language: 'en' | 'hi') =>
  ({
    language,
    root: '',
    path: '/terms',
    origin: 'https://api.test',
    source: '/source',
    signedIn: false,
    sandbox: false,
  }) as const;
const papers = papersFor(Object.fromEntries(BLANK_NAMES.map((name) => [name, CRUEL])));

describe('a paper as a page', () => {
  it.each(PAPER_NAMES)('%s shows every heading and no mark of Markdown, and markup as text', (paper) => {
    const text = papers.get(paper) ?? '';
    const page = paperPage(scene('en'), paper, text);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page.match(/<h2/g) ?? []).toHaveLength(text.match(/^## /gm)?.length ?? 0);
    expect(page).not.toContain('<img');
    const article = /<article[^]*<\/article>/.exec(page)?.[0] ?? '';
    expect(article).not.toMatch(/`|>#|\||\{\{/);
    expect(article).toContain('&lt;img');
  });

  it('has its tables and code', () => {
    expect(paperHtml('Send `GET /v1/x`.').html).toContain('<code>GET /v1/x</code>');
    const table = paperHtml('| What | How long |\n| --- | --- |\n| Keys | 30 days |').html;
    expect(table.match(/<tr>/g)).toHaveLength(2);
    expect(table).toMatch(/scope="row"[^>]*>Keys<[^]*30 days/);
  });

  it('is English on a page in Hindi, which says so; without a text the page says that there is none', () => {
    const { papers: words } = pageWords('hi');
    const page = paperPage(scene('hi'), 'terms', papers.get('terms'));
    expect(page).toContain(words.english);
    expect(page).toContain('<article lang="en">');
    expect(paperPage(scene('hi'), 'terms', undefined)).toContain(words.unset);
  });

  it('is built of no file where there is none', () => {
    expect([...builtPapers('/nowhere/operator.json')]).toEqual([]);
  });
});
