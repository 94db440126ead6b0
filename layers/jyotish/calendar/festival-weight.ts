/** How much a festival weighs for readers of a region: what a calendar prints first where its room is small. */
import { festivalOf, keptIn, type Festival, type FestivalId } from './festival-table.ts';
import type { FestivalRegion, FestivalTradition } from './festival-rows.ts';

/** 3: known in all India; 2: kept in most homes of its region; a festival without a row weighs 1. */
type Weight = 1 | 2 | 3;

/** Weights by the usual lists of holidays of the Union and the states, and by what wall calendars print large. */
const WEIGHTS: Readonly<Partial<Record<FestivalId, Weight>>> = {
  ugadi: 3,
  gudi_padwa: 3,
  chaitra_navratri: 3,
  rama_navami: 3,
  mahavir_jayanti: 3,
  hanuman_janmotsava: 3,
  akshaya_tritiya: 3,
  buddha_purnima: 3,
  rath_yatra: 3,
  guru_purnima: 3,
  raksha_bandhan: 3,
  janmashtami: 3,
  hartalika_teej: 3,
  ganesh_chaturthi: 3,
  sarva_pitru_amavasya: 3,
  sharad_navratri: 3,
  durga_puja_saptami: 3,
  durga_ashtami: 3,
  maha_navami: 3,
  vijayadashami: 3,
  karwa_chauth: 3,
  dhanteras: 3,
  diwali: 3,
  kali_puja: 3,
  govardhan_puja: 3,
  gujarati_new_year: 3,
  bhai_dooj: 3,
  chhath_puja: 3,
  dev_diwali: 3,
  guru_nanak_jayanti: 3,
  vasant_panchami: 3,
  maha_shivaratri: 3,
  holi: 3,
  lohri: 3,
  makar_sankranti: 3,
  pongal: 3,
  baisakhi: 3,
  pana_sankranti: 3,
  puthandu: 3,
  vishu: 3,
  pohela_boishakh: 3,
  onam: 3,
  karthigai_deepam: 3,
  ayudha_puja: 3,
  vaikuntha_ekadashi: 3,
  bohag_bihu_goru: 3,
  gangaur: 2,
  skanda_shashthi: 2,
  thai_pusam: 2,
  panguni_uthiram: 2,
  maha_shashthi: 2,
  durga_dashami_bengal: 2,
  kojagari_lakshmi_puja: 2,
  bhai_phonta: 2,
  jagaddhatri_puja: 2,
  raja_sankranti: 2,
  nuakhai: 2,
  aadi_perukku: 2,
  aadi_amavasai: 2,
  thrissur_pooram: 2,
  attukal_pongala: 2,
  bathukamma_begins: 2,
  bonalu: 2,
  magh_bihu: 2,
  nepali_new_year: 2,
  vijaya_dashami_tika: 2,
  bhai_tika: 2,
  nanakshahi_new_year: 2,
  maghi: 2,
  hola_mohalla: 2,
  yamuna_chhath: 2,
  parashurama_jayanti: 2,
  ganga_saptami: 2,
  narasimha_jayanti: 2,
  vat_savitri_vrat: 2,
  ganga_dussehra: 2,
  vat_purnima: 2,
  hariyali_teej: 2,
  nag_panchami: 2,
  varalakshmi_vrat: 2,
  avani_avittam: 2,
  kajari_teej: 2,
  hal_shashthi: 2,
  janmashtami_vaishnava: 2,
  radha_ashtami: 2,
  anant_chaturdashi: 2,
  pitru_paksha_begins: 2,
  sharad_purnima: 2,
  kojagara_puja: 2,
  ahoi_ashtami: 2,
  naraka_chaturdashi: 2,
  akshaya_navami: 2,
  tulsi_vivah: 2,
  kartika_purnima: 2,
  kala_bhairava_jayanti: 2,
  dattatreya_jayanti: 2,
  sakat_chauth: 2,
  mauni_amavasya: 2,
  ratha_saptami: 2,
  magha_purnima: 2,
  holika_dahan: 2,
  bhogi: 2,
  mattu_pongal: 2,
  kaanum_pongal: 2,
  vishwakarma_puja: 2,
  arudra_darshan: 2,
  masi_magam: 2,
  nirjala_ekadashi: 2,
  devshayani_ekadashi: 2,
  devutthana_ekadashi: 2,
  mokshada_ekadashi: 2,
  nabapatrika_saptami: 2,
  dol_purnima: 2,
  manasa_puja: 2,
  jamai_shashthi: 2,
  snana_purnima: 2,
  bahuda_yatra: 2,
  kumar_purnima: 2,
  boita_bandana: 2,
  prathamastami: 2,
  raja_pahili: 2,
  raja_basi: 2,
  chithirai_pournami: 2,
  vaikasi_visakam: 2,
  aadi_krittika: 2,
  aadi_pooram: 2,
  thai_amavasai: 2,
  karadaiyan_nonbu: 2,
  karkidaka_vavu: 2,
  vidyarambham_kerala: 2,
  mandala_kalam_begins: 2,
  guruvayur_ekadashi: 2,
  thiruvathira: 2,
  makaravilakku: 2,
  narali_purnima: 2,
  dahi_handi: 2,
  bail_pola: 2,
  jyeshtha_gauri_pujan: 2,
  champa_shashthi: 2,
  labh_pancham: 2,
  kali_chaudas: 2,
  guru_ravidas_jayanti: 2,
  valmiki_jayanti: 2,
  kati_bihu: 2,
  uruka: 2,
  bohag_bihu_manuh: 2,
  fulpati: 2,
  janai_purnima: 2,
  gai_jatra: 2,
  parkash_guru_gobind_singh: 2,
  khalsa_sajna: 2,
  ambedkar_jayanti: 2,
};

/** Communities whose lesser days stand in the calendars of certain regions alone. */
const COMMUNITY_HOMES: Readonly<Partial<Record<FestivalTradition, readonly FestivalRegion[]>>> = {
  sikh: ['punjab'],
  jain: ['gujarat', 'rajasthan'],
  buddhist: ['nepal'],
};

const weightOf = (id: FestivalId): Weight => WEIGHTS[id] ?? 1;

/** Whether readers of some regions keep it themselves. A region of `all` stands for every reader. */
const isAtHome = (festival: Festival, regions: readonly FestivalRegion[]): boolean => {
  const community = COMMUNITY_HOMES[festival.tradition];
  const ofCommunity = community === undefined || weightOf(festival.id) > 1;
  return regions.some(
    (region) => region === 'all' || (keptIn(festival, region) && (ofCommunity || community.includes(region))),
  );
};

/** What a festival of the region has before one of all India that weighs the same. */
const OWN = 0.5;

/** Ranks of the festivals that a calendar of the readers has room for in any case. */
export const GREAT_RANK = 6;

/**
 * Rank of a festival for readers of some regions, higher before lower: theirs by weight (5 to 7.5), then the great ones of other
 * regions (3); 0 for the lesser ones of others, which a calendar of theirs lists apart.
 * @example
 * festivalRank('chhath_puja', ['north']) // → 7.5
 * festivalRank('mha_puja', ['north']) // → 0
 */
export const festivalRank = (id: string, regions: readonly FestivalRegion[]): number => {
  const festival = festivalOf(id);
  const weight = weightOf(festival.id);
  if (isAtHome(festival, regions)) return 4 + weight + (festival.regions.includes('all') ? 0 : OWN);
  return weight === 3 ? weight : 0;
};
