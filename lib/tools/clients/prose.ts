/** Text that all libraries share: comment lines, the README, the licence, the changelog. */
import type { Method, Model } from '../../service/catalogue/client-model/model.ts';
import { pageWords } from '../../words/pages.ts';
import { TOPICS, type Phrases } from '../../pages/snippets/language.ts';

/** Words of a text in lines of a width. A word longer than that has a line of its own. */
export const wrapped = (text: string, width: number): readonly string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(' ').filter(Boolean)) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return lines;
  });

/** What the comment of a method says, in paragraphs. */
export const methodProse = ({ summary, about, verb, path, credits, access }: Method): readonly string[] => {
  const counted = credits === 1 ? '1 credit' : `${credits} credits`;
  const price = credits === 0 ? 'Free' : counted;
  const key = { key: 'a key', session: 'a session', either: 'a key or a session', none: 'no key' }[access];
  return [
    `${summary}.`,
    ...about
      .replaceAll('**', '')
      .split('\n\n')
      .filter((text) => text !== '' && text !== summary),
    `${verb} ${path}. ${price}; needs ${key}.`,
  ];
};

/** Many calls at once, and a call that is no longer wanted, where a language has its own way for these. */
const AT_ONCE: Readonly<Record<string, string>> = {
  typescript: `Every method answers a promise, so \`Promise.all\` runs several. A signal ends a call with \`AbortError\`:

\`\`\`typescript
import { AbortError } from '@udaya/client';

const stop = new AbortController();
setTimeout(() => stop.abort(), 5_000);
try {
  await udaya.calendar.festivals({ year: 2026, place: 'New Delhi' }, { signal: stop.signal });
} catch (error) {
  if (!(error instanceof AbortError)) throw error;
}
\`\`\``,
  python: `\`AsyncUdaya\` has the same methods for asyncio. Whoever cancels a call no longer waits for it:

\`\`\`python
import asyncio

from udaya import AsyncUdaya


async def main():
    async with AsyncUdaya() as udaya:
        days = ("2026-12-05", "2026-12-06")
        answers = await asyncio.gather(*(udaya.panchang.daily(date=day, place="New Delhi") for day in days))
        print([answer.data["vara"]["name"] for answer in answers])
        await asyncio.wait_for(udaya.calendar.festivals(year=2026, place="New Delhi"), timeout=5)


asyncio.run(main())
\`\`\``,
  go: 'Every method takes a context first: a deadline or `cancel` ends the call, and `errors.Is(err, context.Canceled)` tells it. A client may be used by several goroutines at a time.',
  java: 'Interrupting the thread that waits ends its call.',
};

/** The README of a library. */
export const readmeOf = ({ name, title, runtime, guide, local }: Phrases, model: Model): string => {
  const methods = model.suites.reduce((sum, suite) => sum + suite.methods.length, 0);
  const { topics } = pageWords('en').docs.library;
  const chapters = TOPICS.map((topic) =>
    [
      `## ${topics[topic].title}`,
      topic === 'install'
        ? `Until a registry has it, from the folder above the source of the service, where \`npm run clients\` wrote it:\n\n\`\`\`sh\n${local}\n\`\`\`\n\nThen:`
        : topics[topic].text,
      `\`\`\`${topic === 'install' ? 'sh' : name}\n${guide[topic]}\n\`\`\``,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `# Udaya for ${title}

Vedic (sidereal) astrology over HTTP: ${methods} methods in ${model.suites.length} suites, each field with its unit and range in the editor. Runs on ${runtime}. Six whole programs are in \`examples\`.

${chapters.join('\n\n')}

## Many calls at once

\`batch\` sends up to 50 calls in one request, each with its own status; the example \`batch\` matches fifty stars with one.${AT_ONCE[name] === undefined ? '' : ` ${AT_ONCE[name]}`}

## Licence

MIT. The service itself is under the GNU AGPL; a program that calls it over HTTP is not bound by that, and neither is this library.

This library is written by a generator from the API document of version ${model.version}; changes belong there.
`;
};

/** The changelog of a library. */
export const changelogOf = (model: Model): string => `# Changelog

A library has the version of the API document it was written from. What changed for callers is told by \`GET /v1/meta/changelog\`.

## ${model.version}

- First release: all suites, typed errors, repeats with one Idempotency-Key, lists, reports, webhooks.
`;

/**
 * The licence of the libraries. MIT and not the service's AGPL: they are linked into the programs of their users, who must
 * not take on the duties of the service for calling it; they hold none of its code and nothing of the Swiss Ephemeris.
 */
export const LICENCE = `MIT License

Copyright (c) 2026 The Udaya project

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Files that every library has. */
export const commonFiles = (phrases: Phrases, model: Model): readonly (readonly [string, string])[] => [
  ['README.md', readmeOf(phrases, model)],
  ['CHANGELOG.md', changelogOf(model)],
  ['LICENSE', LICENCE],
];
