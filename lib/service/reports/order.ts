/** An order for a report: what every kind of it does before and after its own questions. */
import { isoUtc, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Options } from '../../contract/frame/options.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { Visitor, Web } from '../../contract/frame/resource.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Press } from '../../contract/ports/press.ts';
import type { Paper, ReportDocument } from '../../contract/ports/report-document.ts';
import type { Table } from '../../contract/ports/table.ts';
import { brandingOf, wornBrand, type Branding } from '../../print/publish/branding.ts';
import type { BrandRecord } from '../../print/publish/brands.ts';
import { ordered } from '../../print/publish/order.ts';
import type { Language } from '../../words/languages.ts';
import type { Asker } from '../catalogue/gather.ts';
import { proseOf, type Readings } from './prose.ts';

/** The call of an endpoint that orders a report. */
export interface ReportCall {
  readonly input: {
    readonly brand_id?: string | undefined;
    readonly reference?: string | undefined;
    readonly wait: number;
    readonly paper: Paper;
    readonly print: 'single' | 'duplex';
    readonly prose?: Language | undefined;
  };
  readonly options: Options;
  readonly request: { readonly id: string; readonly members: Readonly<Record<string, unknown>> };
  readonly now: JulianDay;
  readonly warn: Warn;
  readonly table: Table;
  readonly objects: Objects;
  readonly press: Press;
  readonly jobs: Jobs;
  readonly space: string;
  readonly visitor: Visitor;
  readonly caller: Caller;
  readonly web: Web;
  /** Is told each answer that a document is made from. */
  readonly heard?: Asker['heard'];
  /** Of a sample: the brand that it wears, in the place of one of the account. */
  readonly worn?: BrandRecord | null;
}

/** What a document is made with. */
export interface ReportMaking extends Pick<Branding, 'brand' | 'language'> {
  /** Language of readings. */
  readonly prose: Language;
  /** In whose name the answers are gathered. */
  readonly asker: Asker;
  /** When the report is issued and who issues it. */
  readonly imprint: { readonly issued: string; readonly brand: Branding['issuer'] };
}

/** A report that may be ordered, or only looked at. */
export interface ReportPlan {
  /** Orders it; the reply of the endpoint. */
  readonly order: () => ReturnType<typeof ordered>;
  /** What would be printed. Nothing is ordered. */
  readonly document: () => Promise<ReportDocument>;
}

/** The plan of a report of a kind. `make` asks its questions and lays out their answers. */
export const planReport = (
  { input, options, request, now, warn, table, objects, jobs, space, visitor, web, worn: sample, heard }: ReportCall,
  {
    kind,
    template = 'standard',
    readings = 'some',
  }: { readonly kind: string; readonly template?: string; readonly readings?: Readings },
  make: (making: ReportMaking) => Promise<ReportDocument>,
): ReportPlan => {
  const { brand_id, reference, wait, paper, print } = input;
  const { members } = request;
  const branding = async (): Promise<Branding> =>
    sample !== undefined
      ? wornBrand(sample, options.language)
      : brandingOf({ table, objects }, space, brand_id, { language: options.language, members });
  const made = async ({ brand, issuer, language }: Branding): Promise<ReportDocument> => {
    const prose = proseOf({ prose: input.prose, language, readings });
    return {
      ...(await make({
        brand,
        language,
        prose,
        asker: { requestId: request.id, language, prose, now, warn, ...(heard && { heard }) },
        imprint: { issued: isoUtc(now), brand: issuer },
      })),
      paper,
      duplex: print === 'duplex',
    };
  };
  return {
    document: async () => made(await branding()),
    order: async () => {
      const worn = await branding();
      const order = {
        path: `pdf/${kind.replace('_', '-')}`,
        kind,
        template,
        language: worn.language,
        reference,
        brand: brand_id,
        wait,
        members,
        now: Date.now(),
      };
      return ordered({ table, objects, jobs }, visitor, web, order, () => made(worn));
    },
  };
};
