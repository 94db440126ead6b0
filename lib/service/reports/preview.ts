/** The first pages of a report before it is ordered: the document that an order would print, as pictures with a word across. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { PagePictures, Press } from '../../contract/ports/press.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import type { Table } from '../../contract/ports/table.ts';
import type { BrandRecord } from '../../print/publish/brands.ts';
import { NotSpoken } from '../../words/bank.ts';
import { languagesWith } from '../../words/languages.ts';
import { reportLoaders, type AnyReport } from './report-list.ts';
import { languageNotHere } from '../http/language.ts';
import { guarded, openCall, type Request } from '../http/open-call.ts';
import type { ReportPlan } from './order.ts';

/** For whom a document is made. Table and bucket hold the brands of a space: a sample, which wears its own, asks neither. */
export interface PlanPorts {
  readonly press: Press;
  readonly table?: Table;
  readonly objects?: Objects;
  readonly space: string;
  readonly worn?: BrandRecord | null;
  /** Is told each answer that the document is made from. */
  readonly heard?: (answer: unknown) => void;
}

/** Pages that a preview shows: the cover and the first page after it. */
const PREVIEW_PAGES = [1, 2] as const;
/** Their width: A4 at 96 dots an inch. */
const PREVIEW_WIDTH = 794;

const planOf = async (contract: AnyReport, body: unknown, request: Request, ports: PlanPorts): Promise<ReportPlan> => {
  const { call } = await openCall(contract, body, request);
  const { language } = call.options;
  const { speaks } = contract;
  if (speaks !== undefined && !languagesWith(...speaks).includes(language))
    throw languageNotHere(new NotSpoken(language, ...speaks));
  Object.assign(call, ports);
  // `plan` was typed against its own fields where it was declared; the call has just been opened for them.
  const plan = contract.plan as (all: object) => ReportPlan | Promise<ReportPlan>;
  return plan(call);
};

/** The plan of a report of a kind, for a body as its endpoint takes it. Throws the `AppError` by which it would be refused. */
export const planNamed = async (
  kind: string,
  body: unknown,
  request: Request,
  ports: PlanPorts,
): Promise<ReportPlan> => {
  const load = (await reportLoaders())[kind];
  if (load === undefined) throw new AppError('ENDPOINT_NOT_FOUND');
  return planOf(await load(), body, request, ports);
};

/** What a plan would print. Throws the `AppError` by which an order would be refused. */
export const documentOf = (plan: ReportPlan): Promise<ReportDocument> => guarded(() => plan.document());

/** The first pages of a document with `stamp` across each, and how many pages the report would have. */
export const previewOf = (press: Press, document: ReportDocument, stamp: string): Promise<PagePictures> =>
  press.pictures(document, { pages: PREVIEW_PAGES, width: PREVIEW_WIDTH, stamp });
