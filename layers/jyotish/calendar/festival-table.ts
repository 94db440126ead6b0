/**
 * The festivals: one row each (Dharmasindhu, Nirnayasindhu; regional practice where neither has a verse).
 * Months are amanta, 1 Chaitra … 12 Phalguna; tithis 1–30; names are in `lib/words`.
 */
import { EKADASHI_IDS } from './ekadashi.ts';
import {
  ALL,
  ekadashi,
  inSunSign as inSign,
  K,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  REGION_QUARTERS,
  sankranti,
  SOUTH,
  onTithi as tithi,
  type DateRow,
  type EkadashiRow,
  type FestivalRegion,
  type LunarStarRow,
  type SankrantiRow,
  type SolarDayRow,
  type SolarMonthRow,
  type TithiRow,
  type WeekdayRow,
} from './festival-rows.ts';
import { REGIONAL_FESTIVALS } from './regional-festivals.ts';

const TITHI_FESTIVALS = [
  tithi('ugadi', 1, 1, 'udaya F F', 'common', ['andhra', 'karnataka']),
  tithi('gudi_padwa', 1, 1, 'udaya F F', 'common', ['maharashtra']),
  tithi('chaitra_navratri', 1, 1, 'udaya F F', 'shakta', ALL, { worship: ['ghatasthapana'] }),
  tithi('gangaur', 1, 3, 'udaya F F', 'common', ['rajasthan']),
  tithi('yamuna_chhath', 1, 6, 'udaya F F', 'vaishnava', NORTH),
  tithi('rama_navami', 1, 9, 'madhyahna L F', 'vaishnava', ALL, { worship: ['madhyahna'] }),
  tithi('mahavir_jayanti', 1, 13, 'udaya F F', 'jain'),
  tithi('hanuman_janmotsava', 1, 15, 'udaya F S', 'vaishnava'),
  tithi('akshaya_tritiya', 2, 3, { special: 'akshaya' }),
  tithi('parashurama_jayanti', 2, 3, 'pradosha S F', 'vaishnava'),
  tithi('ganga_saptami', 2, 7, 'madhyahna F S', 'common', ALL),
  tithi('sita_navami', 2, 9, 'madhyahna F S', 'vaishnava'),
  tithi('narasimha_jayanti', 2, 14, 'sunset S F', 'vaishnava', ALL, { parana: 'after_sunrise' }),
  tithi('kurma_jayanti', 2, 15, 'sunset S F', 'vaishnava'),
  tithi('buddha_purnima', 2, 15, 'udaya F F', 'buddhist'),
  tithi('vat_savitri_vrat', 2, 30, 'aparahna F F', 'common', NORTH_EAST),
  tithi('shani_jayanti', 2, 30, 'udaya F F'),
  tithi('ganga_dussehra', 3, 10, 'purvahna F S', 'common', ALL, { inLeap: true }),
  tithi('vat_purnima', 3, 15, 'madhyahna F F', 'common', ['maharashtra', 'gujarat', 'south']),
  tithi('rath_yatra', 4, 2, 'udaya F F', 'vaishnava'),
  tithi('guru_purnima', 4, 15, 'udaya F F'),
  tithi('hariyali_teej', 5, 3, 'udaya F F', 'common', NORTH),
  tithi('nag_panchami', 5, 5, 'pratah F F'),
  tithi('varalakshmi_vrat', 5, 15, { special: 'varalakshmi' }, 'shakta', [...SOUTH, 'maharashtra', 'odisha']),
  tithi('raksha_bandhan', 5, 15, { special: 'raksha' }, 'common', ALL, { worship: ['rakhi'] }),
  tithi('avani_avittam', 5, 15, { special: 'raksha' }, 'smarta', ['tamil_nadu', 'kerala', 'andhra']),
  tithi('kajari_teej', 5, K + 3, 'udaya F F', 'common', NORTH),
  tithi('bahula_chauth', 5, K + 4, 'sayahna F F', 'vaishnava', NORTH_WEST),
  tithi('hal_shashthi', 5, K + 6, 'udaya F F', 'vaishnava', NORTH),
  tithi('janmashtami', 5, K + 8, { special: 'janmashtami' }, 'smarta', ALL, {
    worship: ['nishita'],
    parana: 'after_tithi',
  }),
  tithi('janmashtami_vaishnava', 5, K + 8, { special: 'janmashtami_vaishnava' }, 'vaishnava', ALL, {
    worship: ['nishita'],
    parana: 'after_sunrise',
  }),
  tithi('hartalika_teej', 6, 3, 'pratah S S', 'shaiva', NORTH_WEST),
  tithi('ganesh_chaturthi', 6, 4, 'madhyahna L S', 'ganapatya', ALL, { worship: ['madhyahna'] }),
  tithi('rishi_panchami', 6, 5, 'madhyahna F F', 'common', ALL, { worship: ['madhyahna'] }),
  tithi('radha_ashtami', 6, 8, 'madhyahna L S', 'vaishnava'),
  tithi('vamana_jayanti', 6, 12, 'madhyahna F F', 'vaishnava'),
  tithi('anant_chaturdashi', 6, 14, 'udaya F F', 'vaishnava'),
  tithi('pitru_paksha_begins', 6, 15, 'aparahna L F', 'smarta'),
  tithi('sarva_pitru_amavasya', 6, 30, 'aparahna L S', 'smarta'),
  tithi('sharad_navratri', 7, 1, 'udaya F F', 'shakta', ALL, { worship: ['ghatasthapana'] }),
  tithi('durga_puja_saptami', 7, 7, { special: 'maha_saptami' }, 'shakta', ['east']),
  tithi('durga_ashtami', 7, 8, 'udaya F S', 'shakta', ALL, { worship: ['sandhi_puja'] }),
  tithi('maha_navami', 7, 9, 'udaya F S', 'shakta'),
  tithi('vijayadashami', 7, 10, { special: 'vijayadashami' }),
  tithi('sharad_purnima', 7, 15, 'moonrise F F', 'vaishnava'),
  tithi('kojagara_puja', 7, 15, 'nishita F F', 'shakta', ['east', 'maharashtra'], { worship: ['nishita'] }),
  tithi('karwa_chauth', 7, K + 4, 'moonrise F S', 'common', NORTH_WEST, { worship: ['dusk_puja', 'fast_to_moonrise'] }),
  tithi('ahoi_ashtami', 7, K + 8, 'pradosha F S', 'common', NORTH, { worship: ['dusk_puja'] }),
  tithi('govatsa_dwadashi', 7, K + 12, 'pradosha F F', 'common', ALL),
  tithi('dhanteras', 7, K + 13, 'pradosha S S'),
  tithi('naraka_chaturdashi', 7, K + 14, 'arunodaya S S', 'common', ALL, { worship: ['abhyanga'] }),
  tithi('diwali', 7, 30, { special: 'diwali' }, 'common', ALL, { worship: ['lakshmi_puja'] }),
  tithi('kali_puja', 7, 30, 'nishita S F', 'shakta', ['east'], { worship: ['nishita'] }),
  tithi('govardhan_puja', 8, 1, 'pratah F F', 'vaishnava'),
  tithi('gujarati_new_year', 8, 1, 'pratah F F', 'common', ['gujarat']),
  tithi('bhai_dooj', 8, 2, 'aparahna L S'),
  tithi('skanda_shashthi', 8, 6, 'sunset F S', 'kaumara', SOUTH),
  tithi('chhath_puja', 8, 6, 'udaya F F', 'saura', NORTH_EAST),
  tithi('gopashtami', 8, 8, 'udaya F F', 'vaishnava', NORTH),
  tithi('akshaya_navami', 8, 9, 'purvahna L F'),
  tithi('tulsi_vivah', 8, 12, 'udaya F F', 'vaishnava'),
  tithi('vaikuntha_chaturdashi', 8, 14, 'nishita F S', 'shaiva', ALL, { worship: ['nishita'] }),
  tithi('dev_diwali', 8, 15, 'pradosha S F', 'shaiva', NORTH),
  tithi('kartika_purnima', 8, 15, 'udaya F F'),
  tithi('guru_nanak_jayanti', 8, 15, 'udaya F F', 'sikh'),
  tithi('kala_bhairava_jayanti', 8, K + 8, { special: 'kalashtami' }, 'shaiva', ALL, { worship: ['nishita'] }),
  tithi('vivah_panchami', 9, 5, 'udaya F F', 'vaishnava', NORTH_EAST),
  tithi('dattatreya_jayanti', 9, 15, 'pradosha S F', 'common', ['maharashtra', 'karnataka', 'andhra', 'gujarat']),
  tithi('sakat_chauth', 10, K + 4, 'moonrise F S', 'ganapatya', NORTH_WEST, {
    worship: ['dusk_puja', 'fast_to_moonrise'],
  }),
  tithi('mauni_amavasya', 10, 30, 'udaya F S', 'common', NORTH),
  tithi('vasant_panchami', 11, 5, { special: 'vasant_panchami' }),
  tithi('ratha_saptami', 11, 7, 'arunodaya F S', 'saura'),
  tithi('bhishma_ashtami', 11, 8, 'madhyahna F F', 'vaishnava'),
  tithi('magha_purnima', 11, 15, 'udaya F F'),
  tithi('maha_shivaratri', 11, K + 14, 'nishita F S', 'shaiva', ALL, { worship: ['nishita'], parana: 'within_tithi' }),
  tithi('holika_dahan', 12, 15, { special: 'holika' }, 'common', ALL, { worship: ['holika_dahan'] }),
  tithi('holi', 12, 15, { special: 'holika' }, 'common', ALL, { shift: 1 }),
  tithi('sheetala_ashtami', 12, K + 8, 'udaya F F', 'shakta', NORTH_WEST),
];

