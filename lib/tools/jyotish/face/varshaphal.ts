/** The annual chart of Tajika. */
export { muddaPlan } from '../../../../layers/jyotish/varshaphal/mudda.ts';
export { sahamsOf } from '../../../../layers/jyotish/varshaphal/sahams.ts';
export { solarReturn } from '../../../../layers/jyotish/varshaphal/solar-return.ts';
export { tajikaChart, tajikaMuntha } from '../../../../layers/jyotish/varshaphal/year-chart.ts';
export { yearLordOf } from '../../../../layers/jyotish/varshaphal/year-lord.ts';
