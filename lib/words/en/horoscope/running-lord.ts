/** The lord of a running period, with or against the transits. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const runningLord: HoroscopeBank['runningLord'] = {
  sun: {
    with: [
      'The Sun runs this period with the transits on its side: take the responsibility that puts your name on the door.',
      'A period of the Sun, well placed by transit, likes an early start and a signed page.',
      'While the Sun keeps this period and stands well, people in charge remember your face.',
    ],
    against: [
      'The Sun runs this period from an awkward place: do the duty, leave the throne.',
      'A period of the Sun with the transits across it asks for sleep before pride.',
      'Until the Sun moves to a better house, let the work be seen and yourself rest in the shade.',
    ],
  },
  moon: {
    with: [
      'The Moon runs this period kindly: home, food and people fall into step with you.',
      'With the Moon in charge and well placed, moods are good counsel for once.',
      'A friendly Moon period waters whatever you visit daily.',
    ],
    against: [
      'The Moon runs this period from a restless house; eat, sleep and decide in that order.',
      'A Moon period under cross transits: feelings arrive before facts, so make them wait in the hall.',
      'Until the Moon’s period eases, keep fewer visitors and more soup.',
    ],
  },
  mars: {
    with: [
      'Mars runs this period and has good ground: the hard job first, the argument never.',
      'A Mars period with the transits behind it moves furniture, files and fears.',
      'Courage is in stock while Mars keeps this period so well placed; spend it on one thing.',
    ],
    against: [
      'Mars runs this period with its elbows out: tools down before tempers up.',
      'A Mars period under poor transits wants exercise, not victory.',
      'While Mars presses from a bad house, answer on the second day.',
    ],
  },
  mercury: {
    with: [
      'Mercury runs this period and is well seated: write, trade, learn and keep copies.',
      'A good Mercury period turns conversation into paper and paper into money.',
      'With Mercury in charge the short message is the strong one.',
    ],
    against: [
      'Mercury runs this period from a noisy house: number the pages and mistrust the summary.',
      'A Mercury period with cross transits says everything twice and hears it once.',
      'Until Mercury stands better, agree in writing and smile in person.',
    ],
  },
  jupiter: {
    with: [
      'Jupiter runs this period and the transits agree: study, teach and let the larger plan have a page.',
      'A well-placed Jupiter period brings the right adviser, who may be older than you like.',
      'While Jupiter keeps this period, what you share grows back.',
    ],
    against: [
      'Jupiter runs this period a little too generously: halve the promise and keep it whole.',
      'A Jupiter period without transit support is long on advice and short of stairs.',
      'Until Jupiter’s house improves, let faith be measured in hours.',
    ],
  },
  venus: {
    with: [
      'Venus runs this period and stands well: people, taste and ease do part of the work.',
      'A good Venus period asks for beauty in one daily thing and repays it in company.',
      'With Venus in charge, agreement is a matter of chairs and tea.',
    ],
    against: [
      'Venus runs this period from a tired house: rest well before you please anyone.',
      'A Venus period with cross transits overspends on comfort; choose the plain chair.',
      'Until Venus moves on, be liked a little less and clear a little more.',
    ],
  },
  saturn: {
    with: [
      'Saturn runs this period on firm ground: what you build slowly is being counted.',
      'A Saturn period with good transits turns patience into standing.',
      'While Saturn keeps this period well, old efforts arrive with their papers in order.',
    ],
    against: [
      'Saturn runs this period uphill: fewer loads, regular hours, no heroic Mondays.',
      'A Saturn period under hard transits answers letters and not hopes; write letters.',
      'Until Saturn’s house lightens, rest is part of the job.',
    ],
  },
  rahu: {
    with: [
      'Rahu runs this period from a useful house: the unusual route is open, so mark the way back.',
      'A well-placed Rahu period favours new tools and people from elsewhere.',
      'While Rahu has this period so well, ask for what is not usually asked.',
    ],
    against: [
      'Rahu runs this period through smoke: check the figure, the face and the hour.',
      'A Rahu period with poor transits wants everything by Friday; give it a list and a bedtime.',
      'Until Rahu moves, prefer the known road and the daylight.',
    ],
  },
  ketu: {
    with: [
      'Ketu runs this period quietly to your good: what you drop leaves a free hand.',
      'A good Ketu period finishes old business without ceremony.',
      'While Ketu keeps this period, skill works best when nobody is watching.',
    ],
    against: [
      'Ketu runs this period a little absently: tie things to each other, starting with the keys.',
      'A Ketu period with cross transits loses interest before the end; do the end first.',
      'Until Ketu’s house improves, keep one companion for every errand.',
    ],
  },
};
