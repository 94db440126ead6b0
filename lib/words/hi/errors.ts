/** What the errors of the API are called and ask for, in Hindi. */
import type { ErrorText } from '../error-text.ts';

export const errors: Readonly<Record<string, ErrorText>> = {
  INVALID_JSON: {
    title: 'भेजा गया डेटा सही JSON नहीं है',
    fix: 'एक JSON ऑब्जेक्ट UTF-8 में भेजिए, Content-Type application/json के साथ।',
  },
  VALIDATION_FAILED: {
    title: 'कुछ फ़ील्ड सही नहीं हैं',
    fix: 'error.details में बताए हर फ़ील्ड को सुधारकर फिर भेजिए।',
  },
  INPUT_CONFLICT: {
    title: 'दो फ़ील्ड एक-दूसरे को काटते हैं',
    fix: 'दोनों में से एक ही रूप भेजिए, या दोनों में एक ही बात लिखिए।',
  },
  KEY_INVALID: {
    title: 'कोई मान्य API कुंजी नहीं मिली',
    fix: 'एक मान्य कुंजी भेजिए: X-Api-Key, Authorization: Bearer या ?apiKey= से।',
  },
  SESSION_INVALID: { title: 'साइन-इन मान्य नहीं है', fix: 'फिर से साइन इन कीजिए।' },
  CODE_INVALID: {
    title: 'कोड ग़लत है या अब नहीं चलता',
    fix: 'सबसे नए ई-मेल का कोड देखिए या नया मँगाइए: एक कोड एक ही बार चलता है, 10 मिनट तक, 5 कोशिशों में।',
  },
  CREDITS_EXHAUSTED: {
    title: 'इस अवधि के क्रेडिट ख़त्म हो गए',
    fix: 'अगली अवधि तक रुकिए (Retry-After) या बड़ी योजना लीजिए।',
  },
  SPEND_CAP_REACHED: { title: 'ख़र्च की सीमा पूरी हो गई', fix: 'सीमा बढ़ाइए या अगली अवधि तक रुकिए।' },
  KEY_DISABLED: { title: 'यह कुंजी रोकी हुई है', fix: 'कुंजी चालू कीजिए या दूसरी कुंजी लगाइए।' },
  KEY_EXPIRED: { title: 'इस कुंजी की मियाद पूरी हो गई', fix: 'इसके बदले बनी कुंजी लगाइए या नई बनाइए।' },
  SCOPE_MISSING: { title: 'यह कुंजी इस समूह के लिए नहीं है', fix: 'ऐसी कुंजी लगाइए जिसमें यह समूह शामिल हो।' },
  DOMAIN_NOT_ALLOWED: {
    title: 'इस साइट से यह कुंजी नहीं चलती',
    fix: 'कुंजी में यह डोमेन जोड़िए, या जुड़े हुए डोमेन से कॉल कीजिए।',
  },
  IP_NOT_ALLOWED: {
    title: 'इस IP पते से यह कुंजी नहीं चलती',
    fix: 'कुंजी में यह पता जोड़िए, या जुड़े हुए पते से कॉल कीजिए।',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'साइन-इन की कुकी सिर्फ़ हमारे अपने पेजों से ली जाती है',
    fix: 'डैशबोर्ड से कॉल कीजिए, या साइन-इन का टोकन Authorization हेडर में भेजिए।',
  },
  QUERY_KEY_OFF: { title: 'यह कुंजी URL में नहीं भेजी जा सकती', fix: 'कुंजी X-Api-Key हेडर में भेजिए।' },
  PLAN_REQUIRED: {
    title: 'योजना में यह शामिल नहीं है',
    fix: 'वह योजना लीजिए जिसमें यह हो; GET /v1/meta/limits देखिए।',
  },
  FEATURE_NOT_ENABLED: { title: 'इस कुंजी में यह सुविधा चालू नहीं है', fix: 'कुंजी में यह सुविधा चालू कीजिए।' },
  FORBIDDEN: { title: 'कॉल मना कर दी गई', fix: 'कुंजी और भेजा गया डेटा जाँचिए।' },
  ENDPOINT_NOT_FOUND: { title: 'ऐसा कोई एंडपॉइंट नहीं है', fix: 'सारे पते GET /v1/meta/endpoints में हैं।' },
  RESOURCE_NOT_FOUND: { title: 'ऐसी कोई चीज़ नहीं मिली', fix: 'पहचान (id) जाँचिए।' },
  UNKNOWN_VARIANT: {
    title: 'इस एंडपॉइंट का ऐसा रूप नहीं है',
    fix: 'error.details में दिए मानों में से कोई एक लीजिए।',
  },
  METHOD_NOT_ALLOWED: { title: 'यहाँ यह मेथड नहीं चलता', fix: 'Allow हेडर में बताया मेथड लीजिए।' },
  IDEMPOTENCY_CONFLICT: {
    title: 'यह Idempotency-Key बहुत बार या किसी और डेटा के साथ आ चुकी है',
    fix: 'नई Idempotency-Key भेजिए।',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    title: 'इसी Idempotency-Key की एक कॉल अभी चल रही है',
    fix: 'उसके पूरा होने पर दोबारा भेजिए।',
  },
  STATE_CONFLICT: { title: 'इस हालत में यह काम नहीं हो सकता', fix: 'ताज़ा हाल पढ़कर फिर कोशिश कीजिए।' },
  REPORT_EXPIRED: { title: 'रिपोर्ट की मियाद पूरी हो गई', fix: 'रिपोर्ट फिर से बनवाइए।' },
  BODY_TOO_LARGE: { title: 'भेजा गया डेटा बहुत बड़ा है', fix: 'ज़्यादा से ज़्यादा 256 KB भेजिए (batch में 1 MB)।' },
  UNSUPPORTED_MEDIA_TYPE: { title: 'डेटा JSON के रूप में नहीं भेजा गया', fix: 'Content-Type: application/json भेजिए।' },
  EPHEMERIS_RANGE: {
    title: 'यह समय पंचांग की फ़ाइलों से बाहर है',
    fix: '1800-01-02T00:00Z और 2400-01-01T00:00Z के बीच का समय लीजिए।',
  },
  TIME_NONEXISTENT: {
    title: 'घड़ी आगे बढ़ने से यह स्थानीय समय आया ही नहीं',
    fix: 'tz में UTC से अंतर भेजिए, या on_gap: "shift"।',
  },
  TIME_AMBIGUOUS: {
    title: 'यह स्थानीय समय दो बार आया',
    fix: 'tz में UTC से अंतर भेजिए, या fold: "earlier" अथवा "later"।',
  },
  ZONE_UNRESOLVED: {
    title: 'समय-क्षेत्र तय नहीं हो सका',
    fix: 'tz (घंटे) या timezone (IANA नाम) भेजिए।',
  },
  PLACE_NOT_FOUND: {
    title: 'जगह नहीं मिली',
    fix: 'error.details में कोई जगह हो तो उसकी id भेजिए, हिज्जे जाँचिए, POST /v1/geo/search से खोजिए, या lat और lon भेजिए।',
  },
  PLACE_AMBIGUOUS: {
    title: 'इस नाम की कई जगहें हैं',
    fix: 'error.details में से किसी एक की id भेजिए, या नाम के साथ राज्य या देश जोड़िए।',
  },
  HOUSES_UNDEFINED: {
    title: 'इस अक्षांश पर यह भाव-पद्धति हल नहीं होती',
    fix: 'house_system में "porphyry" या "whole_sign" लीजिए।',
  },
  BIRTH_TIME_REQUIRED: {
    title: 'इस जवाब के लिए जन्म का समय चाहिए',
    fix: 'समय भेजिए; यहाँ time_unknown काफ़ी नहीं है।',
  },
  NAME_NOT_READ: {
    title: 'नाम का पहला अक्षर पढ़ा नहीं जा सका',
    fix: 'नाम देवनागरी या रोमन अक्षरों में लिखिए, उसकी पहली ध्वनि से शुरू करके।',
  },
  UNVERIFIED_ANSWER: { title: 'जवाब की जाँच नहीं हो सकी', fix: 'सवाल दूसरे ढंग से पूछिए।' },
  RATE_LIMITED: { title: 'कॉलें बहुत ज़्यादा हैं', fix: 'Retry-After में बताए सेकंड रुकिए।' },
  CONCURRENCY_LIMITED: { title: 'एक साथ बहुत ज़्यादा कॉलें हैं', fix: 'Retry-After में बताए सेकंड रुकिए।' },
  INTERNAL: {
    title: 'हमारी ओर से कुछ गड़बड़ हुई',
    fix: 'फिर से भेजिए; दोबारा भी न चले, तो request id के साथ हमें बताइए।',
  },
  OVERLOADED: { title: 'सेवा अभी जवाब नहीं दे सकती', fix: 'Retry-After में बताए सेकंड रुककर फिर भेजिए।' },
  MODEL_UNAVAILABLE: { title: 'भाषा-मॉडल अभी उपलब्ध नहीं है', fix: 'थोड़ी देर बाद फिर भेजिए।' },
  TIMED_OUT: { title: 'गणना में बहुत समय लगा', fix: 'एक कॉल में कम माँगिए, या फिर से भेजिए।' },
};
