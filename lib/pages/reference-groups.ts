/** How the reference is ordered: suites by what a person wants to do, in each suite what most people call first. */
import type { Banks } from '../words/bank.ts';

export type Group = keyof Banks['pages/docs']['groups'];

const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  kundli: [
    'core',
    'kundli',
    'varga',
    'dasha',
    'yoga',
    'dosha',
    'strength',
    'jaimini',
    'kp',
    'lal-kitab',
    'varshaphal',
    'prashna',
  ],
  matching: ['matching'],
  day: ['panchang', 'muhurat', 'calendar', 'transit', 'ephemeris'],
  readings: ['horoscope', 'interpret', 'numerology', 'remedies'],
  reports: ['pdf', 'charts', 'reports', 'brands'],
  astrologer: ['ai', 'conversations', 'mcp'],
  tools: ['geo', 'batch', 'reference', 'meta'],
  account: ['account', 'keys', 'usage', 'billing'],
};

/** Suites in their groups; one that stands in no row comes with the tools. */
export const groupsOf = <S extends { readonly name: string }>(
  suites: readonly S[],
): readonly { readonly group: Group; readonly suites: readonly S[] }[] => {
  const named = new Set(Object.values(GROUPS).flat());
  return (Object.keys(GROUPS) as Group[])
    .map((group) => ({
      group,
      suites: [
        ...GROUPS[group].flatMap((name) => suites.filter((one) => one.name === name)),
        ...(group === 'tools' ? suites.filter(({ name }) => !named.has(name)) : []),
      ],
    }))
    .filter((row) => row.suites.length > 0);
};

/** What most people ask of a suite, the first of all first. Names below /v1. */
const POPULAR: readonly string[] = [
  'birthchart',
  'astro/get_astro_data',
  'kundli/planets',
  'kundli/full',
  'kundli/houses',
  'kundli/avakahada',
  'varga/{chart}',
  'dasha/vimshottari',
  'dasha/current',
  'yoga/all',
  'dosha/manglik',
  'dosha/sade-sati',
  'dosha/kaal-sarp',
  'matching/ashtakoot',
  'matching/summary',
  'matching/manglik',
  'panchang/daily',
  'panchang/choghadiya',
  'panchang/rahu-kaal',
  'panchang/hora',
  'panchang/inauspicious',
  'panchang/auspicious',
  'muhurat/find/{event}',
  'calendar/festivals',
  'calendar/month',
  'horoscope/daily',
  'horoscope/weekly',
  'interpret/natal',
  'numerology/core',
  'remedies/gemstones',
  'pdf/kundli',
  'pdf/matching',
  'charts/render',
  'ai/chat',
  'ai/verify',
  'geo/search',
  'transit/current',
  'ephemeris/positions',
];

/** Operations of a suite in the order of the reference: what most people ask first, the others by their path. */
export const byUse = <O extends { readonly path: string }>(operations: readonly O[]): readonly O[] => {
  const place = ({ path }: O): number => {
    const found = POPULAR.indexOf(path.replace('/v1/', ''));
    return found === -1 ? POPULAR.length : found;
  };
  return operations.toSorted((a, b) => place(a) - place(b));
};
