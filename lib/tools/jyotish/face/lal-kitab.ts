/** The fixed-sign chart of Lal Kitab. */
export { lalDebtsOf } from '../../../../layers/jyotish/lal-kitab/debts.ts';
export { lalHouses, lalPlanets, tevaOf } from '../../../../layers/jyotish/lal-kitab/teva.ts';
