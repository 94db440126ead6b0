/** Texts of the houses that the lord of a major period rules, in English. */
import type { Rows } from '../../phala/bank.ts';

export const dashaHouse: Rows<'dasha.house'> = {
  1: [
    'The lord of these years rules your rising sign, so you yourself are the subject: posture, habits, the way you enter a room.',
    'What you change in your own day now changes the rest without being asked.',
  ],
  2: [
    'Your second house comes into play: earnings, savings, the family table and the way you speak at it.',
    'Sort the accounts early in the period; later you will be too busy using them.',
  ],
  3: [
    'Your third house wakes: brothers and sisters, neighbours, short roads, hands and pen.',
    'A skill begun in these years and practised daily will still earn its keep afterwards.',
  ],
  4: [
    'The fourth house is in hand: home, land, vehicles, your mother and the peace you come back to.',
    'Mend the roof before you buy the curtains, in every sense.',
  ],
  5: [
    'Matters of the fifth house ripen: what you make, what you study for its own sake, children and pupils in your care.',
    'Leave an hour a day in which nothing has to be useful.',
  ],
  6: [
    "The sixth house sends you its post: arrears, rivals, routine, other people's complaints.",
    'Answer each item within the week and it stays small; a clean desk is the whole art here.',
  ],
  7: [
    'Your seventh house is called on: a partner, clients, the other signature on the page.',
    'Terms that are spoken aloud in this period hold; those that were taken for granted are tested.',
  ],
  8: [
    'The eighth house opens its drawers: shared money, old promises, research, changes you did not order.',
    'Keep a reserve of time and means, and most surprises turn out to be of use.',
  ],
  9: [
    'Your ninth house is lit: teachers, long roads, your father, the belief behind what you do.',
    'Go and ask in person; in this period a visit does what ten letters do not.',
  ],
  10: [
    'The tenth house is at work: your post, your name in it, the people above and the ones who watch.',
    'Whatever you put your name to now is remembered longer than you plan.',
  ],
  11: [
    'Your eleventh house pays out: friends, an elder sibling, income that comes through acquaintance.',
    'Say what you are aiming at; somebody in the circle has a key to it.',
  ],
  12: [
    'The twelfth house takes its share: expenses, distance, sleep, work that is done out of sight.',
    'Decide beforehand what you are glad to spend on, and keep the door shut to the rest.',
  ],
};