const SANKRANTI_FESTIVALS = [
  // The eve of Maghi: 13 January in the lists of Punjab for 2016, 2024 and 2025.
  sankranti('lohri', 10, 'vedic_day', ['punjab', 'north'], { shift: -1 }),
  sankranti('makar_sankranti', 10, 'observed', ALL, { worship: ['punya_kala'] }),
  sankranti('bhogi', 10, 'tamil', SOUTH, { shift: -1 }),
  sankranti('pongal', 10, 'tamil', ['tamil_nadu']),
  sankranti('mattu_pongal', 10, 'tamil', ['tamil_nadu'], { shift: 1 }),
  sankranti('baisakhi', 1, 'civil_day', ['punjab', 'north'], {}, 'sikh'),
  sankranti('pana_sankranti', 1, 'civil_day', ['odisha']),
  sankranti('puthandu', 1, 'tamil', ['tamil_nadu']),
  sankranti('vishu', 1, 'first_sunrise', ['kerala']),
  sankranti('pohela_boishakh', 1, 'bengali', ['bengal']),
  sankranti('vishwakarma_puja', 6, 'observed', ['east', 'north']),
];

const SOLAR_MONTH_FESTIVALS = [
  inSign('onam', 5, 'nakshatra', 22, 'udaya', 'vaishnava', ['kerala']),
  inSign('karthigai_deepam', 8, 'nakshatra', 3, 'pradosha', 'shaiva', ['tamil_nadu', 'kerala']),
  inSign('arudra_darshan', 9, 'nakshatra', 6, 'full_moon', 'shaiva', ['tamil_nadu', 'kerala']),
  inSign('thai_pusam', 10, 'nakshatra', 8, 'full_moon', 'kaumara', ['tamil_nadu', 'kerala']),
  inSign('masi_magam', 11, 'nakshatra', 10, 'full_moon', 'common', ['tamil_nadu', 'kerala']),
  inSign('panguni_uthiram', 12, 'nakshatra', 12, 'full_moon', 'kaumara', ['tamil_nadu', 'kerala']),
  inSign('vaikuntha_ekadashi', 9, 'tithi', 11, 'vaikuntha', 'vaishnava', SOUTH, { parana: 'ekadashi' }),
];

