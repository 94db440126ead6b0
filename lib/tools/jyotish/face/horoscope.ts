/** Facts and scores of the feed. */
export { daySkyOf } from '../../../../layers/jyotish/horoscope/day-sky.ts';
export { judgeDay } from '../../../../layers/jyotish/horoscope/raw-score.ts';
export { eventsOf } from '../../../../layers/jyotish/horoscope/sky-events.ts';
