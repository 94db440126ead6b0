/** The chart of a question. */
export { hiddenMatter, prashnaIndicators } from '../../../../layers/jyotish/prashna/moment-chart.ts';
