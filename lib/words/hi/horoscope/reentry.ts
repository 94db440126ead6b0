/** A graha goes back into a house that it had left. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const reentry: HoroscopeBank['reentry'] = {
  mars: '{when} मंगल {house} घर में लौट रहे हैं; वहाँ का अधूरा काम दूसरा हाथ माँगता है।',
  mercury: '{when} बुध {house} घर में लौट रहे हैं; वहाँ से जो भेजा था, फिर पढ़ लीजिए।',
  jupiter: '{when} गुरु कुछ महीनों के लिए {house} घर में लौट रहे हैं; वहाँ किए वादे एक बार देख लीजिए।',
  venus: '{when} शुक्र {house} घर में लौट रहे हैं; जो पहले भाया था, उसे फिर देखना बनता है।',
  saturn: '{when} शनि कुछ महीनों के लिए {house} घर में लौट रहे हैं; जो आधा छूटा था, उसे निपटाइए।',
};
