/** What the loader knows of the binary; the build puts its value here. */
declare const EPHEMERIS_TABLES: import('../../deploy/ephemeris-core.ts').EphemerisTables;
