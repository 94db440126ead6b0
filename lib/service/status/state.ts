/** The present state of the service: what was tried just now, and what the operator has told. */
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { USUAL_SKY } from '../../../layers/jyotish/ephemeris/sky.ts';
import { skyOpener, type OpenSky } from '../../adapters/ephemeris.ts';
import { StorageDown, type Table } from '../../contract/ports/table.ts';
import { utcOf } from '../../contract/values/utc.ts';
import { PROBE_CHECKS, type Status } from '../../contract/suites/status.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { shownIncidents, type Incident, type Told } from './incidents.ts';
import { probesBefore, RECENT_MS, uptimeOf, type Probed } from './probes.ts';

/** Whether the ephemeris answers, as `GET /v1/health` tries it. */
const computes = async (open: () => Promise<OpenSky>, now: JulianDay): Promise<boolean> => {
  try {
    const sky = (await open())(USUAL_SKY);
    return Number.isFinite(sky.longitude('sun', now));
  } catch {
    return false;
  }
};

interface Kept {
  readonly incidents: readonly Incident[];
  readonly probed: Probed;
}

/** Null where storage did not answer. */
const readable = async (table: Table, at: number): Promise<Kept | null> => {
  try {
    const [incidents, probed] = await Promise.all([shownIncidents(table, at), probesBefore(table, at)]);
    return { incidents, probed };
  } catch (error) {
    if (error instanceof StorageDown) return null;
    throw error;
  }
};

/** A day of which no minute is over yet. */
const HUNDRED = 100;

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
  const [kept, calculations] = await Promise.all([readable(table, at), computes(open, now)]);
  const { incidents, probed }: Kept = kept ?? { incidents: [], probed: { latest: null, days: [] } };
  const said = (text: Told): string => Object.entries(text).find(([code]) => code === language)?.[1] ?? text.en;
  const instant = (ms: number): string => utcOf(Math.floor(ms / 1000));
  const { part: names, probe: checks } = bank(language, 'platform');
  const isOpen = incidents.some(({ end }) => end === 0);
  const { latest } = probed;
  const fails = latest !== null && latest.failed.length > 0 && at - latest.at < RECENT_MS;
  return {
    works: calculations && kept !== null && !isOpen && !fails,
    checks: { calculations, storage: kept !== null },
    probes: {
      latest: latest && {
        at: instant(latest.at),
        passed: latest.failed.length === 0,
        failed: latest.failed.map((key) => ({ key, name: checks[key] })),
      },
      uptime_percent: uptimeOf(probed.days),
      days: probed.days.map(({ date, passed, failed, missed, failures }) => ({
        date,
        uptime_percent: uptimeOf([{ passed, failed, missed }]) ?? HUNDRED,
        passed,
        failed,
        missed,
        failures: PROBE_CHECKS.flatMap((key) =>
          failures[key] > 0 ? [{ check: { key, name: checks[key] }, times: failures[key] }] : [],
        ),
      })),
    },
    incidents: incidents.map(({ id, title, parts, start, end, updates }) => ({
      id,
      title: said(title),
      parts: parts.map((key) => ({ key, name: names[key] })),
      start: instant(start),
      end: end === 0 ? null : instant(end),
      updates: updates.map((one) => ({ at: instant(one.at), text: said(one.text) })),
    })),
  };
};
