/** The present state of the service: what was tried just now, and what the operator has told. */
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { USUAL_SKY } from '../../../layers/jyotish/ephemeris/sky.ts';
import { skyOpener, type OpenSky } from '../../adapters/ephemeris.ts';
import { StorageDown, type Table } from '../../contract/ports/table.ts';
import { utcOf } from '../../contract/values/utc.ts';
import type { Status } from '../../contract/suites/status.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { shownIncidents, type Incident, type Told } from './incidents.ts';

/** Whether the ephemeris answers, as `GET /v1/health` tries it. */
const computes = async (open: () => Promise<OpenSky>, now: JulianDay): Promise<boolean> => {
  try {
    const sky = (await open())(USUAL_SKY);
    return Number.isFinite(sky.longitude('sun', now));
  } catch {
    return false;
  }
};

/** Null where storage did not answer. */
const readable = async (table: Table, at: number): Promise<readonly Incident[] | null> => {
  try {
    return await shownIncidents(table, at);
  } catch (error) {
    if (error instanceof StorageDown) return null;
    throw error;
  }
};

/** What decides a state. */
export interface StateCall {
  readonly now: JulianDay;
  readonly table: Table;
  readonly options: { readonly language: Language };
}

/** The state at `at` (epoch ms). Incidents are told in Hindi and English. */
export const statusAt = async (
  { now, table, options: { language } }: StateCall,
  at: number,
  open: () => Promise<OpenSky> = skyOpener,
): Promise<Status> => {
  const [incidents, calculations] = await Promise.all([readable(table, at), computes(open, now)]);
  const said = (text: Told): string => Object.entries(text).find(([code]) => code === language)?.[1] ?? text.en;
  const instant = (ms: number): string => utcOf(Math.floor(ms / 1000));
  const names = bank(language, 'platform').part;
  const isOpen = (incidents ?? []).some(({ end }) => end === 0);
  return {
    works: calculations && incidents !== null && !isOpen,
    checks: { calculations, storage: incidents !== null },
    incidents: (incidents ?? []).map(({ id, title, parts, start, end, updates }) => ({
      id,
      title: said(title),
      parts: parts.map((key) => ({ key, name: names[key] })),
      start: instant(start),
      end: end === 0 ? null : instant(end),
      updates: updates.map((one) => ({ at: instant(one.at), text: said(one.text) })),
    })),
  };
};
