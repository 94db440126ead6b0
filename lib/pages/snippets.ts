/** A call of the API as code: with curl in the page itself, in the other languages by the script `docs`. */
import { CURL } from './snippets/curl.ts';
import type { SnippetCall } from './snippets/language.ts';
import { html, type Html } from './html.ts';

/** The call that every page begins with. */
export const firstCall = (base: string): SnippetCall => ({
  verb: 'POST',
  path: '/v1/birthchart',
  suite: 'core',
  access: 'key',
  input: { name: 'Asha', date: '1990-05-10', time: '19:55', place: 'New Delhi' },
  shape: {
    name: 'BirthchartInput',
    types: {},
    required: [],
    from: { Birth: ['name', 'date', 'time', 'place'] },
  },
  answers: 'data',
  base,
});

/** A call with curl. */
export const curlText = (call: SnippetCall): string => CURL.snippet(call);

/** A call in the language that the reader chooses. `title` stands above it. */
export const snippetBox = (call: SnippetCall, title: Html | null = null): Html =>
  html`<div class="snippets" data-call="${JSON.stringify(call)}">
    ${title}
    <pre tabindex="0">${curlText(call)}</pre>
  </div>`;
