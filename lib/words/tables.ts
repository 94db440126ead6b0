/** What each language must have words for: a name for every key of each table. */
import type { BirthdayNote } from '../../layers/jyotish/calendar/birthday.ts';
import type { EraId } from '../../layers/jyotish/calendar/eras.ts';
import type { FestivalRegion, FestivalTradition } from '../../layers/jyotish/calendar/festival-rows.ts';
import type { Observance } from '../../layers/jyotish/calendar/month-grid.ts';
import type { PitruCustom, ShraddhaCase, ShraddhaNote } from '../../layers/jyotish/calendar/shraddha.ts';
import type { WrittenDateNote } from '../../layers/jyotish/calendar/lunar-to-civil.ts';
import type { School } from '../../layers/jyotish/calendar/which-day.ts';
import type { Worship } from '../../layers/jyotish/calendar/worship.ts';
import type { AyanamsaKey, LunarEclipse, SolarEclipse, Twilight } from '../../layers/jyotish/ephemeris/sky.ts';
import type { Grade } from '../../layers/jyotish/muhurat/score.ts';
import type { ADVERSE_IDS } from '../../layers/jyotish/panchang/adverse.ts';
import type { AUSPICIOUS_IDS } from '../../layers/jyotish/panchang/auspicious.ts';
import type { ChoghadiyaNature } from '../../layers/jyotish/panchang/choghadiya.ts';
import type { AgniPlace, Direction, ShivaPlace } from '../../layers/jyotish/panchang/nivas.ts';
import type { HeliacalKind } from '../../layers/jyotish/sky-events/heliacal.ts';
import type { SolsticeKind, SolsticeSystem } from '../../layers/jyotish/sky-events/solstices.ts';
import type { MOON_PHASES } from '../../layers/jyotish/sky-events/aspects.ts';

/** A day: its good and adverse windows, how good a time is, directions, dwellings, eras. */
export interface DayWords {
  readonly adverse: Readonly<Record<(typeof ADVERSE_IDS)[number], string>>;
  readonly auspicious: Readonly<Record<(typeof AUSPICIOUS_IDS)[number], string>>;
  readonly grades: Readonly<Record<ChoghadiyaNature | Grade | 'vetoed', string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly dwellings: Readonly<Record<AgniPlace | ShivaPlace, string>>;
  readonly eras: Readonly<Record<EraId, string>>;
}

/** The sky: phases, twilights, eclipses, ayanamsas. */
export interface SkyWords {
  readonly phases: Readonly<Record<(typeof MOON_PHASES)[number], string>>;
  readonly solstices: Readonly<Record<SolsticeKind, string>>;
  readonly heliacal: Readonly<Record<HeliacalKind, string>>;
  readonly zodiacs: Readonly<Record<SolsticeSystem, string>>;
  readonly twilights: Readonly<Record<Twilight, string>>;
  readonly eclipses: {
    readonly solar: Readonly<Record<SolarEclipse['kind'], string>>;
    readonly lunar: Readonly<Record<LunarEclipse['kind'], string>>;
  };
  readonly ayanamsas: Readonly<Record<AyanamsaKey, string>>;
}

/** Observances beside their own names: windows of worship, schools, regions, traditions. */
export interface ObservanceWords {
  readonly families: Readonly<Record<Observance['family'], string>>;
  readonly windows: Readonly<Record<Worship['id'], string>>;
  readonly schools: Readonly<Record<School, string>>;
  readonly regions: Readonly<Record<FestivalRegion, string>>;
  readonly traditions: Readonly<Record<FestivalTradition, string>>;
}

/** Annual rites, birthdays and written dates. */
export interface AnniversaryWords {
  readonly shraddhaCases: Readonly<Record<ShraddhaCase, string>>;
  readonly pitruCustoms: Readonly<Record<PitruCustom, string>>;
  readonly shraddhaNotes: Readonly<Record<ShraddhaNote, string>>;
  readonly birthdayNotes: Readonly<Record<BirthdayNote, string>>;
  readonly writtenDateNotes: Readonly<Record<WrittenDateNote, string>>;
}

/** Subscription calendars: their names and the few phrases of their events. */
export interface SubscriptionWords {
  readonly name: (place: string | null) => string;
  readonly vaishnava: (name: string) => string;
  readonly parana: (name: string) => string;
  readonly entry: (time: string) => string;
  readonly sutak: (time: string) => string;
}
