/** What computed an answer: shown in every `meta.engine`. A test holds `version` against package.json. */
export const ENGINE = {
  name: 'udaya',
  version: '0.1.0',
  ephemeris: 'swisseph 2.10 sepl_18/semo_18',
  /** Release of the time zone data of the running platform. */
  get zone_data(): string {
    return process.versions['tz'] ?? 'unknown';
  },
};
