/** From the options of the schools to the doctrine that a chart is read by. */
import { RAMAN_YOGAS, type ReadingDoctrine } from '../../../layers/jyotish/condition/doctrine.ts';
import type { Values } from '../../contract/frame/input.ts';
import type { schoolFields } from '../../contract/suites/dosha.ts';

/** The options of `schoolFields` as a reading takes them. */
export const doctrineOf = (asked: Values<ReturnType<typeof schoolFields>>): ReadingDoctrine => ({
  nodeAspects: asked.node_aspects,
  beneficMoon: asked.benefic_moon,
  mercury: asked.mercury,
  fromMoon: asked.from_moon,
  narrow: asked.narrow,
  wide: asked.wide,
  strictRaja: asked.raja === 'strict',
  raman: RAMAN_YOGAS.filter((id) => asked[id] === 'raman'),
});
