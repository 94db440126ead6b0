/** The moving sky against a birth. */
export { chandrashtamas } from '../../../../layers/jyotish/transit/chandrashtama.ts';
export { doubleTransits } from '../../../../layers/jyotish/transit/double-transit.ts';
export { gocharaOf } from '../../../../layers/jyotish/transit/gochara.ts';
export { personalDays } from '../../../../layers/jyotish/transit/personal-days.ts';
export { returnsOf } from '../../../../layers/jyotish/transit/returns.ts';
export { houseStays, signEntries } from '../../../../layers/jyotish/transit/stays.ts';
