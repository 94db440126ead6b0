/**
 * Every endpoint that orders a report behind a loader, for the preview. The build puts a table of imports in the place of this
 * module; an unbuilt process asks the registry.
 */
import type { AnyContract, AnyResource } from '../../contract/frame/resource.ts';
import type { ReportPlan } from './order.ts';

/** An endpoint of reports of any shape. */
export type AnyReport = AnyResource & { readonly plan: (call: never) => ReportPlan | Promise<ReportPlan> };

/** Whether a contract is that of a report. */
export const isReport = (contract: AnyContract): contract is AnyReport => 'plan' in contract;

/** The kind of a report as its path has it. */
export const reportName = ({ name }: AnyReport): string => name.replace('pdf/', '');

/** Loaders by kind as its path has it: `kundli`, `lal-kitab`. */
export const reportLoaders = async (): Promise<Readonly<Record<string, () => Promise<AnyReport>>>> => {
  const { promised } = await import('../catalogue/registry.ts');
  const reports = (await promised()).filter(isReport);
  return Object.fromEntries(reports.map((one) => [reportName(one), () => Promise.resolve(one)]));
};
