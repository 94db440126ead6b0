/** The table of yogas. */
export {
  YOGA_RULES,
  detectYogas,
  judgeYoga,
  type YogaFinding,
  type YogaId,
} from '../../../../layers/jyotish/yoga/detect.ts';
export { natalYogas } from '../../../../layers/jyotish/yoga/natal.ts';
export type { YogaRule } from '../../../../layers/jyotish/yoga/rule.ts';
