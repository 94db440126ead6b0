/** What stands in a calendar feed: coming events as calendar programs show them, in the words of a person. */
import * as z from 'zod/mini';
import { fromUnixMs, type CivilDate, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { CalendarEvent } from '../../answers/present/ics.ts';
import { CELESTIAL_EVENTS as EVENTS, type CelestialType } from '../../contract/suites/celestial-events.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { signForms } from '../../words/forms.ts';
import type { Language } from '../../words/languages.ts';

/** What distinguishes an event from others of its kind and day, and what is said of it. */
interface Told {
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
}
type Words = ReturnType<typeof wordsOf>;

const wordsOf = (language: Language) => bank(language, 'subscription').events;
const lordsOf = (lords: readonly { readonly name: string }[]): string => lords.map(({ name }) => name).join('–');
const keysOf = (lords: readonly { readonly key: string }[]): string => lords.map(({ key }) => key).join('-');

/** What says an event whose data have this shape. */
const teller =
  <S extends z.ZodMiniType>(
    { data: schema }: { readonly data: S },
    told: (data: z.output<S>, words: Words, language: Language) => Told,
  ) =>
  (data: unknown, language: Language): Told =>
    told(schema.parse(data), wordsOf(language), language);

const TELLERS: Readonly<Record<CelestialType, (data: unknown, language: Language) => Told>> = {
  'sky.ingress': teller(EVENTS['sky.ingress'], ({ body, name, to, retrograde }, words, language) => ({
    id: `${body}:${to.key}:${retrograde}`,
    summary: filled(words[retrograde ? 'ingressBack' : 'ingress'], { planet: name, sign: signForms(language, to) }),
  })),
  'sky.station': teller(EVENTS['sky.station'], ({ body, name, direct, sign }, words, language) => ({
    id: `${body}:${direct}`,
    summary: filled(words[direct ? 'stationOn' : 'stationBack'], { planet: name, sign: signForms(language, sign) }),
  })),
  'sky.phase': teller(EVENTS['sky.phase'], ({ phase, phase_name: name, sign }, words, language) => ({
    id: phase,
    summary: filled(words.phase, { phase: name, sign: signForms(language, sign) }),
  })),
  'sky.eclipse': teller(EVENTS['sky.eclipse'], ({ kind, name, visible }, words) => ({
    id: kind,
    summary: name,
    description: words[visible ? 'seen' : 'unseen'],
  })),
  'sky.festival': teller(EVENTS['sky.festival'], ({ key, name }) => ({ id: key, summary: name })),
  'natal.dasha': teller(EVENTS['natal.dasha'], ({ from, to }, words) => ({
    id: keysOf(to),
    summary: filled(words.dasha, { lords: lordsOf(to) }),
    description: filled(words.dashaAfter, { lords: lordsOf(from) }),
  })),
  'natal.transit': teller(EVENTS['natal.transit'], ({ body, name, point, point_name: natal, angle, pass }, words) => ({
    id: `${body}:${point}:${angle}:${pass}`,
    summary: filled(words[angle === 0 ? 'transitOn' : 'transitOpposite'], { planet: name, point: natal }),
  })),
  'natal.sade_sati': teller(EVENTS['natal.sade_sati'], ({ phase, phase_name: name, begins }, words) => ({
    id: `${phase}:${begins}`,
    summary: filled(words[begins ? 'sadeSatiBegins' : 'sadeSatiEnds'], { phase: name }),
  })),
  'natal.chandrashtama': teller(EVENTS['natal.chandrashtama'], (_, words) => ({
    id: 'moon',
    summary: words.chandrashtama,
  })),
  'natal.birthday': teller(EVENTS['natal.birthday'], (_, words) => ({ id: 'birthday', summary: words.birthday })),
};

/** `2026-11-08` as a civil date. */
const civil = (date: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

/** When an event is, of those that have no other members in common. */
const when = z.object({ at: z.string(), date: z.optional(z.string()), until: z.optional(z.string()) });

/** An event as one of a calendar: a day where it has a date, else an instant, or as long as it lasts. */
export const calendarEvent = (kind: CelestialType, data: unknown, language: Language): CalendarEvent => {
  const { id, summary, description = null } = TELLERS[kind](data, language);
  const { at, date, until = at } = when.parse(data);
  const instant = (text: string): JulianDay => fromUnixMs(Date.parse(text));
  const day = civil(date ?? new Date(at).toISOString().slice(0, 10));
  const span = date === undefined ? { start: instant(at), end: instant(until) } : null;
  return { kind, id, date: day, span, summary, description };
};
