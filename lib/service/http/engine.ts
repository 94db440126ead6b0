/** The engine as shown in `meta.engine`. Tests compare the version with package.json and the digests with the files. */
export const ENGINE = {
  name: 'udaya',
  version: '0.1.0',
  ephemeris: 'swisseph 2.10 sepl_18/semo_18',
  /** Release of the time zone data of the running platform. */
  get zone_data(): string {
    return process.versions['tz'] ?? 'unknown';
  },
};

/** The files of swisseph-wasm that every position comes from, by SHA-256. */
export const EPHEMERIS_FILES = [
  { file: 'swisseph.wasm', sha256: 'a6e5f53cc39bac07f44b4ce54e5f90f6bd1e25b6d20df2ea0bc4c1374d09842c' },
  { file: 'swisseph.data', sha256: '1aac44b2ea3dfe668a063ed29dada99a7a96d8fa22fdce626cdf9e270b084ed0' },
] as const;
