/** Shapes of the state of the service and of its incidents. */
import * as z from 'zod/mini';
import { about, flag, objectList, objectOf, objectOrNull, text, whole } from '../frame/about.ts';
import { date, keyed, utcInstant } from '../frame/shapes.ts';

/** Parts of the service that an incident may touch. */
export const SERVICE_PARTS = [
  'calculations',
  'reports',
  'astrologer',
  'accounts',
  'payments',
  'webhooks',
  'pages',
] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

/** How long a closed incident is shown, and for how many days probes are. */
export const INCIDENT_DAYS = 90;

/** What a probe asks of the service, each minute, from outside. */
export const PROBE_CHECKS = ['health', 'calculation', 'sign_in', 'settlement'] as const;
export type ProbeCheck = (typeof PROBE_CHECKS)[number];

/** Twice as many as a day has minutes: the clock may call twice. */
const MOST_PROBES = 2880;

const percent = z.number().check(z.gte(0), z.lte(100));

const probeDay = z.strictObject({
  date: about(date, 'Day in UTC'),
  uptime_percent: about(percent, 'Probes that passed, of those that were due, in percent; cut after three decimals'),
  passed: whole(0, MOST_PROBES, 'Probes that passed, one a minute'),
  failed: whole(0, MOST_PROBES, 'Probes of which a check failed'),
  missed: whole(0, MOST_PROBES, 'Minutes without a probe: they count as if it had failed'),
  failures: objectList('Checks that failed on this day', {
    check: about(keyed(PROBE_CHECKS, 'check'), 'What was asked'),
    times: whole(0, MOST_PROBES, 'Probes of the day of which it failed'),
  }),
});

const incidentOut = z.strictObject({
  id: about(text, 'Id: the day on which it was told, and its number on that day'),
  title: about(text, 'What does not work, in one line'),
  parts: about(z.array(keyed(SERVICE_PARTS, 'part of the service')), 'Parts of the service that it touches'),
  start: about(utcInstant, 'Since when'),
  end: about(z.nullable(utcInstant), 'Until when; null while it lasts'),
  updates: objectList('What was told about it, the first first', {
    at: about(utcInstant, 'When this was told'),
    text: about(text, 'What was known then'),
  }),
});

export const statusOut = z.strictObject({
  works: about(flag, 'Whether every check and the last probe passed and no incident is open'),
  checks: objectOf('What was tried for this answer', {
    calculations: about(flag, 'Whether a position could be computed just now'),
    storage: about(flag, 'Whether what the service keeps could be read just now; false leaves `incidents` empty'),
  }),
  probes: objectOf(
    'Every minute the service asks itself through its public address: health, a calculation with a key, the page to sign in; and looks how late settlement is',
    {
      latest: objectOrNull('The last probe; null where none was made yet, or storage was not read', {
        at: about(utcInstant, 'When it was made'),
        passed: about(flag, 'Whether every check passed'),
        failed: about(z.array(keyed(PROBE_CHECKS, 'check')), 'Checks that failed'),
      }),
      uptime_percent: about(
        z.nullable(percent),
        'Probes of all days below that passed, of those that were due, in percent; null where there is none',
      ),
      days: about(z.array(probeDay), `Days with probes, today first, of the last ${INCIDENT_DAYS}`),
    },
  ),
  incidents: about(
    z.array(incidentOut),
    `Open incidents, and those that ended in the last ${INCIDENT_DAYS} days; the newest first`,
  ),
});
export type Status = z.output<typeof statusOut>;
