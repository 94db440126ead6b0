/** What the doshas stand for, in English. */
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';

export const doshaMeanings: Readonly<Record<DoshaId, string>> = {
  manglik:
    'Mars in a house that touches shared life. It speaks of heat and haste between two people, weighs little when one of the many cancellations holds, and least when both have it.',
  kaal_sarp:
    'All planets lie on one side of Rahu and Ketu. Effort and result come in stretches, all or nothing; the older texts do not name it.',
  sade_sati:
    'Saturn passes the twelfth, first and second from the Moon, about seven and a half years. A time of clearing out: what supports you stays, and the rest grows heavy.',
  dhaiya:
    'Saturn passes the fourth or eighth from the Moon, about two and a half years. Home or hidden matters ask for patience and repair.',
  pitra:
    'The Sun, the ninth house or its lord is under strain. Matters of the father and of forebears want to be put in order, by care and not by fear.',
  guru_chandal:
    'Jupiter shares a sign with Rahu or Ketu. Belief takes an unusual road and profits from a second opinion.',
  grahan:
    'The Sun or the Moon shares a sign with Rahu or Ketu. Confidence or calm dims at times and comes back; routine is the best lamp.',
  shrapit:
    'Saturn and Rahu share a sign. Old duties and new wants pull on one rope; patience and plain methods loosen it.',
  angarak: 'Mars shares a sign with Rahu or Ketu. Energy is high and quick to flare; it wants a daily task.',
  vish: 'Moon and Saturn share a sign or act on each other. The heart is serious early, steadies others, and needs to be asked how it is.',
  gandmool:
    'The Moon stands in a star at the seam between water and fire. A rite is customary; the seam itself speaks of strong beginnings.',
  abhukta_mula:
    'Birth in the last or first moments at the seam of Jyeshtha and Mula. Almanacs mark it for a rite; nothing more follows by itself.',
  kemadruma:
    'The Moon has no companion beside it. Self-reliance grows where company was missing; it is cancelled in most charts.',
  daridra: 'The lords of gain or self stand in hard houses. Income wants a system, and thrift is learned early.',
  shakata:
    'The Moon stands in the sixth, eighth or twelfth from Jupiter. Means go round like a wheel; saving in good years is the whole remedy.',
  kalatra:
    'Four or more harsh planets stand in the houses of marriage. Agreements between two people want plain words and time.',
  ghatak:
    'Mars and Saturn share a sign. The push forward meets the brake; work that needs both force and patience puts the two to use.',
  amavasya_birth:
    'Birth at the new Moon: will and feeling are one piece. A rite is customary; a friend who holds up a mirror is worth much.',
  krishna_chaturdashi_birth:
    'Birth on the last night before the new Moon: an eye for what is hidden. Custom marks it with a rite.',
  vishti_birth:
    'Birth in the half tithi of Vishti: bluntness, and skill with the unpleasant job. Families that keep the custom hold a rite.',
  vyatipata_birth:
    'Birth in the yoga of Vyatipata: sudden turns, and quickness in meeting them. Here too a rite is the custom.',
  vaidhriti_birth:
    'Birth in the yoga of Vaidhriti: one who stands a little aside and asks. It is marked by a rite where the custom lives.',
  sankranti_birth: 'Birth on the day the Sun changes sign: at home in change, and in need of one fixed habit.',
  eclipse_birth:
    'Birth during an eclipse: depth, and an interest in turning points. Custom marks it with a rite; the light came back within hours.',
};
