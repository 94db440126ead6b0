/** A partner as matching needs it: everything follows from the place of the Moon. */
import {
  starAttributes,
  varnaOf,
  vashyaOf,
  type Gana,
  type Nadi,
  type Varna,
  type Vashya,
  type Yoni,
} from '../chart/avakahada.ts';
import { NAKSHATRA_DEG, nakshatraOf, PADA_DEG } from '../chart/nakshatra.ts';
import { degreeInSign, lordOf, signOf, type Planet7 } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';

/** Attributes of a partner that the kootas compare. */
export interface MatchPartner {
  /** 1–27 */
  readonly nakshatra: number;
  /** 1–4; null where only the star is known. */
  readonly pada: number | null;
  /** Moon sign 1–12. */
  readonly sign: number;
  readonly lord: Planet7;
  /** Lord of the Moon's navamsa sign; null where the pada is not known. */
  readonly navamsaLord: Planet7 | null;
  readonly varna: Varna;
  readonly vashya: Vashya;
  readonly yoni: Yoni;
  readonly gana: Gana;
  readonly nadi: Nadi;
}

const partnerAt = (longitude: number, pada: number | null): MatchPartner => {
  const sign = signOf(longitude);
  const { id } = nakshatraOf(longitude);
  const { yoni, gana, nadi } = starAttributes(id);
  return {
    nakshatra: id,
    pada,
    sign,
    lord: lordOf(sign),
    navamsaLord: pada === null ? null : lordOf(vargaSign(9, longitude)),
    varna: varnaOf(sign),
    vashya: vashyaOf(sign, degreeInSign(longitude)),
    yoni,
    gana,
    nadi,
  };
};

/** The partner whose Moon is at a sidereal longitude 0 ≤ x < 360. */
export const partnerOfMoon = (longitude: number): MatchPartner => partnerAt(longitude, nakshatraOf(longitude).pada);

/** The partner of a star 1–27 and pada 1–4, taken at the middle of the pada, or of the star when the pada is unknown. */
export const partnerOfStar = (nakshatra: number, pada: number | null): MatchPartner =>
  partnerAt(pada === null ? (nakshatra - 0.5) * NAKSHATRA_DEG : ((nakshatra - 1) * 4 + pada - 0.5) * PADA_DEG, pada);
