/** Statements of facts in English. */
import type { Statements } from '../../astrologer/frames.ts';

export const statementsEn: Statements = {
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'], // prettier-ignore
  ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'], // prettier-ignore
  date: '{day} {month} {year}',
  lordOf: 'the lord of the {house} house',
  sign: {
    D1: '{point} is in {sign}.',
    D9: 'In the navamsa {point} is in {sign}.',
    transit: '{point} is passing through {sign}.',
  },
  ascendant: { D1: 'The ascendant is {sign}.', D9: 'The ascendant of the navamsa is {sign}.' },
  house: {
    lagna: '{point} is in the {house} house.',
    moon: '{point} is in the {house} house from the Moon.',
    sun: '{point} is in the {house} house from the Sun.',
  },
  navamsaHouse: {
    lagna: 'In the navamsa {point} is in the {house} house.',
    moon: 'In the navamsa {point} is in the {house} house from the Moon.',
    sun: 'In the navamsa {point} is in the {house} house from the Sun.',
  },
  transitHouse: {
    lagna: '{point} is passing through the {house} house from the ascendant.',
    moon: '{point} is passing through the {house} house from the natal Moon.',
    sun: '{point} is passing through the {house} house from the natal Sun.',
  },
  transitStar: '{point} is passing through {star}.',
  onDate: 'On {date} {statement}',
  star: '{point} is in {star}, pada {pada}.',
  degree: '{point} is at {degree}° of its sign.',
  lord: '{planet} rules the {house} house.',
  houseSign: 'The {house} house is {sign}.',
  conjunction: { yes: '{point} and {other} are in one sign.', no: '{point} and {other} are not in one sign.' },
  aspect: { yes: '{point} aspects the {house} house.', no: '{point} does not aspect the {house} house.' },
  aspectOnPoint: { yes: '{point} aspects {other}.', no: '{point} does not aspect {other}.' },
  motion: { retrograde: '{point} is retrograde.', direct: '{point} is moving forward.' },
  combust: { yes: '{point} is combust: too near the Sun to be seen.', no: '{point} is not combust.' },
  dignity: '{point} has the dignity {dignity}.',
  navamsaDignity: 'In the navamsa {point} is in {sign}.',
  strength: '{point} ranks {rank} of the seven planets in shadbala.',
  period: 'The period of {lords} runs from {start} to {end}.',
  noPeriod: 'There is no period of {lords}.',
  yoga: { yes: '{yoga} is formed.', no: '{yoga} is not formed.' },
  dosha: { yes: '{dosha} is present.', no: '{dosha} is not present.' },
  vara: {
    same: 'You were born on a {weekday}.',
    differs:
      'You were born on a {weekday} by the Hindu day, which begins at sunrise; by the calendar it was already {civil}.',
  },
  tithi: 'The tithi of your birth is {tithi}.',
  nityaYoga: 'The nitya yoga of your birth is {yoga}.',
  karana: 'The karana of your birth is {karana}.',
  houseCount: { none: 'No planet is in the {house} house.', some: 'In the {house} house: {planets}.' },
  signCount: { none: 'No planet is in {sign}.', some: 'In {sign}: {planets}.' },
};
