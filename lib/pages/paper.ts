/** The page of a paper of the operator: terms, privacy, processing, retention, availability. They are in English. */
import { pageWords } from '../words/pages.ts';
import { SOURCE } from '../words/languages.ts';
import { html, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { table } from './parts.ts';
import type { PaperName } from './paper-names.ts';

/** A line with its code marked by backticks. */
const inline = (line: string): Html =>
  html`${line.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * What the papers use of Markdown: headings, paragraphs, tables, code within a line. All else is text.
 * @example
 * paperHtml('# Terms').html // → '<h1>Terms</h1>'
 */
export const paperHtml = (text: string): Html => {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim());
  return html`${blocks.map((block) => {
    if (block.startsWith('# ')) return html`<h1>${block.slice(2)}</h1>`;
    if (block.startsWith('## ')) return html`<h2>${block.slice(3)}</h2>`;
    if (!block.startsWith('|')) return block !== '' && html`<p>${inline(block)}</p>`;
    const [head = '', , ...rows] = block.split('\n');
    return table(
      '',
      cellsOf(head),
      rows.map((row) => cellsOf(row).map(inline)),
    );
  })}`;
};

/** The page of a paper; without a text it says that the operator shows none. */
export const paperPage = (scene: Scene, paper: PaperName, text: string | undefined): string => {
  const { papers: words } = pageWords(scene.language);
  const title = words.names[paper];
  return wholePage(scene, {
    title,
    body:
      text === undefined
        ? html`<h1>${title}</h1>
            <p>${words.unset}</p>`
        : html`${scene.language !== SOURCE && html`<p class="soft">${words.english}</p>`}
            <article lang="en">${paperHtml(text)}</article>`,
  });
};
