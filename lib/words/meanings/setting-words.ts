/** What the words of settings are: what can be chosen in a request, and what each choice means. */
import type { AyanamsaKey, HouseSystem } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { MuhuratEventId } from '../../../layers/jyotish/muhurat/events.ts';
import type { DrawingLanguage } from '../drawing.ts';

/** Modules of a report of a birth. */
export type ReportModule =
  | 'glance'
  | 'birth'
  | 'charts'
  | 'houses'
  | 'relations'
  | 'vargas'
  | 'vargas_fine'
  | 'karakas'
  | 'ashtakavarga'
  | 'strength'
  | 'vimshottari'
  | 'vimshottari_short'
  | 'yogini'
  | 'yogas'
  | 'doshas'
  | 'self'
  | 'self_short'
  | 'planets'
  | 'lords'
  | 'present'
  | 'present_whole'
  | 'limbs'
  | 'together'
  | 'sky_now'
  | 'areas'
  | 'coming'
  | 'notice';
/** Forms of a drawn chart. */
export type DrawnStyle = 'north' | 'south' | 'east' | 'sri_lanka' | 'circle';

/** A choice with its name. */
export interface NamedMeaning {
  readonly name: string;
  readonly meaning: string;
}

export interface SettingMeanings {
  readonly ayanamsas: Readonly<Record<AyanamsaKey, string>>;
  readonly houseSystems: Readonly<Record<HouseSystem, NamedMeaning>>;
  readonly events: Readonly<Record<MuhuratEventId, string>>;
  readonly modules: Readonly<Record<ReportModule, NamedMeaning>>;
  readonly styles: Readonly<Record<DrawnStyle, NamedMeaning>>;
  readonly languages: Readonly<Record<DrawingLanguage, string>>;
  /** What is there in a language `{name}`: texts and drawings, or drawings alone. */
  readonly texts: string;
  readonly drawings: string;
  /** Name and meaning of a part of the zodiac in the Krishnamurti system: `{n}`, `{from}`, `{to}`, `{star}`, `{sub}`. */
  readonly kpNumber: NamedMeaning;
}
