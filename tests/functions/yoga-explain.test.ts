/** yoga/explain: the same verdict as yoga/detect for every rule, and words for every condition. */
import { handler as detect } from '../../functions/yoga/detect.ts';
import { explain, handler } from '../../functions/yoga/explain.ts';
import { YOGA_AND_DOSHA_RULES } from '../../layers/jyotish/dosha/as-yogas.ts';
import { call } from '../support/call.ts';
import { inTurn } from '../support/soak.ts';

const BIRTHS = [
  { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5, gender: 'male' },
  { date: '1965-08-03', time: '22:10', lat: 13.08, lon: 80.27, tz: 5.5, gender: 'female' },
  { date: '2001-12-21', time: '04:45', lat: 51.5, lon: -0.12, tz: 0 },
];
interface Row {
  readonly depth: number;
  readonly is_group: boolean;
  readonly text: string;
  readonly required: string;
  readonly met: boolean;
  readonly observed: readonly { readonly name: string; readonly value: string }[];
}

/** Each rule at one of the births, which take turns; at all of them in a long run. */
const judged = Map.groupBy(inTurn(YOGA_AND_DOSHA_RULES, BIRTHS), ([, birth]) => birth);

it.each([...judged])('agrees with detection for every yoga, and its first row says so: %j', async (birth, rules) => {
  const { body } = await call(detect, { ...birth, absent: true });
  const found = new Map<string, { present: boolean; strength: number }>(
    body.data.yogas.map((row: { key: string; present: boolean; strength: number }) => [row.key, row]),
  );
  for (const [{ id }] of rules) {
    const { status, body: told } = await call(handler, { ...birth, yoga: id });
    expect([id, status]).toEqual([id, 200]);
    const wanted = found.get(id);
    expect([id, told.data.judged, told.data.present]).toEqual([id, wanted !== undefined, wanted?.present ?? false]);
    expect(told.data.strength).toBe(wanted?.strength ?? 0);
    const rows: readonly Row[] = told.data.conditions;
    if (wanted) expect([id, rows[0]?.met]).toEqual([id, wanted.present]);
    // A group is followed by its parts, one level deeper; a condition is not.
    for (const [i, row] of rows.entries())
      expect([id, (rows[i + 1]?.depth ?? 0) > row.depth]).toEqual([id, row.is_group]);
  }
});

it('has a whole sentence for every condition, in both languages', async () => {
  const [birth] = BIRTHS;
  for (const language of ['en', 'hi'])
    for (const { id } of YOGA_AND_DOSHA_RULES) {
      const { body } = await call(handler, { ...birth, yoga: id, language });
      const rows: readonly Row[] = [
        ...body.data.conditions,
        ...body.data.cancellations.flatMap(({ conditions }: { conditions: readonly Row[] }) => conditions),
      ];
      for (const { text, observed } of rows) {
        expect([id, /[{}]|undefined/.test(text)]).toEqual([id, false]);
        const said = [text, ...observed.flatMap(({ name, value }) => [name, value.replace(/^[\d. ,/]+$/, 'हाँ')])];
        if (language === 'hi') expect([id, said.filter((one) => !/[\u0900-\u097f]/.test(one))]).toEqual([id, []]);
      }
    }
});

// Gajakesari: Jupiter in a kendra from the Moon. On 15 January 1990 the Moon is in Leo and Jupiter in Gemini, the eleventh.
it('shows what was required and what was found', async () => {
  const { body } = await call(handler, { ...BIRTHS[0], yoga: 'gajakesari' });
  expect(body.data.present).toBe(false);
  const rows: readonly Row[] = body.data.conditions;
  const from = rows.find(({ required }) => required.startsWith('in_houses_from'));
  expect(from).toMatchObject({ met: false, text: 'Jupiter in house 1, 4, 7 or 10 from the Moon' });
  expect(from?.observed).toMatchObject([{ value: '11' }]);
  expect((await call(handler, { ...BIRTHS[0], yoga: 'nothing' })).status).toBe(400);
  expect(explain.credits).toBe(1);
});
