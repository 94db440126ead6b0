/** What the star of the Moon is good for, by its nature. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const star: HoroscopeBank['star'] = {
  dhruva: [
    'The Moon’s star is of the fixed kind today: what you set down now stays where you put it.',
    'A steady star favours foundations; lay one brick, or one rule.',
    'Plant, pledge or put up a shelf, for the star of the day is a lasting one.',
  ],
  chara: [
    'The star of the day is a moving one, good for wheels and wandering errands.',
    'With the Moon in a mobile star, do the part of the work that involves going there.',
    'Nothing sits still under a moving star; use it to shift the heavy cupboard.',
  ],
  ugra: [
    'The Moon is in a fierce star: keep the force for stubborn lids and stubborn stains.',
    'A rough-natured star makes talk rough too; take a sip of water, then speak.',
    'What must be pulled out by the roots comes out today, weeds first.',
  ],
  mishra: [
    'The star is a mixed one, so expect a day of ordinary things done side by side.',
    'Under a mixed star keep to the daily round and add one spark.',
    'Fire-work and paperwork go equally well under today’s star, though not at one desk.',
  ],
  kshipra: [
    'A light, quick star carries the Moon: short jobs, trade and small repairs go by themselves.',
    'Do the thing that takes ten minutes, since today it takes five.',
    'The star of the day has light feet; follow it to the counter that is open.',
  ],
  mridu: [
    'A gentle star holds the Moon, good for music, friends and anything with a ribbon.',
    'Make up, dress up or tidy up: the soft star of the day helps with all of it.',
    'Under a tender star people forgive in advance; give them the occasion.',
  ],
  tikshna: [
    'A sharp star is with the Moon: good for cutting through, bad for cutting remarks.',
    'Ask the pointed question of the machine, not of the mechanic, under this star.',
    'The star has an edge today, so sort, prune and shorten.',
  ],
};
