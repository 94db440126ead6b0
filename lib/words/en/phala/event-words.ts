/** Words of event windows, in English. */
import type { EventWords } from '../../phala/event-words.ts';

export const eventWords: EventWords = {
  events: { marriage: 'Marriage', job: 'Work', child: 'A child', property: 'House or land', travel: 'Travel' },
  kinds: {
    rules: 'Rules the house',
    stands: 'Stands in the house',
    karaka: 'Natural significator',
    with_lord: 'Stands with the lord of the house',
    rules_support: 'Rules the supporting house',
    aspects: 'Aspects the house',
    touches: 'Transit',
    both_touch: 'Double transit',
    bindus: 'Bindus in transit',
  },
  evidence: {
    rules: '{planet}, lord of the {role}, rules the {house} house.',
    stands: '{planet}, lord of the {role}, stands in the {house} house.',
    karaka: '{planet}, lord of the {role}, stands for this matter by nature.',
    with_lord: '{planet}, lord of the {role}, shares a sign with the lord of the {house} house.',
    rules_support: '{planet}, lord of the {role}, rules the {house} house, which supports it.',
    aspects: '{planet}, lord of the {role}, aspects the {house} house.',
    touches: '{planet} passes over or aspects the {house} house or its lord.',
    both_touch: 'Jupiter and Saturn touch the {house} house or its lord in the same months.',
    bindus: '{planet} passes a sign in which it holds {number} bindus.',
  },
  roles: { maha: 'major period', antar: 'sub-period' },
  houses: [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ],
  method:
    'Each sub-period is cut where Jupiter or Saturn changes sign. What its lords have to do with the house of the matter is added up, then what the two slow planets touch. A window says when the chart speaks of a matter, not that it will happen.',
};
