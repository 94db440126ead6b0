/** Words of kundli/explain-difference in Hindi. */
import type * as en from '../en/difference.ts';

export const slips: typeof en.slips = {
  clock_hour_ahead: 'घड़ी एक घंटा आगे मानी जाए, जैसे ग्रीष्म या युद्धकालीन समय में',
  clock_hour_behind: 'घड़ी एक घंटा पीछे मानी जाए',
  local_mean_time: 'समय को स्थानीय मध्यम समय माना जाए',
  zone_of_coordinates: 'निर्देशांक वाले समय-क्षेत्र की घड़ी ली जाए',
  am_pm: 'सुबह और शाम (एएम, पीएम) बदल दिए जाएँ',
  next_day: 'तारीख़ एक दिन बाद की हो, जैसे आधी रात के बाद के जन्म में',
  previous_day: 'तारीख़ एक दिन पहले की हो',
  day_month_exchanged: 'दिन और महीना आपस में बदल दिए जाएँ',
  longitude_sign: 'पूर्व और पश्चिम देशांतर बदल दिए जाएँ',
};

export const settings: typeof en.settings = {
  ayanamsa: 'अयनांश {name}',
  own_ayanamsa: 'जन्म के समय {degrees}° का अपना अयनांश',
  node: { mean: 'मध्यम राहु', true: 'स्पष्ट राहु' },
  observer: { geocentric: 'पृथ्वी के केंद्र से देखी गई स्थितियाँ', topocentric: 'जन्म-स्थान से देखी गई स्थितियाँ' },
  positions: { apparent: 'दृश्य स्थितियाँ', geometric: 'ज्यामितीय स्थितियाँ (प्रकाश-काल और विपथन के बिना)' },
  year_length: 'दशा का वर्ष {days} दिन',
  and: ' और ',
};
/** Units of a difference. */
export const units: typeof en.units = { arcminute: 'कला (अंश का साठवाँ भाग)', minute: 'मिनट', day: 'दिन' };
export const houseSystems: typeof en.houseSystems = {
  whole_sign: 'पूर्ण राशि भाव',
  equal: 'लग्न से शुरू होने वाले सम भाव',
  equal_mid: 'लग्न को मध्य मानने वाले सम भाव',
  sripati: 'श्रीपति भाव',
  porphyry: 'पॉर्फिरी भाव',
  placidus: 'प्लैसिडस भाव',
  koch: 'कोख भाव',
  campanus: 'कैम्पेनस भाव',
  regiomontanus: 'रेजियोमोंटेनस भाव',
  alcabitius: 'अल्काबिटियस भाव',
  topocentric: 'स्थानकेंद्रित (टोपोसेंट्रिक) भाव',
};
export const seeds: typeof en.seeds = {
  moon: 'चंद्र से गिनी गई दशा',
  lagna: 'लग्न से गिनी गई दशा',
  sun: 'सूर्य से गिनी गई दशा',
  kshema: 'क्षेम तारा से गिनी गई दशा',
  utpanna: 'उत्पन्न तारा से गिनी गई दशा',
  adhana: 'आधान तारा से गिनी गई दशा',
};
export const sunrises: typeof en.sunrises = {
  apparent: 'ऊपरी किनारे से सूर्योदय, अपवर्तन सहित',
  center: 'बिंब के केंद्र से सूर्योदय, अपवर्तन सहित',
  hindu: 'बिंब के केंद्र से सूर्योदय, अपवर्तन के बिना',
  observer: 'स्थान की ऊँचाई से देखा गया सूर्योदय',
};

export const verdicts: typeof en.verdicts = {
  same: 'कोई अंतर नहीं है: आपकी सेटिंग और आपके दिए विवरण से सभी मान ({count}) मिलते हैं।',
  settings: 'सभी मान ({count}) इससे मिलते हैं: {settings}।',
  slip: 'सभी मान ({count}) तब मिलते हैं, जब {slip}।',
  slip_and_settings: 'सभी मान ({count}) तब मिलते हैं, जब {slip}; साथ में {settings}।',
  partly: 'किसी भी तरह सभी मान नहीं मिलते। आपकी अपनी कुंडली से {count} में से {fits} मिलते हैं।',
  partly_settings: 'किसी भी तरह सभी मान नहीं मिलते। {count} में से {fits} इससे मिलते हैं: {settings}।',
  partly_slip: 'किसी भी तरह सभी मान नहीं मिलते। {count} में से {fits} तब मिलते हैं, जब {slip}।',
  none: 'किसी सेटिंग या चूक से इनमें से एक भी मान नहीं मिलता। जन्म-विवरण और मान जाँच लें।',
};
