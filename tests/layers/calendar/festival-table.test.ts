import { FESTIVALS, type TithiFestival } from '../../../layers/jyotish/calendar/festival-table.ts';
import { VRATS } from '../../../layers/jyotish/calendar/vrats.ts';

/**
 * Conventions D.5, "Festivals by window": window, where two days share it (F first, S second, L larger), where none does
 * (F begins, S sunrise), and the festivals with amanta month, half and tithi.
 */
const WINDOWS: readonly string[] = [
  'udaya F F: ugadi 1-S1 · gudi_padwa 1-S1 · chaitra_navratri 1-S1 · gangaur 1-S3 · yamuna_chhath 1-S6 · mahavir_jayanti 1-S13 · buddha_purnima 2-S15 · shani_jayanti 2-30 · rath_yatra 4-S2 · guru_purnima 4-S15 · hariyali_teej 5-S3 · kajari_teej 5-K3 · anant_chaturdashi 6-S14 · sharad_navratri 7-S1 · chhath_puja 8-S6 · gopashtami 8-S8 · tulsi_vivah 8-S12 · kartika_purnima 8-S15 · guru_nanak_jayanti 8-S15 · vivah_panchami 9-S5 · magha_purnima 11-S15 · sheetala_ashtami 12-K8',
  'udaya F S: hanuman_janmotsava 1-S15 · durga_ashtami 7-S8 · maha_navami 7-S9 · mauni_amavasya 10-30 · masik_durgashtami S8',
  'pratah F F: nag_panchami 5-S5 · govardhan_puja 8-S1 · gujarati_new_year 8-S1',
  'pratah S S: hartalika_teej 6-S3',
  'purvahna F F: akshaya_navami 8-S9',
  'purvahna F S: ganga_dussehra 3-S10',
  'madhyahna L F: rama_navami 1-S9',
  'madhyahna F F: rishi_panchami 6-S5 · hal_shashthi 5-K6 · vamana_jayanti 6-S12 · vat_purnima 3-S15 · bhishma_ashtami 11-S8',
  'madhyahna F S: ganga_saptami 2-S7 · sita_navami 2-S9 · radha_ashtami 6-S8',
  'madhyahna L S: ganesh_chaturthi 6-S4 · vinayaka_chaturthi S4',
  'aparahna F F: vat_savitri_vrat 2-30',
  'aparahna L S: bhai_dooj 8-S2 · sarva_pitru_amavasya 6-30 · pitru_paksha_begins 6-S15 · amavasya 30',
  'sunset S F: narasimha_jayanti 2-S14 · kurma_jayanti 2-S15',
  'sunset F S: skanda_shashthi 8-S6 · skanda_shashthi_vrat S6',
  'pradosha F F: parashurama_jayanti 2-S3 · govatsa_dwadashi 7-K12 · dattatreya_jayanti 9-S15 · dev_diwali 8-S15 · purnima_vrat S15',
  'pradosha F S: ahoi_ashtami 7-K8',
  'pradosha S S: dhanteras 7-K13',
  'pradosha L S: pradosh_vrat S13 · pradosh_vrat K13',
  'moonrise F F: sharad_purnima 7-S15 · bahula_chauth 5-K4',
  'moonrise F S: karwa_chauth 7-K4 · sakat_chauth 10-K4 · sankashti_chaturthi K4',
  'nishita F S: maha_shivaratri 11-K14 · masik_shivaratri K14 · vaikuntha_chaturdashi 8-S14 · kala_bhairava_jayanti 8-K8 · kalashtami K8',
  'arunodaya F S: ratha_saptami 11-S7 · naraka_chaturdashi 7-K14',
  'special: holika_dahan 12-S15 holika · holi 12-S15 holika · raksha_bandhan 5-S15 raksha · avani_avittam 5-S15 raksha · akshaya_tritiya 2-S3 akshaya · diwali 7-30 diwali · janmashtami 5-K8 janmashtami · janmashtami_vaishnava 5-K8 janmashtami_vaishnava · vijayadashami 7-S10 vijayadashami · vasant_panchami 11-S5 vasant_panchami · varalakshmi_vrat 5-S15 varalakshmi',
];
/** Rows beside the table: Kojagara by the note at Sharad Purnima, and two of Bengal by the rule of their window. */
const BESIDE = ['kojagara_puja', 'durga_puja_saptami', 'kali_puja'];

/** `m-S9`, `m-K4`, `m-30`, or without a month for every lunation. */
const place = (month: number | null, tithi: number): string => {
  const half = tithi === 30 ? '30' : tithi > 15 ? `K${tithi - 15}` : `S${tithi}`;
  return month === null ? half : `${month}-${half}`;
};
const BOTH = { first: 'F', second: 'S', larger: 'L' } as const;
const NEITHER = { begins: 'F', sunrise: 'S' } as const;

describe('the rule table', () => {
  it('says what the conventions say', () => {
    const isTithi = (festival: (typeof FESTIVALS)[number]): festival is TithiFestival => festival.kind === 'tithi';
    const ours = [
      ...FESTIVALS.filter(isTithi).map(({ id, month, tithi, rule }) => ({ id, at: place(month, tithi), rule })),
      ...VRATS.map(({ id, tithi, rule }) => ({ id, at: place(null, tithi), rule })),
    ].map(({ id, at, rule }) =>
      typeof rule === 'string'
        ? `special: ${id} ${at} ${rule}`
        : `${rule.window} ${BOTH[rule.both]} ${NEITHER[rule.neither]}: ${id} ${at}`,
    );
    const theirs = WINDOWS.flatMap((line) => {
      const [rule = '', rows = ''] = line.split(': ');
      return rows.split(' · ').map((row) => `${rule}: ${row}`);
    });
    expect(ours.filter((row) => !BESIDE.some((id) => row.includes(` ${id} `))).toSorted()).toEqual(theirs.toSorted());
  });

  it('has the solar rows of the conventions', () => {
    const solar = FESTIVALS.flatMap((festival) =>
      festival.kind === 'solar_month'
        ? [`${festival.id} ${festival.anga} ${festival.number} in ${festival.sign}`]
        : festival.kind === 'sankranti'
          ? [`${festival.id} ${festival.sign} ${festival.rule} ${festival.shift}`]
          : [],
    );
    expect(solar).toEqual([
      'lohri 10 observed -1',
      'makar_sankranti 10 observed 0',
      'bhogi 10 tamil -1',
      'pongal 10 tamil 0',
      'mattu_pongal 10 tamil 1',
      'baisakhi 1 civil_day 0',
      'pana_sankranti 1 civil_day 0',
      'puthandu 1 tamil 0',
      'vishu 1 first_sunrise 0',
      'pohela_boishakh 1 bengali 0',
      'vishwakarma_puja 6 observed 0',
      'onam nakshatra 22 in 5',
      'karthigai_deepam nakshatra 3 in 8',
      'arudra_darshan nakshatra 6 in 9',
      'thai_pusam nakshatra 8 in 10',
      'masi_magam nakshatra 10 in 11',
      'panguni_uthiram nakshatra 12 in 12',
      'vaikuntha_ekadashi tithi 11 in 9',
    ]);
  });
});
