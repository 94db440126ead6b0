/** The words that the script of the widgets holds for each of its languages. */
export interface WidgetWords {
  readonly locale: string;
  readonly panchang: string;
  readonly choghadiya: string;
  readonly horoscope: string;
  readonly chart: string;
  readonly matching: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly moonrise: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly yoga: string;
  readonly karana: string;
  readonly day: string;
  readonly night: string;
  readonly noSunset: string;
  readonly noSunrise: string;
  readonly ascendant: string;
  readonly planet: string;
  readonly sign: string;
  readonly degree: string;
  readonly house: string;
  readonly groom: string;
  readonly bride: string;
  readonly koota: string;
  readonly points: string;
  readonly areas: Readonly<Record<'career' | 'love' | 'health' | 'money', string>>;
  readonly loading: string;
  readonly show: string;
  readonly retry: string;
  readonly now: string;
  /** With `{time}`. */
  readonly until: string;
  /** With `{points}` and `{most}`. */
  readonly of: string;
  readonly townHelp: string;
  /** With `{n}`. */
  readonly found: string;
  readonly noTown: string;
  readonly wrong: string;
  readonly busy: string;
  readonly offline: string;
  readonly unset: string;
  readonly failed: string;
  readonly english: string;
}
