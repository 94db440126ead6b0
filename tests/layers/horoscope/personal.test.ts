/** Scores of one person by hand, from the published values of Aries and Taurus on 14 January 2026. */
import { byPlanet7 } from '../../../layers/jyotish/chart/graha.ts';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { vimshottariPlan } from '../../../layers/jyotish/dasha/vimshottari.ts';
import { plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import { daySkyOf } from '../../../layers/jyotish/horoscope/day-sky.ts';
import {
  isSupported,
  lordsOn,
  personalRaw,
  type NatalReader,
} from '../../../layers/jyotish/horoscope/personal-score.ts';
import { testSky } from '../../support/sky.ts';

const sky = await testSky();
const day = daySkyOf(sky, { year: 2026, month: 1, day: 14 });
const ARIES = 1;
const TAURUS = 2;

/** A reader with `bindus` everywhere, born `days` before the date with the Moon at the beginning of Ashwini. */
const reader = (change: Partial<NatalReader>, bindus = 4, days = -1): NatalReader => ({
  moonSign: ARIES,
  moonStar: 1,
  lagnaSign: ARIES,
  signs: { ...day.signs },
  bav: byPlanet7(() => Array.from({ length: 12 }, () => bindus)),
  plan: vimshottariPlan(plusDays(day.jd, -days), nakshatraOf(0), 365.25),
  ...change,
});
const general = (one: NatalReader): number => personalRaw(one, day, 'daily').general;

// Published: Aries −0.592 before chandrashtama, Taurus 0.2385 (tests/vectors/gochara.json, GF0102).
it('mixes six tenths from the Moon and four tenths from the lagna', () => {
  expect(lordsOn(reader({}), day)).toEqual([]);
  expect(general(reader({}))).toBeCloseTo(-0.592, 4);
  expect(general(reader({ lagnaSign: TAURUS }))).toBeCloseTo(0.6 * -0.592 + 0.4 * 0.2385, 4);
  expect(general(reader({ moonSign: TAURUS }))).toBeCloseTo(0.6 * 0.2385 + 0.4 * -0.592, 4);
});

// The nodes cancel out for Aries (+0.5 and −0.5), so the sum scales with the bindus of the seven: ×2 at 8, ×¼ at 1 and 0.
it('weighs by bindus, between a quarter and twice', () => {
  expect(general(reader({}, 8))).toBeCloseTo(2 * -0.592, 4);
  expect(general(reader({}, 1))).toBeCloseTo(0.25 * -0.592, 4);
  expect(general(reader({}, 0))).toBeCloseTo(0.25 * -0.592, 4);
});

// Born 100 days before in Ashwini at 0°: Ketu major and Ketu minor. Ketu (Leo) is worth −0.5 · 0.025 for Aries, half of it
// more; from Aries it stands in the 5th (bad), lagna 5th good, own place 1st good: two of three support it, +0.15.
it('counts a running lord half as much again, and moves with its transit', () => {
  const native = reader({}, 4, 100);
  expect(lordsOn(native, day)).toEqual(['ketu']);
  expect(general(native)).toBeCloseTo(-0.592 - 0.5 * 0.5 * 0.025 + 0.15, 4);
});

// Saturn in Pisces: the 12th from Aries fails, its own sign Capricorn the 3rd passes; lagna and bindus decide.
it.each([
  ['lagna Taurus (11th), 3 bindus: two of four', TAURUS, 3, true],
  ['lagna Aries (12th), 3 bindus: one of four', ARIES, 3, false],
  ['lagna Aries (12th), 4 bindus: two of four', ARIES, 4, true],
])('judges the support of a lord: %s', (_name, lagnaSign, bindus, expected) => {
  expect(isSupported(reader({ lagnaSign, signs: { ...day.signs, saturn: 10 } }, bindus), day, 'saturn')).toBe(expected);
});
