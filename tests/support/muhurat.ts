/** What tests of muhurta share: a place, two people, the form of a window. */
/** Where the windows are sought. */
export const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

export interface Keyed<K extends string = string> {
  readonly key: K;
  readonly name: string;
}
/** The keys of some rows. */
export const keysOf = <K extends string>(rows: readonly Keyed<K>[]): K[] => rows.map(({ key }) => key);

/** The event as the path names it. */
export const path = (event: string) => ({ path: { event } });
export const GROOM = { date: '1990-05-10', time: '19:55', ...DELHI, gender: 'male' };
export const BRIDE = { date: '1993-11-02', time: '06:12', ...DELHI, gender: 'female' };

/** A window as `muhurat/find` answers it, as far as tests read it. */
export interface Window {
  readonly span: { readonly start: string; readonly end: string };
  readonly score: number;
  readonly grade: string;
  readonly grade_name: string;
  readonly passed: readonly Keyed[];
  readonly failed: readonly Keyed[];
  readonly lagna: { readonly key: string } | null;
}
