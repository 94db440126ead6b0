/**
 * Which REST API holds which paths. API Gateway allows 300 resources in one, and raises that only for an API that exists, so a
 * first deployment needs several. A path belongs to an API by its first part below /v1; pages belong to `desk`.
 */

/** API → first parts of its paths. */
export const APIS = {
  desk: [
    'account',
    'ai',
    'batch',
    'brands',
    'conversations',
    'billing',
    'credits',
    'geo',
    'health',
    'keys',
    'mcp',
    'meta',
    'pdf',
    'invoices',
    'jobs',
    'plans',
    'profiles',
    'provenance',
    'reference',
    'reports',
    'sandbox',
    'status',
    'subscription',
    'usage',
    'webhooks',
    'feeds',
  ],
  natal: [
    'birthchart',
    'charts',
    'dasha',
    'dosha',
    'interpret',
    'jaimini',
    'kp',
    'kundli',
    'lal-kitab',
    'prashna',
    'remedies',
    'strength',
    'varga',
    'varshaphal',
    'yoga',
  ],
  sky: ['astro', 'calendar', 'ephemeris', 'horoscope', 'matching', 'muhurat', 'numerology', 'panchang', 'transit'],
} as const;
export type Api = keyof typeof APIS;
export const API_NAMES: readonly Api[] = ['desk', 'natal', 'sky'];

/** `kundli` of `/v1/kundli/planets`; nothing of a page. */
export const suiteOfPath = (path: string): string | undefined => /^\/v1\/([^/]+)/.exec(path)?.[1];

/** The APIs that have a path: one, unless the table above is wrong. */
const apisOf = (path: string): readonly Api[] => {
  const suite = suiteOfPath(path);
  if (suite === undefined) return ['desk'];
  return API_NAMES.filter((name) => APIS[name].some((one) => one === suite));
};

/** The API of a path. Throws when none or several have it. */
export const apiOf = (path: string): Api => {
  const [api, other] = apisOf(path);
  if (api === undefined || other !== undefined) throw new Error(pathFaults([path]).join('\n'));
  return api;
};

/** Problems of paths, a sentence each: a suite that no API or several have. */
export const pathFaults = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const found = apisOf(path);
      if (found.length === 1) return [];
      return [
        `The suite ${suiteOfPath(path) ?? '(pages)'} has ${found.length === 0 ? 'no API' : `the APIs ${found.join(', ')}`}: see lib/tools/deploy/apis.ts.`,
      ];
    }),
  ),
];
