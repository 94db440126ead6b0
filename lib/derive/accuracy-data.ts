/** Written by the tests (tests/support/ledger-teardown.mjs), shown by GET /v1/meta/accuracy. Do not edit. */
// prettier-ignore
export const ACCURACY: readonly {
  readonly endpoint: string; readonly oracle: string; readonly unit: string; readonly cases: number;
  readonly mean_error: number; readonly max_error: number; readonly run: string; readonly commit: string;
}[] = [
 {
  "endpoint": "calendar/ekadashi",
  "oracle": "reference Ekadashis 2024-2026, Delhi",
  "unit": "mismatches",
  "cases": 23,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "39d548072d84"
 },
 {
  "endpoint": "calendar/festivals",
  "oracle": "reference festival dates 2015-2030, Delhi, where sources agree",
  "unit": "mismatches",
  "cases": 122,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "39d548072d84"
 },
 {
  "endpoint": "calendar/grahan",
  "oracle": "Swiss Ephemeris 2.10.03 C library, contacts at Delhi",
  "unit": "s",
  "cases": 123,
  "mean_error": 0.23,
  "max_error": 0.53,
  "run": "2026-11-21T00:00:00Z",
  "commit": "39d548072d84"
 },
 {
  "endpoint": "calendar/grahan",
  "oracle": "Swiss Ephemeris 2.10.03 C library, contacts at Sydney",
  "unit": "s",
  "cases": 132,
  "mean_error": 0.24,
  "max_error": 0.53,
  "run": "2026-11-21T00:00:00Z",
  "commit": "39d548072d84"
 },
 {
  "endpoint": "calendar/lunar-months",
  "oracle": "reference new moons",
  "unit": "s",
  "cases": 90,
  "mean_error": 0.25,
  "max_error": 0.51,
  "run": "2026-11-21T00:00:00Z",
  "commit": "39d548072d84"
 },
 {
  "endpoint": "calendar/sankranti",
  "oracle": "Swiss Ephemeris 2.10.03 C library",
  "unit": "s",
  "cases": 152,
  "mean_error": 0.24,
  "max_error": 0.49,
  "run": "2026-11-21T00:00:00Z",
  "commit": "39d548072d84"
 },
 {
  "endpoint": "calendar/to-hindu",
  "oracle": "reference lunar dates and years",
  "unit": "mismatches",
  "cases": 90,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "39d548072d84"
 },
 {
  "endpoint": "dasha/chara",
  "oracle": "reference dashas (Swiss Ephemeris 2.10.03 C library, classical rule, PyJHora 4.8.5), years of the signs, one lord each",
  "unit": "year",
  "cases": 540,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0f5fa2ce8bd6"
 },
 {
  "endpoint": "dasha/running",
  "oracle": "reference dashas (Swiss Ephemeris 2.10.03 C library, classical rule, PyJHora 4.8.5), starts of periods",
  "unit": "day",
  "cases": 540,
  "mean_error": 0.0000039,
  "max_error": 0.000012,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0f5fa2ce8bd6"
 },
 {
  "endpoint": "dasha/vimshottari",
  "oracle": "reference dashas (Swiss Ephemeris 2.10.03 C library, classical rule, PyJHora 4.8.5), starts of periods",
  "unit": "day",
  "cases": 9558,
  "mean_error": 0.0000038,
  "max_error": 0.000016,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0f5fa2ce8bd6"
 },
 {
  "endpoint": "dasha/yogini",
  "oracle": "reference dashas (Swiss Ephemeris 2.10.03 C library, classical rule, PyJHora 4.8.5), starts of periods",
  "unit": "day",
  "cases": 3960,
  "mean_error": 0.0000037,
  "max_error": 0.000011,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0f5fa2ce8bd6"
 },
 {
  "endpoint": "dosha/manglik",
  "oracle": "Mars houses from lagna, Moon and Venus by the Swiss Ephemeris C library (matching.json)",
  "unit": "mismatches",
  "cases": 48,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "dd996606af25"
 },
 {
  "endpoint": "dosha/sade-sati",
  "oracle": "Swiss Ephemeris C library, sign entries of Saturn (ingresses.json)",
  "unit": "s",
  "cases": 3,
  "mean_error": 0.0029,
  "max_error": 0.0041,
  "run": "2026-11-21T00:00:00Z",
  "commit": "dd996606af25"
 },
 {
  "endpoint": "ephemeris/ayanamsa",
  "oracle": "Swiss Ephemeris 2.10, values at 2000 and 2026",
  "unit": "last place",
  "cases": 36,
  "mean_error": 0.11,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "8eea76190665"
 },
 {
  "endpoint": "ephemeris/ingress",
  "oracle": "Swiss Ephemeris 2.10.03 C library, sign and nakshatra entries",
  "unit": "s",
  "cases": 432,
  "mean_error": 0.25,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "9df71cc46476"
 },
 {
  "endpoint": "ephemeris/lunar-eclipses",
  "oracle": "Swiss Ephemeris 2.10.03 C library, contacts in six cities",
  "unit": "s",
  "cases": 758,
  "mean_error": 0.24,
  "max_error": 0.52,
  "run": "2026-11-21T00:00:00Z",
  "commit": "8eea76190665"
 },
 {
  "endpoint": "ephemeris/lunar-eclipses",
  "oracle": "Swiss Ephemeris 2.10.03 C library, magnitudes",
  "unit": "ratio",
  "cases": 348,
  "mean_error": 0.000022,
  "max_error": 0.00005,
  "run": "2026-11-21T00:00:00Z",
  "commit": "8eea76190665"
 },
 {
  "endpoint": "ephemeris/positions",
  "oracle": "Swiss Ephemeris 2.10.03 C library, sidereal longitudes",
  "unit": "deg",
  "cases": 1440,
  "mean_error": 2.6e-9,
  "max_error": 1.1e-8,
  "run": "2026-11-21T00:00:00Z",
  "commit": "bcb9b79ff0ec"
 },
 {
  "endpoint": "ephemeris/retrograde",
  "oracle": "Swiss Ephemeris 2.10.03 C library, stations",
  "unit": "s",
  "cases": 81,
  "mean_error": 0.51,
  "max_error": 5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "8eea76190665"
 },
 {
  "endpoint": "ephemeris/rise-set",
  "oracle": "Swiss Ephemeris 2.10 rise_trans, planets",
  "unit": "s",
  "cases": 1152,
  "mean_error": 0.0084,
  "max_error": 0.031,
  "run": "2026-11-21T00:00:00Z",
  "commit": "f1bf61f418f4"
 },
 {
  "endpoint": "ephemeris/rise-set",
  "oracle": "Swiss Ephemeris 2.10 rise_trans, twilights",
  "unit": "s",
  "cases": 142,
  "mean_error": 0.0057,
  "max_error": 0.018,
  "run": "2026-11-21T00:00:00Z",
  "commit": "f1bf61f418f4"
 },
 {
  "endpoint": "ephemeris/rise-set",
  "oracle": "Swiss Ephemeris 2.10.03 C library, apparent and hindu",
  "unit": "s",
  "cases": 666,
  "mean_error": 0.25,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "8eea76190665"
 },
 {
  "endpoint": "ephemeris/solar-eclipses",
  "oracle": "Swiss Ephemeris 2.10.03 C library, contacts in six cities",
  "unit": "s",
  "cases": 249,
  "mean_error": 0.26,
  "max_error": 0.51,
  "run": "2026-11-21T00:00:00Z",
  "commit": "8eea76190665"
 },
 {
  "endpoint": "ephemeris/solar-eclipses",
  "oracle": "Swiss Ephemeris 2.10.03 C library, magnitudes",
  "unit": "ratio",
  "cases": 216,
  "mean_error": 0.000027,
  "max_error": 0.000049,
  "run": "2026-11-21T00:00:00Z",
  "commit": "8eea76190665"
 },
 {
  "endpoint": "jaimini/arudha-padas",
  "oracle": "reference strengths (classical rule on the Swiss Ephemeris 2.10.03 C library, PyJHora 4.8.5), one lord for each sign",
  "unit": "mismatches",
  "cases": 360,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "3a97ece129f0"
 },
 {
  "endpoint": "jaimini/karakas",
  "oracle": "reference strengths (classical rule on the Swiss Ephemeris 2.10.03 C library, PyJHora 4.8.5)",
  "unit": "mismatches",
  "cases": 450,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "3a97ece129f0"
 },
 {
  "endpoint": "kp/cusps",
  "oracle": "Swiss Ephemeris 2.10.03 C library (reference positions), Placidus cusps under Lahiri",
  "unit": "deg",
  "cases": 1440,
  "mean_error": 8.8e-8,
  "max_error": 0.000001,
  "run": "2026-11-21T00:00:00Z",
  "commit": "3b2b4b457831"
 },
 {
  "endpoint": "kp/planets",
  "oracle": "Swiss Ephemeris 2.10.03 C library (reference positions), longitudes under Lahiri",
  "unit": "deg",
  "cases": 1080,
  "mean_error": 2.7e-9,
  "max_error": 1.1e-8,
  "run": "2026-11-21T00:00:00Z",
  "commit": "3b2b4b457831"
 },
 {
  "endpoint": "kundli/ascendant",
  "oracle": "Swiss Ephemeris 2.10.03 C library: crossings of sign and navamsa",
  "unit": "s",
  "cases": 6,
  "mean_error": 0.31,
  "max_error": 0.48,
  "run": "2026-11-21T00:00:00Z",
  "commit": "a07d17cccaff"
 },
 {
  "endpoint": "kundli/aspects",
  "oracle": "Classical rule on Swiss Ephemeris 2.10.03 positions: virupas",
  "unit": "virupas",
  "cases": 1260,
  "mean_error": 0.000015,
  "max_error": 0.00005,
  "run": "2026-11-21T00:00:00Z",
  "commit": "3b2b4b457831"
 },
 {
  "endpoint": "kundli/avakahada",
  "oracle": "Classical tables and PyJHora 4.8.5: star, sign and classes",
  "unit": "mismatches",
  "cases": 384,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "a07d17cccaff"
 },
 {
  "endpoint": "kundli/birth-details",
  "oracle": "Swiss Ephemeris 2.10.03 C library: ayanamsa",
  "unit": "deg",
  "cases": 240,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "279058fa7379"
 },
 {
  "endpoint": "kundli/birth-details",
  "oracle": "Swiss Ephemeris 2.10.03 C library: sunrise and sunset",
  "unit": "s",
  "cases": 60,
  "mean_error": 0.25,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "3b2b4b457831"
 },
 {
  "endpoint": "kundli/friendships",
  "oracle": "Classical rule on Swiss Ephemeris 2.10.03 positions: compound relations",
  "unit": "mismatches",
  "cases": 1260,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "3b2b4b457831"
 },
 {
  "endpoint": "kundli/houses",
  "oracle": "Swiss Ephemeris 2.10.03 C library: cusps",
  "unit": "deg",
  "cases": 8400,
  "mean_error": 7.2e-8,
  "max_error": 0.000001,
  "run": "2026-11-21T00:00:00Z",
  "commit": "279058fa7379"
 },
 {
  "endpoint": "kundli/houses",
  "oracle": "Swiss Ephemeris 2.10.03 C library: house cusps",
  "unit": "deg",
  "cases": 5760,
  "mean_error": 1.9e-8,
  "max_error": 5e-8,
  "run": "2026-11-21T00:00:00Z",
  "commit": "931c5417acac"
 },
 {
  "endpoint": "kundli/planets",
  "oracle": "Swiss Ephemeris 2.10.03 C library: longitudes of the grahas and outer planets",
  "unit": "deg",
  "cases": 3360,
  "mean_error": 2.5e-9,
  "max_error": 5e-9,
  "run": "2026-11-21T00:00:00Z",
  "commit": "931c5417acac"
 },
 {
  "endpoint": "kundli/planets",
  "oracle": "Swiss Ephemeris 2.10.03 C library: longitudes",
  "unit": "deg",
  "cases": 1440,
  "mean_error": 2.6e-9,
  "max_error": 1.1e-8,
  "run": "2026-11-21T00:00:00Z",
  "commit": "279058fa7379"
 },
 {
  "endpoint": "kundli/upagrahas",
  "oracle": "Classical rule on Swiss Ephemeris 2.10.03 risings: longitudes",
  "unit": "deg",
  "cases": 330,
  "mean_error": 0.0000016,
  "max_error": 0.00001,
  "run": "2026-11-21T00:00:00Z",
  "commit": "cd019aad6fdd"
 },
 {
  "endpoint": "matching/ashtakoot",
  "oracle": "classical tables by Moon longitude, cross-checked with PyJHora 4.8.5; pairs of births over the API",
  "unit": "mismatches",
  "cases": 216,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "913c076f5b64"
 },
 {
  "endpoint": "matching/ashtakoot",
  "oracle": "classical tables by Moon longitude, cross-checked with PyJHora 4.8.5; six kootas",
  "unit": "mismatches",
  "cases": 900,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "50ba9d1e1b84"
 },
 {
  "endpoint": "matching/ashtakoot",
  "oracle": "classical tables by Moon longitude, cross-checked with PyJHora 4.8.5; totals of 36",
  "unit": "mismatches",
  "cases": 150,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "50ba9d1e1b84"
 },
 {
  "endpoint": "matching/ashtakoot",
  "oracle": "classical tables by Moon longitude, cross-checked with PyJHora 4.8.5; two vashya tables",
  "unit": "mismatches",
  "cases": 300,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "50ba9d1e1b84"
 },
 {
  "endpoint": "matching/ashtakoot",
  "oracle": "classical tables by Moon longitude, cross-checked with PyJHora 4.8.5; two yoni tables",
  "unit": "mismatches",
  "cases": 300,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "50ba9d1e1b84"
 },
 {
  "endpoint": "matching/manglik",
  "oracle": "houses of Mars by sign on the Swiss Ephemeris",
  "unit": "mismatches",
  "cases": 288,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "913c076f5b64"
 },
 {
  "endpoint": "matching/porutham",
  "oracle": "southern facts by Moon longitude, cross-checked with PyJHora 4.8.5",
  "unit": "mismatches",
  "cases": 1350,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "310c06bbc9e8"
 },
 {
  "endpoint": "panchang/daily",
  "oracle": "PyJHora 4.8.5, months, years, names",
  "unit": "mismatches",
  "cases": 90,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0f4b5152c0b9"
 },
 {
  "endpoint": "panchang/daily",
  "oracle": "Swiss Ephemeris 2.10.03 C library, rise and set, apparent",
  "unit": "s",
  "cases": 407,
  "mean_error": 0.24,
  "max_error": 0.53,
  "run": "2026-11-21T00:00:00Z",
  "commit": "cd019aad6fdd"
 },
 {
  "endpoint": "panchang/daily",
  "oracle": "Swiss Ephemeris 2.10.03 C library, rise and set, hindu",
  "unit": "s",
  "cases": 330,
  "mean_error": 0.26,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "9b90c16e82fb"
 },
 {
  "endpoint": "panchang/daily",
  "oracle": "root finding on the Swiss Ephemeris C library, limbs",
  "unit": "s",
  "cases": 1798,
  "mean_error": 0.25,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "9b90c16e82fb"
 },
 {
  "endpoint": "panchang/inauspicious",
  "oracle": "reference varjya and amrita kala",
  "unit": "s",
  "cases": 182,
  "mean_error": 0.33,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0f4b5152c0b9"
 },
 {
  "endpoint": "panchang/month-season",
  "oracle": "Swiss Ephemeris C library, new moons",
  "unit": "s",
  "cases": 180,
  "mean_error": 0.25,
  "max_error": 0.51,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0f4b5152c0b9"
 },
 {
  "endpoint": "panchang/rahu-kaal",
  "oracle": "reference periods of the day, apparent",
  "unit": "s",
  "cases": 523,
  "mean_error": 0.33,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "f8d522a3f916"
 },
 {
  "endpoint": "panchang/rahu-kaal",
  "oracle": "reference periods of the day, hindu",
  "unit": "s",
  "cases": 523,
  "mean_error": 0.33,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "0259965d82a4"
 },
 {
  "endpoint": "strength/ashtakavarga",
  "oracle": "PyJHora 4.8.5 and a second program: bindus, table parashara",
  "unit": "mismatches",
  "cases": 3240,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "db3e33aadaad"
 },
 {
  "endpoint": "strength/ashtakavarga",
  "oracle": "PyJHora 4.8.5 and a second program: bindus, table varahamihira",
  "unit": "mismatches",
  "cases": 3240,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "db3e33aadaad"
 },
 {
  "endpoint": "strength/shadbala",
  "oracle": "classical rules on Swiss Ephemeris 2.10.03 longitudes: 12 parts",
  "unit": "virupas",
  "cases": 2520,
  "mean_error": 0.000015,
  "max_error": 0.000088,
  "run": "2026-11-21T00:00:00Z",
  "commit": "db3e33aadaad"
 },
 {
  "endpoint": "strength/shadbala",
  "oracle": "classical rules: lords of weekday and hora",
  "unit": "mismatches",
  "cases": 90,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "db3e33aadaad"
 },
 {
  "endpoint": "transit/chandrashtama",
  "oracle": "Swiss Ephemeris 2.10.03 C library, Moon entries",
  "unit": "s",
  "cases": 35,
  "mean_error": 0.26,
  "max_error": 0.49,
  "run": "2026-11-21T00:00:00Z",
  "commit": "b47169346dee"
 },
 {
  "endpoint": "transit/house-timeline",
  "oracle": "Swiss Ephemeris 2.10.03 C library, sign entries",
  "unit": "s",
  "cases": 86,
  "mean_error": 0.27,
  "max_error": 0.5,
  "run": "2026-11-21T00:00:00Z",
  "commit": "b47169346dee"
 },
 {
  "endpoint": "varga/shodashavarga",
  "oracle": "Parashara rules and PyJHora 4.8.5: signs of 16 charts",
  "unit": "mismatches",
  "cases": 7200,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "db3e33aadaad"
 },
 {
  "endpoint": "varga/vimshopaka",
  "oracle": "classical rules on Swiss Ephemeris 2.10.03 longitudes",
  "unit": "points",
  "cases": 840,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "db3e33aadaad"
 },
 {
  "endpoint": "varga/{chart}",
  "oracle": "Parashara rules and PyJHora 4.8.5: signs of 20 charts",
  "unit": "mismatches",
  "cases": 9000,
  "mean_error": 0,
  "max_error": 0,
  "run": "2026-11-21T00:00:00Z",
  "commit": "c3d944c2466c"
 },
 {
  "endpoint": "varga/{chart}",
  "oracle": "Swiss Ephemeris 2.10.03 C library: degree in the navamsa",
  "unit": "deg",
  "cases": 450,
  "mean_error": 9.3e-8,
  "max_error": 0.000003,
  "run": "2026-11-21T00:00:00Z",
  "commit": "c3d944c2466c"
 }
];
