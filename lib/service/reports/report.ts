/** Declares an endpoint that orders a report: what is planned is ordered by a call, and looked at by the preview. */
import type { Fields, Kind, Resolved } from '../../contract/frame/input.ts';
import { resource, type Resource, type ResourceCall, type ResourceSpec } from '../../contract/frame/resource.ts';
import { REPORT_TERMS, type orderAnswers, type REPORT_NEEDS } from '../../contract/suites/report.ts';
import type { ReportPlan } from './order.ts';

type Answers = ReturnType<typeof orderAnswers>;
type Needs = typeof REPORT_NEEDS;
type PlanCall<F extends Fields, K extends Kind> = ResourceCall<F, Needs> & Resolved[K];

/** What a file of `functions/pdf/` declares. */
interface ReportSpec<F extends Fields, K extends Kind> extends Omit<
  ResourceSpec<F, K, Answers, Needs>,
  'compute' | keyof typeof REPORT_TERMS
> {
  readonly plan: (call: PlanCall<F, K>) => ReportPlan | Promise<ReportPlan>;
}

/** An endpoint of reports, with the plan that its orders follow. */
export const report = <F extends Fields, K extends Kind>({
  plan,
  ...spec
}: ReportSpec<F, K>): Resource<F, K, Answers, Needs> & Pick<ReportSpec<F, K>, 'plan'> => ({
  ...resource({ ...REPORT_TERMS, ...spec, compute: async (call: PlanCall<F, K>) => (await plan(call)).order() }),
  plan,
});
