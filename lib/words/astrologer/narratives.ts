/**
 * How answers of endpoints are told in sentences. A slot `{path}` is a member of the answer, `{path|date}` a day,
 * `{path|time}` a time of day, `{path|house}` a house in words. A row is left out where a member that it tells is absent.
 */

/** One sentence, or one for each member of a list. */
export interface NarrativeRow {
  /** The list that the sentence is about, member by member; paths are then those of a member. */
  readonly each?: string;
  /** Most members of the list that are told. */
  readonly most?: number;
  /** Only where this member has this value. */
  readonly when?: readonly [path: string, value: boolean | string];
  /** Told in the brief tone too. */
  readonly brief?: true;
  readonly en: string;
  readonly hi: string;
}

/** Sentences by endpoint; a name that ends in `/` stands for every endpoint below it. */
export const NARRATIVES: Readonly<Record<string, readonly NarrativeRow[]>> = {
  'kundli/ascendant': [
    {
      brief: true,
      en: '{sign.name} was rising at the birth, at {sign_degree_dms}.',
      hi: 'जन्म के समय {sign.name} राशि उदय हो रही थी, {sign_degree_dms} पर।',
    },
    {
      en: 'Its star is {nakshatra.name}, quarter {nakshatra.pada}.',
      hi: 'नक्षत्र {nakshatra.name} है, चरण {nakshatra.pada}।',
    },
  ],
  'kundli/planets': [
    {
      each: 'planets',
      when: ['retrograde', false],
      brief: true,
      en: '{name} is in {sign.name}, in the {house|house} house.',
      hi: '{name} {sign.name} राशि में, {house|house} भाव में हैं।',
    },
    {
      each: 'planets',
      when: ['retrograde', true],
      brief: true,
      en: '{name} is in {sign.name}, in the {house|house} house, and retrograde.',
      hi: '{name} {sign.name} राशि में, {house|house} भाव में हैं, और वक्री हैं।',
    },
  ],
  'dasha/running': [
    {
      brief: true,
      en: 'The period of {systems.0.current.0.lords.0.name} runs until {systems.0.current.0.span.end|date}.',
      hi: '{systems.0.current.0.lords.0.name} की महादशा {systems.0.current.0.span.end|date} तक है।',
    },
    {
      en: 'Within it, {systems.0.current.1.lords.1.name} has its turn until {systems.0.current.1.span.end|date}.',
      hi: 'उसमें {systems.0.current.1.lords.1.name} की अंतर्दशा {systems.0.current.1.span.end|date} तक चलेगी।',
    },
  ],
  'panchang/daily': [
    {
      brief: true,
      en: '{date|date} is a {vara.name}.',
      hi: '{date|date} को {vara.name} है।',
    },
    {
      brief: true,
      en: 'At sunrise the tithi is {tithi.0.paksha_name} {tithi.0.name} and the star {nakshatra.0.name}.',
      hi: 'सूर्योदय के समय तिथि {tithi.0.paksha_name} {tithi.0.name} और नक्षत्र {nakshatra.0.name} है।',
    },
    {
      en: 'The sun rises at {sunrise|time} and sets at {sunset|time}.',
      hi: 'सूर्योदय {sunrise|time} पर और सूर्यास्त {sunset|time} पर है।',
    },
    { en: 'The moon rises at {moonrise|time}.', hi: 'चंद्रोदय {moonrise|time} पर है।' },
  ],
  'panchang/rahu-kaal': [
    {
      brief: true,
      en: 'Rahu Kaal lasts from {rahu_kala.start|time} to {rahu_kala.end|time}.',
      hi: 'राहुकाल {rahu_kala.start|time} से {rahu_kala.end|time} तक है।',
    },
    {
      en: 'Yamaganda lasts from {yamaganda.start|time} to {yamaganda.end|time}, Gulika from {gulika_kala.start|time} to {gulika_kala.end|time}.',
      hi: 'यमगंड {yamaganda.start|time} से {yamaganda.end|time} तक और गुलिक {gulika_kala.start|time} से {gulika_kala.end|time} तक है।',
    },
  ],
  'matching/ashtakoot': [
    {
      brief: true,
      en: 'The match has {total} points.',
      hi: 'मिलान में {total} गुण मिलते हैं।',
    },
    {
      brief: true,
      en: 'With the exceptions counted it comes to {adjusted}.',
      hi: 'परिहार जोड़कर {adjusted} गुण होते हैं।',
    },
    { each: 'kootas', when: ['dosha', true], en: '{name}: {text}', hi: '{name}: {text}' },
  ],
  'dosha/manglik': [
    { when: ['manglik', false], brief: true, en: 'The chart is not manglik.', hi: 'कुंडली मांगलिक नहीं है।' },
    {
      when: ['manglik', true],
      brief: true,
      en: 'The chart is manglik: from the ascendant, Mars is in the {from.lagna.house|house} house.',
      hi: 'कुंडली मांगलिक है: लग्न से मंगल {from.lagna.house|house} भाव में हैं।',
    },
    {
      when: ['effective', false],
      en: 'What the tradition lists as exceptions leaves little of it.',
      hi: 'शास्त्र के परिहार देखें तो इसका असर थोड़ा ही बचता है।',
    },
  ],
  'dosha/sade-sati': [
    {
      when: ['status.active', true],
      brief: true,
      en: 'Sade Sati is running, in its {status.phase_name} phase.',
      hi: 'साढ़ेसाती चल रही है, चरण: {status.phase_name}।',
    },
    { when: ['status.active', false], brief: true, en: 'Sade Sati is not running.', hi: 'साढ़ेसाती नहीं चल रही है।' },
    {
      when: ['status.active', false],
      en: 'It next begins on {status.next|date}.',
      hi: 'अगली साढ़ेसाती {status.next|date} से है।',
    },
  ],
  'dosha/kaal-sarp': [
    { when: ['present', true], brief: true, en: 'Kaal Sarp dosha is present.', hi: 'कालसर्प दोष है।' },
    { when: ['present', false], brief: true, en: 'There is no Kaal Sarp dosha.', hi: 'कालसर्प दोष नहीं है।' },
  ],
  'numerology/core': [
    {
      brief: true,
      en: 'The birth number is {mulank.number}, of {mulank.name}. {mulank.text}',
      hi: 'मूलांक {mulank.number} है, {mulank.name} का। {mulank.text}',
    },
    {
      en: 'The destiny number is {bhagyank.number}, of {bhagyank.name}. {bhagyank.text}',
      hi: 'भाग्यांक {bhagyank.number} है, {bhagyank.name} का। {bhagyank.text}',
    },
  ],
  'muhurat/find/': [
    {
      each: 'windows',
      most: 3,
      brief: true,
      en: '{span.start|date}, from {span.start|time} to {span.end|time}, scores {score}.',
      hi: '{span.start|date}, {span.start|time} से {span.end|time} तक: {score} अंक।',
    },
  ],
};
