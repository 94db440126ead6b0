/** The bank of the feed in English. */
import type { HoroscopeBank } from './bank.ts';
import { act } from '../en/horoscope/act.ts';
import { areaBest } from '../en/horoscope/area-best.ts';
import { areaMore } from '../en/horoscope/area-more.ts';
import { areaQuarter } from '../en/horoscope/area-quarter.ts';
import { areaTone } from '../en/horoscope/area-tone.ts';
import { care } from '../en/horoscope/care.ts';
import { career } from '../en/horoscope/career.ts';
import { chandrashtama } from '../en/horoscope/chandrashtama.ts';
import { close } from '../en/horoscope/close.ts';
import { contact } from '../en/horoscope/contact.ts';
import { counsel } from '../en/horoscope/counsel.ts';
import { eclipse } from '../en/horoscope/eclipse.ts';
import { evening } from '../en/horoscope/evening.ts';
import { family } from '../en/horoscope/family.ts';
import { headline } from '../en/horoscope/headline.ts';
import { health } from '../en/horoscope/health.ts';
import { ingress } from '../en/horoscope/ingress.ts';
import { keyDay } from '../en/horoscope/key-day.ts';
import { labels } from '../en/horoscope/labels.ts';
import { lead } from '../en/horoscope/lead.ts';
import { love } from '../en/horoscope/love.ts';
import { lunation } from '../en/horoscope/lunation.ts';
import { money } from '../en/horoscope/money.ts';
import { monthOpen } from '../en/horoscope/month-open.ts';
import { pairArea } from '../en/horoscope/pair-area.ts';
import { pairDay } from '../en/horoscope/pair-day.ts';
import { pairDistance } from '../en/horoscope/pair-distance.ts';
import { pairLords } from '../en/horoscope/pair-lords.ts';
import { periodHeadline } from '../en/horoscope/period-headline.ts';
import { phrases } from '../en/horoscope/phrases.ts';
import { quarter } from '../en/horoscope/quarter.ts';
import { reentry } from '../en/horoscope/reentry.ts';
import { runningLord } from '../en/horoscope/running-lord.ts';
import { star } from '../en/horoscope/star.ts';
import { station } from '../en/horoscope/station.ts';
import { stay } from '../en/horoscope/stay.ts';
import { study } from '../en/horoscope/study.ts';
import { tara } from '../en/horoscope/tara.ts';
import { tithi } from '../en/horoscope/tithi.ts';
import { travel } from '../en/horoscope/travel.ts';
import { weekEnd } from '../en/horoscope/week-end.ts';
import { weekOpen } from '../en/horoscope/week-open.ts';
import { weekday } from '../en/horoscope/weekday.ts';
import { yearOpen } from '../en/horoscope/year-open.ts';

export const EN_HOROSCOPE: HoroscopeBank = {
  act,
  areaBest,
  areaMore,
  areaQuarter,
  areaTone,
  care,
  career,
  chandrashtama,
  close,
  contact,
  counsel,
  eclipse,
  evening,
  family,
  headline,
  health,
  ingress,
  keyDay,
  labels,
  lead,
  love,
  lunation,
  money,
  monthOpen,
  pairArea,
  pairDay,
  pairDistance,
  pairLords,
  periodHeadline,
  phrases,
  quarter,
  reentry,
  runningLord,
  star,
  station,
  stay,
  study,
  tara,
  tithi,
  travel,
  weekEnd,
  weekOpen,
  weekday,
  yearOpen,
};
