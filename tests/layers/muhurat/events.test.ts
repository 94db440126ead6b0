/** The rows of the events against the printed table, and the bands of the score. */
import { eventsBarredBy } from '../../../layers/jyotish/muhurat/engine.ts';
import { MUHURAT_EVENT_IDS, muhuratEvent, type MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import {
  ALL_POINTS,
  gradeOf,
  PENALTIES,
  POINTS,
  POINTS_WITHOUT_LAGNA,
  scoreOf,
} from '../../../layers/jyotish/muhurat/score.ts';

/** The tables of muhurat/README.md, typed once more: nakshatras · tithis in paksha · varas. Dash: no list of its own. */
const PRINTED: Readonly<Record<MuhuratEventId, string>> = {
  marriage: '4 5 10 12 13 15 17 19 21 26 27 · 2 3 5 7 8 10 11 12 13 15 · 1 3 4 5',
  engagement: '3 4 5 10 11 12 13 15 17 19 20 21 22 23 25 26 27 · 2 3 5 7 8 10 11 12 13 15 · 1 3 4 5',
  griha_pravesh: '4 5 12 14 17 21 26 27 · 2 3 5 7 10 11 12 13 15 · 1 3 4 5',
  griha_pravesh_old: '4 5 8 12 14 15 17 21 23 24 26 27 · 2 3 5 7 10 11 12 13 15 · 1 3 4 5',
  bhoomi_pujan: '4 5 8 12 13 14 15 17 21 23 24 26 27 · 2 3 5 7 10 11 12 13 15 · 1 3 4 5 6',
  property: '5 7 9 10 11 16 17 19 20 25 27 · 5 6 10 11 15 · 4 5',
  vehicle: '1 4 5 7 8 13 14 15 17 22 23 24 27 · 1 2 3 5 6 7 8 10 11 12 13 15 · 1 3 4 5',
  gold_jewellery: '1 4 5 7 8 13 14 15 16 17 23 27 · - · 0 1 3 4 5',
  business_open: '1 4 5 8 12 13 14 17 21 26 27 · 2 3 5 7 10 11 12 13 15 · 1 3 4 5',
  job_join: '1 4 5 8 12 13 14 17 21 26 27 · 2 3 5 6 7 10 11 12 13 · 0 1 3 4 5',
  naming: '1 4 5 7 8 12 13 14 15 17 21 22 23 24 26 27 · 1 2 3 5 6 7 10 11 12 13 · 1 3 4 5',
  karnavedha: '1 5 7 8 13 14 17 22 23 27 · 2 3 5 6 7 10 11 12 13 · 1 3 4 5',
  annaprashan: '1 4 5 7 8 12 13 14 15 17 21 22 23 24 26 27 · 2 3 5 7 10 13 15 · 1 3 4 5',
  mundan: '1 5 7 8 13 14 15 18 22 23 24 27 · 2 3 5 7 10 11 13 · 1 3 4 5',
  vidyarambh: '1 5 6 7 8 9 11 13 14 15 19 20 22 23 24 25 · 2 3 5 6 10 11 12 · 0 3 4 5',
  upanayana: '1 4 5 6 7 8 9 11 12 13 14 15 17 19 20 21 22 23 24 25 26 27 · 2 3 5 10 11 12 · 0 1 3 4 5',
  travel: '1 5 7 8 13 17 22 23 27 · 2 3 5 7 10 11 13 · 0 1 2 3 4 5 6',
  surgery: '6 9 18 19 · - · 2 6',
  medicine_start: '1 5 7 8 13 14 15 17 19 22 23 24 27 · - · 0 1 3 4 5',
  agriculture_sowing: '1 4 5 7 8 10 12 13 14 15 17 19 21 22 23 24 26 27 · 2 3 5 7 10 11 12 13 15 · 1 3 4 5',
  court_filing: '1 2 4 8 10 11 13 15 17 20 22 25 26 · 3 5 8 10 13 · 0 2 4',
  loan_take: '- · - · 0 1 3 4 5 6',
  loan_give: '- · - · 0 1 2 4 5 6',
  yajna_homa: '1 4 5 7 8 12 13 14 15 17 21 22 23 24 26 27 · - · 0 1 3 4 5',
  deity_pratishtha: '1 4 5 7 8 12 13 14 15 17 21 22 23 24 26 27 · 2 3 5 6 7 10 11 12 13 15 · 1 3 4 5',
};
const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join(' ');

describe('the rows of the events', () => {
  it('are at least 25, all of the printed table', () => {
    expect(MUHURAT_EVENT_IDS.length).toBeGreaterThanOrEqual(25);
    expect(Object.keys(PRINTED)).toEqual(MUHURAT_EVENT_IDS);
  });

  it.each(MUHURAT_EVENT_IDS)('%s is as printed', (id) => {
    const { stars, tithis, varas } = muhuratEvent(id);
    const shown = [
      stars.length === 0 ? '-' : sorted(stars),
      typeof tithis === 'string' ? '-' : sorted(tithis),
      sorted(varas),
    ];
    expect(shown.join(' · ')).toBe(PRINTED[id]);
  });

  it.each(MUHURAT_EVENT_IDS)('%s holds numbers that exist, each once', (id) => {
    const row = muhuratEvent(id);
    const within = (list: readonly number[] | undefined, from: number, to: number): void => {
      for (const n of list ?? []) expect(n >= from && n <= to && Number.isInteger(n)).toBe(true);
      expect(new Set(list).size).toBe((list ?? []).length);
    };
    within([...row.stars, ...(row.middlingStars ?? [])], 1, 27);
    within(typeof row.tithis === 'string' ? [] : row.tithis, 1, 15);
    within(row.krishnaTithis, 1, 15);
    within(row.refusedTithis, 1, 30);
    within([...row.varas, ...(row.middlingVaras ?? []), ...(row.refusedVaras ?? [])], 0, 6);
    within(row.sunSigns, 1, 12);
    within(row.months, 1, 12);
    within([...(row.lagnas?.best ?? []), ...(row.lagnas?.middling ?? [])], 1, 12);
    within(row.refusedFromSun, 1, 27);
    expect(new Set(row.gates).size).toBe(row.gates.length);
    expect(row.gates).toContain('eclipse');
  });

  it('bar by each gate the events that it is for', () => {
    const strict = (gate: Parameters<typeof eventsBarredBy>[0]) => eventsBarredBy(gate, 'strict');
    expect(strict('holashtak')).toEqual(['marriage', 'engagement']);
    expect(strict('chaturmas')).toEqual(['marriage', 'griha_pravesh', 'karnavedha', 'upanayana']);
    expect(strict('kharmas')).toEqual(['marriage', 'griha_pravesh', 'bhoomi_pujan', 'mundan', 'upanayana']);
    expect(strict('after_eclipse')).toEqual(['marriage']);
    expect(eventsBarredBy('simhastha_guru')).toEqual(['marriage']);
    expect(eventsBarredBy('eclipse')).toEqual(MUHURAT_EVENT_IDS);
  });
});

describe('the score', () => {
  it('adds up to a hundred, and to eighty without the lagna', () => {
    expect(Object.values(POINTS).reduce((sum, points) => sum + points, 0)).toBe(ALL_POINTS);
    expect(POINTS_WITHOUT_LAGNA).toBe(80);
  });
  it('has the bands of muhurat/README.md', () => {
    expect([100, 75, 74, 60, 59, 45, 44, 0].map(gradeOf)).toEqual([
      'excellent',
      'excellent',
      'good',
      'good',
      'acceptable',
      'acceptable',
      'low',
      'low',
    ]);
  });
  it('scales what was earned, not what is taken off', () => {
    expect(scoreOf(60, 10, false)).toBe(65);
    expect(scoreOf(60, 10, true)).toBe(50);
    expect(scoreOf(5, PENALTIES.rahu_kala, true)).toBe(0);
  });
});
