/** The bank of the feed in Hindi. */
import type { HoroscopeBank } from './bank.ts';
import { act } from '../hi/horoscope/act.ts';
import { areaBest } from '../hi/horoscope/area-best.ts';
import { areaMore } from '../hi/horoscope/area-more.ts';
import { areaQuarter } from '../hi/horoscope/area-quarter.ts';
import { areaTone } from '../hi/horoscope/area-tone.ts';
import { care } from '../hi/horoscope/care.ts';
import { career } from '../hi/horoscope/career.ts';
import { chandrashtama } from '../hi/horoscope/chandrashtama.ts';
import { close } from '../hi/horoscope/close.ts';
import { contact } from '../hi/horoscope/contact.ts';
import { counsel } from '../hi/horoscope/counsel.ts';
import { eclipse } from '../hi/horoscope/eclipse.ts';
import { evening } from '../hi/horoscope/evening.ts';
import { family } from '../hi/horoscope/family.ts';
import { headline } from '../hi/horoscope/headline.ts';
import { health } from '../hi/horoscope/health.ts';
import { ingress } from '../hi/horoscope/ingress.ts';
import { keyDay } from '../hi/horoscope/key-day.ts';
import { labels } from '../hi/horoscope/labels.ts';
import { lead } from '../hi/horoscope/lead.ts';
import { love } from '../hi/horoscope/love.ts';
import { lunation } from '../hi/horoscope/lunation.ts';
import { money } from '../hi/horoscope/money.ts';
import { monthOpen } from '../hi/horoscope/month-open.ts';
import { pairArea } from '../hi/horoscope/pair-area.ts';
import { pairDay } from '../hi/horoscope/pair-day.ts';
import { pairDistance } from '../hi/horoscope/pair-distance.ts';
import { pairLords } from '../hi/horoscope/pair-lords.ts';
import { periodHeadline } from '../hi/horoscope/period-headline.ts';
import { phrases } from '../hi/horoscope/phrases.ts';
import { quarter } from '../hi/horoscope/quarter.ts';
import { reentry } from '../hi/horoscope/reentry.ts';
import { runningLord } from '../hi/horoscope/running-lord.ts';
import { star } from '../hi/horoscope/star.ts';
import { station } from '../hi/horoscope/station.ts';
import { stay } from '../hi/horoscope/stay.ts';
import { study } from '../hi/horoscope/study.ts';
import { tara } from '../hi/horoscope/tara.ts';
import { tithi } from '../hi/horoscope/tithi.ts';
import { travel } from '../hi/horoscope/travel.ts';
import { weekEnd } from '../hi/horoscope/week-end.ts';
import { weekOpen } from '../hi/horoscope/week-open.ts';
import { weekday } from '../hi/horoscope/weekday.ts';
import { yearOpen } from '../hi/horoscope/year-open.ts';

export const HI_HOROSCOPE: HoroscopeBank = {
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
