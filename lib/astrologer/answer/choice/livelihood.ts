/** What the rule of livelihood says to a choice between lines of work: the lord of the navamsa sign of the tenth lord (Brihat Jataka 10.1). */
import { lordClaim, navamsaClaim } from '../../facts/of-birth.ts';
import { strengthBand } from '../../../../layers/jyotish/phala/state.ts';
import { lordOf } from '../../../../layers/jyotish/chart/rashi.ts';
import type { SlotValue } from '../../../words/fill.ts';
import { rowsOf, worded, type Making } from '../tell/making.ts';
import type { OptionRow } from './option-rows.ts';
import type { Draft } from '../tell/parts.ts';

/** The rule beside what the planets of two lines say; that the better one is weak too, where it is. */
export const livelihoodParts = (
  making: Making,
  [best, other]: readonly [{ readonly row: OptionRow }, { readonly row: OptionRow }],
  slots: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  const { known, cited } = making;
  const [own, rival] = [best.row.planet, other.row.planet];
  if (!known.birth.timeKnown || own === undefined) return [];
  const { same, other: against, weak } = rowsOf(making).options.livelihood;
  const lord = known.read.lord(10);
  const sign = known.navamsa.planets[lord];
  const planet = lordOf(sign);
  const cites = [cited.fact(lordClaim(known, 10)), cited.fact(navamsaClaim(known, lord))];
  const values = { ...slots, lord: cited.write.planet(lord), planet: cited.write.planet(planet) };
  const isWeak = strengthBand(known.read.states[own]) === 'strained';
  const claim = { kind: 'strength', of: own, strong: false } as const;
  return [
    ...(planet === own ? [worded(making, 'meaning', ['livelihood.same', same], values, { cites })] : []),
    ...(planet === rival && own !== rival
      ? [worded(making, 'meaning', ['livelihood.other', against], values, { cites, side: 'other' })]
      : []),
    ...(isWeak
      ? [
          worded(
            making,
            'meaning',
            ['livelihood.weak', weak],
            { planet: cited.write.planet(own) },
            { cites: [cited.fact(claim)] },
          ),
        ]
      : []),
  ];
};
