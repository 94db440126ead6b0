/** What the birth star and Moon sign give a person: the members that several answers share. */
import * as z from 'zod/mini';
import { GANAS, NADIS, VARNAS, VASHYAS } from '../../../layers/jyotish/chart/avakahada.ts';
import { about, nameOf } from '../frame/shapes.ts';

/** Varna, vashya, gana and nadi, each with its name. */
export const STAR_GIFTS = {
  varna: about(z.enum(VARNAS), 'Varna of the Moon sign, by its element'),
  varna_name: nameOf('varna'),
  vashya: about(z.enum(VASHYAS), 'Vashya of the Moon’s place; it changes inside Sagittarius and Capricorn'),
  vashya_name: nameOf('vashya'),
  gana: about(z.enum(GANAS), 'Gana of the birth star'),
  gana_name: nameOf('gana'),
  nadi: about(z.enum(NADIS), 'Nadi of the birth star'),
  nadi_name: nameOf('nadi'),
};
