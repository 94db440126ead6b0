/** Mangal dosha of a pair: the rules of the partner on charts set by hand, and what holds for any two charts. */
import * as fc from '../../support/property.ts';
import { pairManglik } from '../../../layers/jyotish/dosha/manglik-pair.ts';
import { manglikOf } from '../../../layers/jyotish/dosha/manglik.ts';
import { handChart } from '../../support/chart.ts';

// Mars in the seventh from the ascendant, in no such house from the Moon, and nothing in the chart cancels it.
const EFFECTIVE = 'As3 Ma9 Mo5 Ve1 Ju8 Sa7';
// Mars in the seventh too, but in its own sign: present and cancelled.
const PRESENT = 'As2 Ma8 Mo6 Ve12 Ju4 Sa7';
// Mars in the third from the ascendant, in the sixth from the Moon; Saturn in the sixth from the first, the ninth from the second.
const FREE = 'As1 Sa6 Ma3 Mo10';
const judge = (groom: string, bride: string) => pairManglik(handChart(groom), handChart(bride));

describe('manglik of a pair', () => {
  it('knows its examples', () => {
    expect(manglikOf(handChart(EFFECTIVE))).toMatchObject({ manglik: true, effective: true, effectiveFrom: ['lagna'] });
    expect(manglikOf(handChart(PRESENT))).toMatchObject({ manglik: true, effective: false, effectiveFrom: [] });
    expect(manglikOf(handChart(FREE))).toMatchObject({ manglik: false, effective: false });
  });

  it.each([
    [FREE, FREE, 'neither', null, []],
    [PRESENT, FREE, 'neither', null, []],
    [EFFECTIVE, EFFECTIVE, 'both', null, ['both_manglik']],
    // Rule 10 asks whether the partner has the dosha, not whether it is effective.
    [EFFECTIVE, PRESENT, 'cancelled', 'groom', ['both_manglik']],
    [PRESENT, EFFECTIVE, 'cancelled', 'bride', ['both_manglik']],
    [EFFECTIVE, `${FREE} Sa7`, 'cancelled', 'groom', ['saturn_of_partner']],
    [EFFECTIVE, FREE, 'one_sided', 'groom', []],
    [FREE, EFFECTIVE, 'one_sided', 'bride', []],
  ] as const)('%s with %s: %s', (groom, bride, kind, side, cancelledBy) => {
    const found = judge(groom, bride);
    expect(found).toMatchObject({ kind, side, cancelledBy, good: kind !== 'one_sided' });
  });

  it('counts the partner’s Saturn from what Mars is counted from', () => {
    // Saturn in the fourth from the partner's Moon and the sixth from the ascendant: Mars is counted from the ascendant.
    expect(judge(EFFECTIVE, 'As1 Sa6 Ma5 Mo3').kind).toBe('one_sided');
    // Mars effective from the Moon alone: the same Saturn cancels it.
    const byMoon = 'As7 Ma9 Mo3 Ve1 Ju8 Sa6';
    expect(manglikOf(handChart(byMoon)).effectiveFrom).toEqual(['moon']);
    expect(judge(byMoon, 'As1 Sa6 Ma5 Mo3').kind).toBe('cancelled');
    // Effective from both: Saturn from one of them is not enough.
    const byTwo = 'As3 Ma9 Mo3 Ve1 Ju8 Sa6';
    expect(manglikOf(handChart(byTwo)).effectiveFrom).toEqual(['lagna', 'moon']);
    expect(judge(byTwo, 'As1 Sa7 Ma3 Mo10').kind).toBe('one_sided');
    expect(judge(byTwo, 'As1 Sa7 Ma3 Mo7').kind).toBe('cancelled');
  });

  it('is the same judgement with the two exchanged, and bad only for one who is alone with it', () => {
    const sign = fc.integer({ min: 1, max: 12 });
    const chart = fc
      .tuple(sign, sign, sign, sign, sign)
      .map(([as, ma, mo, ju, sa]) => `As${as} Ma${ma} Mo${mo} Ju${ju} Sa${sa}`);
    fc.assert(
      fc.property(chart, chart, (one, other) => {
        const [there, back] = [judge(one, other), judge(other, one)];
        expect([there.kind, there.good]).toEqual([back.kind, back.good]);
        expect(there.good).toBe(!there.groom.remains && !there.bride.remains);
        if (there.groom.manglik === there.bride.manglik) expect(there.good).toBe(true);
        if (!there.good) expect(there.groom.effective).not.toBe(there.bride.effective);
      }),
    );
  });
});
