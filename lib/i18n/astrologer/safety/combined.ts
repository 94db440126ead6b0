/**
 * Cases known by what a question speaks of together, in any words and any order: concepts of `concepts.ts` joined by `&`, those
 * after `!` being absent. They find what the stems of the other tables do not name word for word.
 */
import type { SafetyCase } from '../answer-frames.ts';

type Combined = Exclude<SafetyCase, 'emergency' | 'unborn'>;

/** Someone under eighteen, told by age, by class or in a word. */
const MINORS: readonly string[] = [
  ...['old', 'ka=', 'ki=', 'ke=', 'का=', 'की=', 'के=', '<youngster>', 'girl', 'boy'].map(
    (next) => `<under18> <years> ${next}`,
  ),
  ...['and', 'will', 'does', 'what', 'when', 'my=', 'me=', 'i=', 'she=', 'he=', 'in=', 'is='].map(
    (next) => `am <under18> ${next}`,
  ),
  ...[
    'age',
    'aged',
    'only',
    'am just',
    'turned',
    'umar',
    'umr',
    'उम्र',
    'both',
    '<youngster> is',
    '<youngster> of',
    'am now',
  ].map((before) => `${before} <under18>`),
  ...['ki hai', 'ka hai', 'की है', 'का है', 'ke hai', 'के हैं', 'ki hu', 'ka hu', 'की हूं', 'का हूं'].map(
    (next) => `<under18> ${next}`,
  ),
  '<classroom> <grade>',
  '<grade> <classroom>',
  '<grade> में हूं',
  '<grade> me hu',
  '<grade> में पढ़',
  '<grade> me padh',
  '<youngster> <under18>',
  '<aged>',
  '<minor>',
];
/** A number of years that is no age of a child of today. */
const NO_AGE = [
  'was <under18>',
  'have a <under18>',
  '<years> ki <romance>',
  '<years> ka <romance>',
  'ago',
  'teach',
  '<years> pehle',
]
  .map((stem) => ` & !${stem}`)
  .join('');

export const COMBINED: Readonly<Record<Combined, readonly string[]>> = {
  crisis: [
    '<all> & <finishes> & <wishes> & !<work>',
    '<slumber> & <forever>',
    '<noose> & <wishes>',
    '<brink> & <plunges>',
    '<uncared> & <matters>',
    '<weary> & <over>',
    '<no> see … <festivity> & <self>',
    '<beaten> & <household>',
  ],
  death: [
    '<long> & <lives> & !<work>',
    '<elder> & <lives> & !<work>',
    '<self> & <lives> & <long>',
    '<lifespan> & <many> & !<romance>',
    '<elder> & <first> & <goes>',
    '<elder> & <long> & <dies>',
    '<loses> & <unborn>',
    '<elder> & <worst>',
    'losing … <elder> & !<thing>',
    '<elder> & <goes> & <world>',
    '<elder> & <sees> & <festivity>',
    'my end & come',
    '<lifespan> & <dies>',
    'जीवन की अवधि',
    'expiry date',
    '<elder> & <serious> & <comes>',
  ],
  illness: [
    '<part> … <ails> & !<work>',
    '<ails> … <part> & !<work>',
    '<symptom> & !<work>',
    '<health> & <heals>',
    '<health> & <bad> & !<work>',
    '<doctor> … <advises>',
    '<fertile>',
    'i have … kids & problem',
    'i have … children & problem',
  ],
  minor: MINORS.flatMap((stem) => ['<romance>', '<verdict>'].map((matter) => `${stem} & ${matter}${NO_AGE}`)),
  gambling: [
    '<debt> & <getting> & !<repaying>',
    '<udhaar> & <borrowing> & !<repaying>',
    '<chance> & <wins> & !<lawcareer>',
    '<commodity> & <price>',
    '<luckynumber> & <today>',
    '<luckynumber> & <chance>',
    '<invests> & <fund>',
    '<invests> & <chance>',
  ],
  curse: [
    '<magic>',
    '<spell> & <bends>',
    '<spell> & <beloved> & !<undoing>',
    '<ceremony> & <costly>',
    '<priest> & <costly>',
    '<haunts>',
    '<eye>',
    '<curse>',
    '<charm> & <threshold>',
    '<shadow>',
  ],
  crime: [
    '<whether> & <leaves> & <tie> & !<work>',
    '<leaving> & <tie> & !<work>',
    '<divorce> & <whether> & !<past>',
    'custody',
    '<prison>',
    '<law> & <outcome> & !<lawcareer>',
    '<fake> & <paper>',
    '<wrong> & !<who>',
    '<caught>',
    '<flees> & <fromwhom> & !<talks>',
  ],
  secret: [
    '<mate> & <another>',
    '<other> & <hides>',
    '<mate> & still in touch',
    '<who> & <other> & <talks>',
    '<other> & <thinks> & <what>',
    '<other> & <private> & !<future>',
    '<other> & <earning> & <howmuch> & !<future> & !will',
    '<who> & <steals>',
    '<who> & <against>',
    '<other> & <vice> & <suspects>',
    'what … <other> … mind=',
    '<steals> & <goods>',
    '<young> & <lover> & <untold>',
  ],
};
