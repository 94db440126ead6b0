/** The words of printed reports, as each language gives them. */
import type { HouseSystem, SunriseRule } from '../../layers/jyotish/ephemeris/sky.ts';

/** What a printed report needs of a language besides the names that the answers bring. `{x}` is filled in. */
export interface ReportWords {
  readonly months: readonly string[];
  /** `10 May 1990`. */
  readonly date: string;
  readonly contents: string;
  readonly kundli: { readonly title: string; readonly subject: string };
  readonly matching: { readonly title: string; readonly subject: string };
  readonly numerology: { readonly title: string; readonly subject: string };
  readonly numbers: Readonly<Record<NumberWord, string>>;
  readonly panchang: { readonly title: string; readonly subject: string };
  /** Head of the column from sunrise to sunset. */
  readonly sun_above: string;
  readonly prediction: { readonly title: string; readonly subject: string };
  /** Lines of the cover. */
  readonly cover: { readonly born: string; readonly issued: string };
  /** The solar year. */
  readonly annual: {
    readonly title: string;
    readonly subject: string;
    readonly year: string;
    readonly chapters: Readonly<Record<AnnualChapter, { readonly title: string; readonly lead: string }>>;
    /** Kshetra, uccha, hadda, drekkana, navamsa bala as heads of columns. */
    readonly five: readonly string[];
    /** Place, dignity, sex and time: the four joys as heads of columns. */
    readonly four: readonly string[];
  } & Readonly<Record<AnnualWord, string>>;
  /** Titles of chapters, each with the sentence below it. */
  readonly chapters: Readonly<Record<ChapterWord, { readonly title: string; readonly lead: string }>>;
  readonly headings: Readonly<Record<HeadingWord, string>>;
  readonly labels: Readonly<Record<LabelWord, string>>;
  readonly captions: Readonly<Record<CaptionWord, string>>;
  readonly texts: Readonly<Record<TextWord, string>>;
  /** Head of the column that says whether a dosha works. */
  readonly effective: string;
  /** Values of settings that a reader may ask about. */
  readonly choices: {
    readonly node: Readonly<Record<'mean' | 'true', string>>;
    readonly house_system: Readonly<Record<HouseSystem, string>>;
    readonly sunrise: Readonly<Record<SunriseRule, string>>;
  };
  /** A stretch of `{years}`, `{months}` and `{days}`. */
  readonly lasting: string;
  /** Sthana, dig, kala, cheshta, naisargika, drik bala as heads of columns. */
  readonly sixStrengths: readonly string[];
  /** Five-fold friendship in short, and what the letters mean. */
  readonly relations: Readonly<
    Record<
      'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy',
      { readonly short: string; readonly name: string }
    >
  >;
}

export type AnnualChapter = 'glance' | 'chart' | 'reading' | 'months' | 'rulers' | 'yogas' | 'periods' | 'sahams';
export type AnnualWord =
  | 'rising'
  | 'muntha'
  | 'in_house'
  | 'lord'
  | 'completed'
  | 'begins'
  | 'ends'
  | 'by'
  | 'day'
  | 'night'
  | 'muntha_lord'
  | 'acts'
  | 'how_to_read'
  | 'of_year'
  | 'of_birth'
  | 'marks'
  | 'chosen'
  | 'office'
  | 'strength'
  | 'sees'
  | 'five_fold'
  | 'five_key'
  | 'joys'
  | 'no_yogas'
  | 'periods_key'
  | 'saham';
export type ChapterWord =
  | 'limbs'
  | 'together'
  | 'sky_now'
  | 'areas'
  | 'coming'
  | 'vargas_fine'
  | 'karakas'
  | 'glance'
  | 'birth'
  | 'charts'
  | 'houses'
  | 'relations'
  | 'vargas'
  | 'ashtakavarga'
  | 'strength'
  | 'vimshottari'
  | 'yogini'
  | 'yogas'
  | 'doshas'
  | 'self'
  | 'planets'
  | 'lords'
  | 'present'
  | 'notice'
  | 'verdict'
  | 'couple'
  | 'kootas'
  | 'manglik'
  | 'more_checks'
  | 'both_dashas';
