/** Who asks when things get better hears the next better stretch, from the windows of the decisions of the answer. */
import { knownBirth, type KnownBirth } from '../../../../lib/answers/queries/known-birth.ts';
import { OPTION_DEFAULTS } from '../../../../lib/contract/frame/options.ts';
import { bornAt, momentAt } from '../../../../lib/tools/local/verify/born.ts';
import { answerTo } from '../../../support/asked.ts';
import { testSky } from '../../../support/sky.ts';

const AT = momentAt('2026-11-29T12:00', 5.5, 28.6139, 77.209);
let births: readonly KnownBirth[];
beforeAll(async () => {
  const sky = await testSky();
  births = ['1990-05-10T19:55', '1988-03-02T06:15', '1963-06-08T17:50'].map((born) =>
    knownBirth(sky, bornAt(born, 5.5, 26.9, 75.8), AT, OPTION_DEFAULTS),
  );
});

it.each(['When will my luck change?', 'kismat kab chamkegi', 'अच्छे दिन कब आएंगे?', 'when will things get better'])(
  '“%s” is told the stretch that its side of life is told where one asks when',
  (message) => {
    for (const known of births) {
      const answer = answerTo(known, message);
      const [first, because] = answer?.parts ?? [];
      expect([first?.kind, because?.kind]).toEqual(['timing', 'timing']);
      const told = answer?.cited.windows.find(({ cite }) => first?.cites.includes(cite))?.window;
      const own = answer?.cited.decisions.find(({ cite }) => first?.cites.includes(cite))?.decision;
      expect(told).toEqual(own?.times?.first);
      const edges = own?.windows.flatMap(({ span }) => [span.start, span.end]);
      expect(edges).toEqual(expect.arrayContaining([told?.span.start, told?.span.end]));
    }
  },
);

it('names no side as weak that is well supported', () => {
  for (const known of births) {
    const parts = answerTo(known, 'How is my life going to be?')?.parts ?? [];
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.some(({ side }) => side === 'other' && parts[0]?.template.includes('really weak'))).toBe(false);
  }
});

it.each([
  'which month of next year is best for me',
  'agle saal kaun sa mahina sabse acha hai',
  'अगले साल मेरे लिए कौन सा महीना सबसे अच्छा रहेगा',
])('tells to “%s” a stretch of that year first', (message) => {
  const year = [momentAt('2027-01-01T00:00', 5.5, 26.9, 75.8).jd, momentAt('2028-01-01T00:00', 5.5, 26.9, 75.8).jd];
  const [from = 0, to = 0] = year;
  const starts = births.map((known) => {
    const answer = answerTo(known, message);
    const [first] = answer?.parts ?? [];
    return answer?.cited.windows.find(({ cite }) => first?.cites.includes(cite))?.window.span.start ?? null;
  });
  const isInYear = starts.map((start) => start !== null && start >= from && start < to);
  expect(isInYear.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  // Where that year has no such stretch, none of another year is told in its place.
  expect(starts.filter((start, i) => start !== null && isInYear[i] === false)).toEqual([]);
});
