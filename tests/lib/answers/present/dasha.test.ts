/** The tree of a dasha is written as text: it must be the JSON of its periods. */
import * as fc from '../../../support/property.ts';
import { roundNumbers } from '../../../../lib/service/http/envelope.ts';
import { JsonWriter } from '../../../../lib/service/http/json-writer.ts';
import type { WriteParts } from '../../../../lib/contract/frame/endpoint.ts';
import { LANGUAGES } from '../../../../lib/words/languages.ts';
import { wordsOf } from '../../../../lib/words/words.ts';
import { dashaShape, dashaWriter, noExtra, periodShape } from '../../../../lib/answers/present/dasha.ts';
import { kalaPlan } from '../../../../layers/jyotish/dasha/planet.ts';
import type { DashaNode } from '../../../../layers/jyotish/dasha/period.ts';
import { dashaTree, lifeWindow } from '../../../../layers/jyotish/dasha/walk.ts';
import { julian } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';

const birth = fc.double({ min: 2400000, max: 2490000, noNaN: true }).map(julian);
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const offset = fc.constantFrom(0, 5.5, -9.5, 12.75);

const writtenPeriods = (verbatim: ReadonlyMap<string, WriteParts>, decimals: number): readonly string[] =>
  verbatim.get('periods')?.((value) => new JsonWriter().apart(value, decimals)) ?? [];

describe('the text of a dasha tree', () => {
  it.each([
    [
      'with members of its own',
      ({ start, end }: { start: number; end: number }) => ({ years: (end - start) / 365.25, note: 'a "b"' }),
    ],
    ['without', noExtra],
  ])('is the JSON of its periods, %s', (_, extra) => {
    fc.assert(
      fc.property(
        birth,
        share,
        offset,
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(8),
        (jd, elapsed, hours, language, depth, decimals) => {
          const plan = kalaPlan(jd, elapsed, 365.25, 2);
          const nodes = dashaTree(plan, depth, lifeWindow(plan), Infinity) ?? [];
          const writer = dashaWriter<Graha>(wordsOf(language), hours);
          const verbatim = new Map<string, WriteParts>();
          const call = { verbatim: (member: string, write: WriteParts) => void verbatim.set(member, write) };
          dashaShape(call, writer, { nodes, current: [], state: 'running' }, extra);
          const objects = (of: readonly DashaNode<Graha>[]): readonly object[] =>
            of.map(({ period, children }) => ({
              ...periodShape(writer, period),
              ...extra(period),
              ...(children.length > 0 ? { children: objects(children) } : {}),
            }));
          const written = writtenPeriods(verbatim, decimals).join('');
          expect(written).toBe(JSON.stringify(roundNumbers(objects(nodes), decimals)));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('is an empty list where there are no periods', () => {
    const verbatim = new Map<string, WriteParts>();
    const call = { verbatim: (member: string, write: WriteParts) => void verbatim.set(member, write) };
    dashaShape(
      call,
      dashaWriter<Graha>(wordsOf('en'), 0),
      { nodes: [], current: [], state: 'not_applicable' },
      noExtra,
    );
    expect(writtenPeriods(verbatim, 6)).toEqual(['[]']);
  });
});
