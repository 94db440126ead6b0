/** Names of plans, states and kinds in Hindi. */
import type { PlatformNames } from '../platform-names.ts';

export const platform: PlatformNames = {
  plan: { sandbox: 'सैंडबॉक्स', growth: 'ग्रोथ', business: 'बिज़नेस', enterprise: 'एंटरप्राइज़' },
  account: { active: 'चालू', suspended: 'रोका हुआ', closing: 'बंद हो रहा है' },
  kind: { live: 'लाइव', sandbox: 'सैंडबॉक्स', publishable: 'सार्वजनिक' },
  state: { active: 'चालू', disabled: 'बंद', rotating: 'बदली जा रही है', revoked: 'रद्द' },
  feature: {
    sandbox_clock: 'सैंडबॉक्स की घड़ी, जो आगे-पीछे की जा सकती है',
    jobs: 'लंबे काम पीछे चलते रहें',
    brands: 'रिपोर्ट पर आपका लोगो और रंग',
    webhooks: 'वेबहुक',
    natal_events: 'सहेजी हुई कुंडलियों की घटनाओं की सूचना',
    sla_99_9: '99.9 % उपलब्धता',
    retention: 'रिकॉर्ड कितने दिन रहें, यह आप तय करें',
    sso: 'सिंगल साइन-ऑन',
    sla_99_95: '99.95 % उपलब्धता',
  },
  entry: {
    month: 'महीने के क्रेडिट',
    plan: 'योजना बदलने से',
    call: 'कॉल',
    refund: 'रिपोर्ट नहीं बनी, क्रेडिट वापस',
    adjustment: 'दोहराई गई कॉलें',
    reserved: 'चल रही कॉलें',
  },
};
