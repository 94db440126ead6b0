/** Shapes of the state of the service and of its incidents. */
import * as z from 'zod/mini';
import { about, flag, keyed, text, utcInstant } from '../frame/shapes.ts';

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

/** How long a closed incident is shown. */
export const INCIDENT_DAYS = 90;

export const incidentOut = z.strictObject({
  id: about(text, 'Id: the day on which it was told, and its number on that day'),
  title: about(text, 'What does not work, in one line'),
  parts: about(z.array(keyed(SERVICE_PARTS, 'part of the service')), 'Parts of the service that it touches'),
  start: about(utcInstant, 'Since when'),
  end: about(z.nullable(utcInstant), 'Until when; null while it lasts'),
  updates: about(
    z.array(z.strictObject({ at: about(utcInstant, 'When this was told'), text: about(text, 'What was known then') })),
    'What was told about it, the first first',
  ),
});

export const statusOut = z.strictObject({
  works: about(flag, 'Whether every check passed and no incident is open'),
  checks: about(
    z.strictObject({
      calculations: about(flag, 'Whether a position could be computed just now'),
      storage: about(flag, 'Whether what the service keeps could be read just now; false leaves `incidents` empty'),
    }),
    'What was tried for this answer',
  ),
  incidents: about(
    z.array(incidentOut),
    `Open incidents, and those that ended in the last ${INCIDENT_DAYS} days; the newest first`,
  ),
});
export type Status = z.output<typeof statusOut>;