export type HeadingWord =
  | 'sandhi'
  | 'nature'
  | 'karakas'
  | 'arudhas'
  | 'reading'
  | 'settings'
  | 'time_place'
  | 'panchang'
  | 'avakahada'
  | 'ghata'
  | 'planet_table'
  | 'house_table'
  | 'friendship'
  | 'dignity'
  | 'sixteen'
  | 'vimshopaka'
  | 'bindus'
  | 'shadbala'
  | 'periods'
  | 'sub_periods'
  | 'sade_sati'
  | 'no_dosha'
  | 'verify'
  | 'for'
  | 'against'
  | 'checks'
  | 'exceptions'
  | 'porutham'
  | 'papasamyam'
  | 'groom'
  | 'bride';
export type LabelWord =
  | 'gap'
  | 'out_of'
  | 'number'
  | 'star_lord'
  | 'applies'
  | 'benefics'
  | 'malefics'
  | 'neutrals'
  | 'yogakaraka'
  | 'marakas'
  | 'badhaka'
  | 'karaka'
  | 'arudha'
  | 'side'
  | 'weight'
  | 'speaks_for'
  | 'speaks_against'
  | 'name'
  | 'date'
  | 'time'
  | 'place'
  | 'offset'
  | 'utc'
  | 'sunrise'
  | 'sunset'
  | 'weekday'
  | 'ishta'
  | 'tithi'
  | 'nakshatra'
  | 'yoga'
  | 'karana'
  | 'pada'
  | 'lord'
  | 'ascendant'
  | 'moon_sign'
  | 'sun_sign'
  | 'birth_star'
  | 'running'
  | 'varna'
  | 'vashya'
  | 'gana'
  | 'nadi'
  | 'yoni'
  | 'tatva'
  | 'paya'
  | 'yunja'
  | 'letters'
  | 'month'
  | 'tithis'
  | 'planet'
  | 'sign'
  | 'degree'
  | 'house'
  | 'state'
  | 'in_house'
  | 'bhava'
  | 'total'
  | 'required'
  | 'ratio'
  | 'rank'
  | 'rupas'
  | 'period'
  | 'from'
  | 'to'
  | 'planets'
  | 'share'
  | 'source'
  | 'dosha'
  | 'finding'
  | 'grade'
  | 'cancelled'
  | 'present'
  | 'absent'
  | 'ayanamsa'
  | 'node'
  | 'house_system'
  | 'sunrise_rule'
  | 'year_length'
  | 'ephemeris'
  | 'engine'
  | 'exaltation'
  | 'retrograde'
  | 'combust'
  | 'koota'
  | 'groom'
  | 'bride'
  | 'points'
  | 'reason'
  | 'check'
  | 'passed'
  | 'yes'
  | 'no'
  | 'severity'
  | 'shadvarga'
  | 'saptavarga'
  | 'dashavarga'
  | 'shodashavarga';
export type CaptionWord = 'coming' | 'd1' | 'd9' | 'moon' | 'chalit' | 'varga' | 'sav' | 'timeline' | 'partner';
export type TextWord =
  | 'no_sandhi'
  | 'sandhi_key'
  | 'until'
  | 'under_percent'
  | 'boxes_key'
  | 'areas_key'
  | 'kootas_key'
  | 'panchang_key'
  | 'nothing_together'
  | 'area_balance'
  | 'how_to_read'
  | 'marks'
  | 'friendship_key'
  | 'ashtakavarga_key'
  | 'shadbala_key'
  | 'vimshopaka_key'
  | 'balance'
  | 'no_yogas'
  | 'yogas_checked'
  | 'no_doshas'
  | 'absent_doshas'
  | 'met'
  | 'cancelled_by'
  | 'sade_sati_none'
  | 'prevalence'
  | 'sade_sati_next'
  | 'belief'
  | 'no_advice'
  | 'verify'
  | 'contact'
  | 'score_no_decision'
  | 'kootas_total'
  | 'no_exceptions'
  | 'nothing_against'
  | 'papasamyam'
  | 'porutham_total';
export type NumberWord =
  | 'pair'
  | 'relation'
  | 'core_lead'
  | 'loshu_lead'
  | 'lucky_lead'
  | 'pinnacles_lead'
  | 'loshu_caption'
  | 'core'
  | 'mulank'
  | 'bhagyank'
  | 'namank'
  | 'loshu'
  | 'missing'
  | 'repeated'
  | 'arrows'
  | 'lucky'
  | 'good'
  | 'avoid'
  | 'colours'
  | 'directions'
  | 'dates'
  | 'pinnacles'
  | 'pinnacle'
  | 'challenge';
