/** The time of birth from facts and events. */
export {
  rectificationVerdict,
  rectify,
  type BirthTimeCandidate,
  type Rectification,
  type RectificationAsked,
} from '../../../../layers/jyotish/rectification/rectify.ts';
export { EVENT_MATTERS, type LifeEvent } from '../../../../layers/jyotish/rectification/matters.ts';
