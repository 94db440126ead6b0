/** Texts of one planet that aspects another, in English. */
import type { Rows } from '../../phala/bank.ts';

export const aspect: Rows<'pair.aspect'> = {
  'mars/sun': [
    'Mars aspects your Sun: a push from outside, often a rival, keeps your will awake.',
    'Thank the rival privately; you would be softer without one.',
  ],
  'mars/moon': [
    'An aspect of Mars on the Moon makes the heart quick to defend itself, sometimes before anyone has attacked.',
    'Count the facts before you count the hurt.',
  ],
  'mars/mercury': [
    'With Mars looking at Mercury, you think under fire and answer in kind. Debates cheer you up.',
    'Let one weak argument of theirs go by.',
  ],
  'mars/jupiter': [
    'Belief is urged to act where Mars aspects Jupiter. You want to see principles used, and soon.',
    'Ask people whether they want to be improved today.',
  ],
  'mars/venus': [
    'Mars looks at Venus, and liking turns quickly into wanting. Affection has colour and a little noise.',
    'Woo slowly now and then, for the pleasure of it.',
  ],
  'mars/saturn': [
    'Saturn under the eye of Mars works hard and grudgingly, like a strong man on a short rope.',
    'Lengthen the rope: more time for each heavy thing.',
  ],
  'mars/rahu': [
    'Rahu draws heat from an aspect of Mars, and ambition turns bold. Speed is the charm and the fault.',
    'Put a night between the dare and the deed.',
  ],
  'mars/ketu': [
    'Where Mars aspects Ketu, you can end things in one stroke and feel lighter by evening.',
    'Sort out beforehand what you would like back.',
  ],
  'jupiter/sun': [
    'Jupiter looks kindly on the Sun, and somebody older believes in you at the right time.',
    'Pass that on to somebody younger.',
  ],
  'jupiter/moon': [
    "The Moon under Jupiter's aspect recovers well: after a bad week you find a reason, a friend or a joke.",
    'Share the reason; others run short of them.',
  ],
  'jupiter/mars': [
    'Jupiter guides Mars, so your strength asks whether it is needed before it strikes.',
    'Volunteer for the heavy end of something good.',
  ],
  'jupiter/mercury': [
    'An aspect of Jupiter on Mercury puts sense into cleverness, and you learn from people and not from books alone.',
    'Keep teachers after you have passed them.',
  ],
  'jupiter/venus': [
    'Venus seen by Jupiter loves with respect; pleasure comes with good company and clean accounts.',
    'Say grace in whatever manner suits you.',
  ],
  'jupiter/saturn': [
    'Jupiter aspects Saturn and lends your duties a meaning. Waiting becomes a kind of work.',
    'Tell the tired what the work is for.',
  ],
  'jupiter/rahu': [
    'With Jupiter looking on, Rahu reaches for large things and mostly asks permission.',
    'Ask before, and not after.',
  ],
  'jupiter/ketu': [
    'Ketu in the sight of Jupiter lets go for a reason, and what is left is quieter and better.',
    'Study the thing you are leaving; it has one more lesson.',
  ],
  'saturn/sun': [
    "Saturn's eye rests on the Sun: you were asked to prove yourself early and still hear the question.",
    'Consider it answered.',
  ],
  'saturn/moon': [
    'The aspect of Saturn on the Moon gives a heart that can wait and a habit of expecting little.',
    'Expect one good thing a day, by name.',
  ],
  'saturn/mars': [
    'Where Saturn aspects Mars the temper goes through a narrow pipe. It does much work there, if the pipe is kept clear.',
    'Let off steam at a fixed hour.',
  ],
  'saturn/mercury': [
    'Mercury under Saturn thinks twice and writes it down. You are slow at jokes and sure in sums.',
    'Speak while you are only ninety per cent certain.',
  ],
  'saturn/jupiter': [
    'Saturn examines Jupiter, so your hopes come with a budget and survive.',
    'Hope for one thing without counting it.',
  ],
  'saturn/venus': [
    'Venus is looked at by Saturn, and love takes its time to take off its coat.',
    'Say it aloud; deeds are quieter than you think.',
  ],
  'saturn/rahu': [
    'Saturn keeps an eye on Rahu: wild plans are made to stand in line, and the good ones get through.',
    'Use the waiting time to learn the rules.',
  ],
  'saturn/ketu': [
    'Ketu under the aspect of Saturn makes a solitary worker, neat and hard to praise.',
    'Accept thanks by simply saying you are welcome.',
  ],
  'sun/moon': [
    'Sun and Moon face each other across your chart, and you live between what you intend and what you feel. Others show you both.',
    'Let each of them decide on alternate days.',
  ],
  'moon/mercury': [
    'The Moon looks straight at Mercury: heart and head write letters to each other, and you read both aloud.',
    'Let the answer rest until the two agree.',
  ],
  'moon/venus': [
    'Moon and Venus look at one another, so being liked matters and you are good at it.',
    'Do one thing this week that pleases only you.',
  ],
};
