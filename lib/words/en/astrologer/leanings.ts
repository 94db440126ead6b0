/** What is said of a partner, a path, a line of work, in English. */
import type { LeaningWords } from '../../astrologer/answer-frames.ts';

export const leaningsEn: LeaningWords = {
  partnerTrade: '{planet} rules the fourth house, from which a partner’s work is read: {trades}.',
  far: 'The chart leans to a partner from far away, or from another way of life.',
  near: 'The chart leans to a partner from your own surroundings rather than from far away.',
  meeting:
    'You are most likely to meet through {place}, for {planet}, the lord of the seventh house, stands in the {house} house.',
  places: [
    'something you set out to do by yourself',
    'your family and those whom it knows',
    'a neighbour, a brother or sister, or a message',
    'home, relatives or the place where you grew up',
    'study, play or something you make',
    'daily work',
    'other couples and friends you share',
    'a detour, at a time when much is changing',
    'a journey, a teacher or a place of faith',
    'your profession',
    'your friends',
    'a distant place',
  ],
  looks: 'A chart draws no face; it shows a manner.',
  childCount: 'A chart does not count children, and a number would be a guess.',
  weddingCount: 'A chart does not count marriages, and a number would be a guess.',
  manglikMatch:
    'It can be done: custom asks whether the other chart has the same dosha or something that balances it, and that shows only when both charts lie side by side.',
  study: 'Of the two, study has more support in this chart.',
  work: 'Of the two, work has more support in this chart.',
  houseDirection:
    'By custom it is the direction of {planet}, which rules the fourth house: {direction}. Light, air and a price you can bear weigh more than any door.',
  direction:
    'By custom your direction is that of {planet}, the lord of the ascendant: {direction}. Nothing in the chart hangs on it.',
  childName:
    'The letters come from the star of the child’s own Moon, not from your chart; the date, time and place of birth of the child tell them.',
  ownName:
    'By custom it begins with the sound of the quarter in which your Moon stands in {star}, written “{letters}”.',
  remedy: 'Custom gives {planet} a mantra, {mantra}, and a day to keep simple, {day}.',
  remedyOfWeakest:
    '{planet} is weak in this chart, and custom gives it a mantra, {mantra}, and a day to keep simple, {day}.',
  noCost: 'It costs nothing; whoever asks money for a remedy sells fear, and the chart does not need it.',
  periodNamed: 'The {name} mahadasha runs from {start} to {end}, and brings forward what {planet} holds in this chart.',
  adverse: {
    good: 'The chart does not point that way.',
    mixed: 'The chart neither points to it nor rules it out.',
    hard: 'The chart asks for care here, though it settles nothing.',
  },
  transitNow: '{planet} is now passing through {sign}, the {other} house from your ascendant{field}.',
  transitNowByMoon: '{planet} is now passing through the {house} house from your natal Moon.',
  transitUntil: 'It leaves that sign in {month} {year}.',
  unplaced:
    'Your question names no part of the chart that is read here, so this is the chart as a whole; name work, marriage, money, family or a day for a closer answer.',
  undecided: 'The chart does not choose between the two; it shows how the matter itself stands.',
  pastLife: 'What was before this birth no chart shows in a way that anyone could check; it is read for this life.',
  decidesNothing: 'By itself that decides nothing: the rest of the chart and the running period weigh as much.',
  whatToDo: {
    good: 'There is room to act here; lead with {gift}: {planet} is the strongest planet of this chart.',
    mixed: 'Take it one step at a time, and lead with {gift}: {planet} is the strongest planet of this chart.',
    hard: 'Do less of it, at a fixed hour, and lean on {gift}: {planet} is the strongest planet of this chart.',
  },
  path: 'The way that suits you is {path}, for {planet} rules the ninth house.',
  paths: {
    sun: 'duty, done without asking for its fruit',
    moon: 'devotion, in song and in company',
    mars: 'service with your own hands',
    mercury: 'study, and thinking things through',
    jupiter: 'knowledge, with a teacher beside you',
    venus: 'devotion, with beauty in it',
    saturn: 'quiet service at a regular hour',
  },
  day: 'By custom your day is {day}, the day of {planet}, the lord of your ascendant. No day of the week is good for everything: for a date that matters, choose by its panchang.',
  colour:
    'By custom your colour is that of {planet}, the lord of the ascendant: {colour}. The chart itself asks for none.',
  colours: {
    sun: 'copper red',
    moon: 'white',
    mars: 'red',
    mercury: 'green',
    jupiter: 'yellow',
    venus: 'white, or anything bright',
    saturn: 'dark blue or black',
  },
  vocation: {
    strong: 'It suits you: {planet}, the planet of such work, is strong in this chart.',
    middle: 'It can suit you, if you train for it: {planet}, the planet of such work, holds the middle in this chart.',
    weak: 'It asks more of you than of others: {planet}, the planet of such work, is weak in this chart.',
  },
  ofTwo: {
    first: 'Rather what you named before the other: its planet has more strength in this chart.',
    second: 'Rather what you named last: its planet has more strength in this chart.',
  },
};
