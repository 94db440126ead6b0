/**
 * Festivals of single regions and communities: one row each. Practice as almanacs and holiday lists of the region print it;
 * the Sikh dates are those of the Nanakshahi calendar of 2003, save Maghi, which Punjab keeps on the day of Makara.
 */
import {
  ALL,
  ekadashi,
  inMonth,
  K,
  lunarStar,
  NORTH,
  onDate,
  onWeekday,
  sankranti,
  solarDay,
  onTithi as tithi,
} from './festival-rows.ts';

const BENGAL = ['bengal'] as const;
const ODISHA = ['odisha'] as const;
const TAMIL = ['tamil_nadu'] as const;
const KERALA = ['kerala'] as const;
const MAHARASHTRA = ['maharashtra'] as const;
const GUJARAT = ['gujarat'] as const;
const RAJASTHAN = ['rajasthan'] as const;
const ASSAM = ['assam'] as const;
const NEPAL = ['nepal'] as const;

/** Sun at 66°40′, the end of the first quarter of Ardra; Ambubachi ends at 70°. */
const AMBUBACHI_DEGREES = { begins: 6 + 2 / 3, ends: 10 } as const;

export const REGIONAL_FESTIVALS = [
  // Bengal
  tithi('jamai_shashthi', 3, 6, 'udaya F F', 'common', BENGAL),
  tithi('bilva_nimantran', 7, 6, 'sayahna F F', 'shakta', BENGAL),
  tithi('maha_shashthi', 7, 6, { special: 'maha_shashthi' }, 'shakta', BENGAL),
  tithi('nabapatrika_saptami', 7, 7, { special: 'maha_saptami' }, 'shakta', BENGAL),
  tithi('durga_dashami_bengal', 7, 10, 'udaya F F', 'shakta', BENGAL),
  tithi('kojagari_lakshmi_puja', 7, 15, 'pradosha S F', 'shakta', BENGAL),
  tithi('bhai_phonta', 8, 2, 'aparahna L S', 'common', BENGAL),
  tithi('jagaddhatri_puja', 8, 9, 'purvahna M S', 'shakta', BENGAL),
  tithi('dol_purnima', 12, 15, 'udaya F F', 'vaishnava', ['bengal', 'odisha']),
  solarDay('manasa_puja', 'bengali', 4, 0, BENGAL),
  // Odisha
  tithi('chandan_yatra', 2, 3, { special: 'akshaya' }, 'vaishnava', ODISHA),
  tithi('sitalsasthi', 3, 6, 'udaya F F', 'shaiva', ODISHA),
  tithi('snana_purnima', 3, 15, 'udaya F F', 'vaishnava', ODISHA),
  tithi('bahuda_yatra', 4, 2, 'udaya F F', 'vaishnava', ODISHA, { shift: 8 }),
  tithi('nuakhai', 6, 5, 'madhyahna L S', 'common', ODISHA),
  tithi('kumar_purnima', 7, 15, 'udaya F F', 'common', ODISHA),
  tithi('boita_bandana', 8, 15, 'udaya F F', 'common', ODISHA),
  tithi('prathamastami', 8, K + 8, 'udaya F F', 'common', ODISHA),
  sankranti('raja_pahili', 3, 'civil_day', ODISHA, { shift: -1 }),
  sankranti('raja_sankranti', 3, 'civil_day', ODISHA),
  sankranti('raja_basi', 3, 'civil_day', ODISHA, { shift: 1 }),
  // Tamil Nadu
  inMonth('chithirai_pournami', 'tamil', 1, 'tithi', 15, TAMIL, 'pradosha S F'),
  inMonth('vaikasi_visakam', 'tamil', 2, 'nakshatra', 16, TAMIL, 'day L F', 'kaumara'),
  inMonth('aani_thirumanjanam', 'tamil', 3, 'nakshatra', 12, TAMIL, 'udaya', 'shaiva'),
  solarDay('aadi_perukku', 'tamil', 4, 18, TAMIL),
  inMonth('aadi_krittika', 'tamil', 4, 'nakshatra', 3, TAMIL, 'udaya', 'kaumara'),
  inMonth('aadi_pooram', 'tamil', 4, 'nakshatra', 11, TAMIL, 'udaya', 'shakta'),
  inMonth('aadi_amavasai', 'tamil', 4, 'tithi', 30, TAMIL),
  // Ayudha Puja and Sarasvati Puja: public holidays of Tamil Nadu, the day before Vijayadashami in each list of 2021 to 2026.
  tithi('ayudha_puja', 7, 10, { special: 'vijayadashami' }, 'shakta', TAMIL, { shift: -1 }),
  inMonth('hanumath_jayanthi_tamil', 'tamil', 9, 'tithi', 30, TAMIL, 'udaya', 'vaishnava'),
  inMonth('thai_amavasai', 'tamil', 10, 'tithi', 30, TAMIL),
  sankranti('kaanum_pongal', 10, 'tamil', TAMIL, { shift: 2 }),
  sankranti('karadaiyan_nonbu', 12, 'vedic_day', TAMIL),
  // Kerala
  inMonth('thrissur_pooram', 'malayalam', 1, 'nakshatra', 11, KERALA, 'night F F'),
  inMonth('karkidaka_vavu', 'tamil', 4, 'tithi', 30, KERALA),
  tithi('vidyarambham_kerala', 7, 10, 'udaya F F', 'common', KERALA),
  solarDay('mandala_kalam_begins', 'malayalam', 8, 1, KERALA),
  inMonth('guruvayur_ekadashi', 'malayalam', 8, 'tithi', 11, KERALA, 'udaya', 'vaishnava'),
  inMonth('thiruvathira', 'malayalam', 9, 'nakshatra', 6, KERALA, 'udaya', 'shaiva'),
  sankranti('makaravilakku', 10, 'observed', KERALA),
  inMonth('attukal_pongala', 'malayalam', 11, 'nakshatra', 11, KERALA, 'day F F', 'shakta'),
  // Maharashtra
  tithi('narali_purnima', 5, 15, 'udaya F F', 'common', MAHARASHTRA),
  tithi('dahi_handi', 5, K + 8, { special: 'janmashtami' }, 'vaishnava', MAHARASHTRA, { shift: 1 }),
  tithi('bail_pola', 5, 30, 'pradosha F F', 'common', MAHARASHTRA),
  lunarStar('jyeshtha_gauri_avahana', 6, 17, MAHARASHTRA),
  lunarStar('jyeshtha_gauri_pujan', 6, 18, MAHARASHTRA),
  lunarStar('jyeshtha_gauri_visarjan', 6, 19, MAHARASHTRA),
  tithi('champa_shashthi', 9, 6, 'udaya F F', 'common', MAHARASHTRA),
  tithi('rang_panchami', 12, K + 5, 'udaya F F', 'common', MAHARASHTRA),
  // Gujarat
  tithi('gauri_vrat_begins', 4, 11, 'udaya F F', 'common', GUJARAT),
  tithi('jaya_parvati_begins', 4, 13, 'udaya F F', 'common', GUJARAT),
  tithi('divaso_hariyali_amavasya', 4, 30, 'udaya F F', 'common', ['gujarat', 'north']),
  tithi('randhan_chhath', 5, K + 6, 'udaya F F', 'common', GUJARAT),
  tithi('shitala_satam', 5, K + 7, 'udaya F F', 'common', GUJARAT),
  tithi('kali_chaudas', 7, K + 14, 'nishita F S', 'common', GUJARAT),
  tithi('labh_pancham', 8, 5, 'pratah F F', 'common', GUJARAT),
  ekadashi('vallabhacharya_jayanti', 'varuthini_ekadashi', GUJARAT),
  // North India, Rajasthan
  tithi('matsya_jayanti', 1, 3, 'madhyahna F F', 'vaishnava'),
  tithi('adi_shankaracharya_jayanti', 2, 5, 'udaya F F', 'smarta'),
  tithi('maharana_pratap_jayanti', 3, 3, 'pratah L F', 'common', RAJASTHAN),
  tithi('mahesh_navami', 3, 9, 'udaya F F', 'shaiva', RAJASTHAN),
  tithi('kabir_jayanti', 3, 15, 'udaya F F', 'common', NORTH),
  tithi('tulsidas_jayanti', 5, 7, 'udaya F F', 'vaishnava', NORTH),
  tithi('valmiki_jayanti', 7, 15, 'udaya F F', 'common', NORTH),
  tithi('shakambhari_purnima', 10, 15, 'udaya F F', 'shakta', NORTH),
  tithi('guru_ravidas_jayanti', 11, 15, 'udaya F F', 'common', NORTH),
  tithi('dayanand_saraswati_jayanti', 11, K + 10, 'udaya S F', 'common', NORTH),
  // Telangana
  tithi('bathukamma_begins', 6, 30, 'aparahna L F', 'shakta', ['telangana']),
  onWeekday('bonalu', 4, 0, ['telangana']),
  // Assam
  sankranti('bohag_bihu_goru', 1, 'civil_day', ASSAM),
  sankranti('bohag_bihu_manuh', 1, 'civil_day', ASSAM, { shift: 1 }),
  sankranti('kati_bihu', 7, 'before_noon', ASSAM),
  sankranti('uruka', 10, 'civil_day', ASSAM),
  sankranti('magh_bihu', 10, 'civil_day', ASSAM, { shift: 1 }),
  sankranti('ambubachi', 3, 'civil_day', ASSAM, { degrees: AMBUBACHI_DEGREES.begins }, 'shakta'),
  sankranti('ambubachi_nivritti', 3, 'civil_day', ASSAM, { degrees: AMBUBACHI_DEGREES.ends }, 'shakta'),
  // Nepal
  solarDay('nepali_new_year', 'nepali', 1, 1, NEPAL),
  tithi('janai_purnima', 5, 15, 'udaya F F', 'common', NEPAL),
  tithi('gai_jatra', 5, K + 1, 'udaya F F', 'common', NEPAL),
  tithi('indra_jatra', 6, 14, 'udaya F F', 'common', NEPAL),
  tithi('fulpati', 7, 7, 'udaya F F', 'shakta', NEPAL),
  tithi('vijaya_dashami_tika', 7, 10, 'udaya F F', 'shakta', NEPAL),
  tithi('kukur_tihar', 7, K + 14, 'udaya F F', 'common', NEPAL),
  tithi('gai_tihar', 7, 30, 'udaya F F', 'common', NEPAL),
  tithi('mha_puja', 8, 1, 'udaya F F', 'common', NEPAL),
  tithi('bhai_tika', 8, 2, 'udaya F F', 'common', NEPAL),
  tithi('bala_chaturdashi', 8, K + 14, 'night F F', 'shaiva', NEPAL),
  tithi('yomari_punhi', 9, 15, 'udaya F F', 'common', NEPAL),
  solarDay('tamu_lhosar', 'nepali', 9, 15, NEPAL),
  solarDay('maghe_sankranti', 'nepali', 10, 1, NEPAL),
  tithi('sonam_lhosar', 11, 1, 'udaya F F', 'buddhist', NEPAL),
  tithi('ghode_jatra', 12, 30, 'udaya F F', 'common', NEPAL),
  // Jain
  tithi('ayambil_oli_chaitra', 1, 7, 'udaya F F', 'jain'),
  tithi('paryushana_begins_shvetambara', 6, 4, 'udaya F F', 'jain', ALL, { shift: -7 }),
  tithi('samvatsari_murtipujak', 6, 4, 'udaya F F', 'jain'),
  tithi('samvatsari_sthanakvasi', 6, 5, 'madhyahna L S', 'jain'),
  tithi('das_lakshana_begins', 6, 5, 'udaya F F', 'jain'),
  tithi('kshamavani', 6, K + 1, 'udaya F F', 'jain'),
  tithi('ayambil_oli_ashvina', 7, 7, 'udaya F F', 'jain'),
  tithi('mahavira_nirvana', 7, 30, { special: 'diwali' }, 'jain'),
  tithi('jnana_panchami', 8, 5, 'udaya F F', 'jain'),
  tithi('mauna_ekadashi', 9, 11, 'udaya F F', 'jain'),
  tithi('parshvanatha_jayanti', 9, K + 10, 'udaya F F', 'jain'),
  // Buddhist, by the Indian and Nepali reckoning
  tithi('dhamma_chakra_day', 4, 15, 'udaya F F', 'buddhist'),
  tithi('pavarana', 7, 15, 'udaya F F', 'buddhist'),
  tithi('magha_puja', 11, 15, 'udaya F F', 'buddhist'),
  onDate('ambedkar_jayanti', 4, 14, 'buddhist'),
  onDate('dhammachakra_pravartan', 10, 14, 'buddhist'),
  // Sikh
  tithi('bandi_chhor', 7, 30, { special: 'diwali' }, 'sikh'),
  tithi('hola_mohalla', 12, 15, 'udaya F F', 'sikh', ['punjab'], { shift: 1 }),
  onDate('parkash_guru_gobind_singh', 1, 5, 'sikh'),
  // The eve is Lohri. The government of Punjab closes Muktsar for the fair on 14 January in 2019, 2023, 2025 and 2026.
  sankranti('maghi', 10, 'vedic_day', ['punjab'], {}, 'sikh'),
  onDate('parkash_guru_har_rai', 1, 31, 'sikh'),
  onDate('nanakshahi_new_year', 3, 14, 'sikh'),
  onDate('gurgaddi_guru_har_rai', 3, 14, 'sikh'),
  onDate('khalsa_sajna', 4, 14, 'sikh'),
  onDate('parkash_guru_angad', 4, 18, 'sikh'),
  onDate('parkash_guru_tegh_bahadur', 4, 18, 'sikh'),
  onDate('parkash_guru_arjan', 5, 2, 'sikh'),
  onDate('parkash_guru_amar_das', 5, 23, 'sikh'),
  onDate('gurgaddi_guru_hargobind', 6, 11, 'sikh'),
  onDate('shaheedi_guru_arjan', 6, 16, 'sikh'),
  onDate('parkash_guru_hargobind', 7, 5, 'sikh'),
  onDate('parkash_guru_harkrishan', 7, 23, 'sikh'),
  onDate('first_parkash_granth_sahib', 9, 1, 'sikh'),
  onDate('parkash_guru_ram_das', 10, 9, 'sikh'),
  onDate('gurgaddi_granth_sahib', 10, 20, 'sikh'),
  onDate('shaheedi_guru_tegh_bahadur', 11, 24, 'sikh'),
  onDate('elder_sahibzade', 12, 21, 'sikh'),
  onDate('younger_sahibzade', 12, 26, 'sikh'),
];