const EKADASHI_FESTIVALS = [
  ...EKADASHI_IDS.map((id) => ekadashi(id, id)),
  ekadashi('gita_jayanti', 'mokshada_ekadashi'),
];

/** Every id of the table: a row makes its own. */
export type FestivalId = (
  | (typeof TITHI_FESTIVALS)[number]
  | (typeof SANKRANTI_FESTIVALS)[number]
  | (typeof SOLAR_MONTH_FESTIVALS)[number]
  | (typeof EKADASHI_FESTIVALS)[number]
  | (typeof REGIONAL_FESTIVALS)[number]
)['id'];

export type TithiFestival = TithiRow<FestivalId>;
export type EkadashiFestival = EkadashiRow<FestivalId>;
export type SankrantiFestival = SankrantiRow<FestivalId>;
export type SolarMonthFestival = SolarMonthRow<FestivalId>;
export type LunarStarFestival = LunarStarRow<FestivalId>;
export type WeekdayFestival = WeekdayRow<FestivalId>;
export type SolarDayFestival = SolarDayRow<FestivalId>;
export type DateFestival = DateRow<FestivalId>;
export type Festival =
  | TithiFestival
  | EkadashiFestival
  | SankrantiFestival
  | SolarMonthFestival
  | LunarStarFestival
  | WeekdayFestival
  | SolarDayFestival
  | DateFestival;

/**
 * Every festival: those of tithis from Chaitra on, of the Sun's entries, of stars in solar months, the Ekadashis, and those
 * of single regions and communities.
 */
export const FESTIVALS: readonly Festival[] = [
  ...TITHI_FESTIVALS,
  ...SANKRANTI_FESTIVALS,
  ...SOLAR_MONTH_FESTIVALS,
  ...EKADASHI_FESTIVALS,
  ...REGIONAL_FESTIVALS,
];
export const FESTIVAL_IDS: readonly FestivalId[] = FESTIVALS.map(({ id }) => id);

/** The festival of an id. Throws for an unknown one. */
export const festivalOf = (id: string): Festival => {
  const found = FESTIVALS.find((festival) => festival.id === id);
  if (!found) throw new Error(`no festival ${id}`);
  return found;
};

/** Whether a festival is kept in a region: everywhere, there, in its quarter, or in a state of it. */
export const keptIn = ({ regions }: Festival, region: FestivalRegion): boolean =>
  region === 'all' ||
  regions.some(
    (kept) => kept === 'all' || kept === region || kept === REGION_QUARTERS[region] || REGION_QUARTERS[kept] === region,
  );
