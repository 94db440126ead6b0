/** Reports of one birth: kundli, prediction, and a choice of sections are ordered alike. */
import { isoUtc, toUnixMs, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Birth } from '../contract/values/moment.ts';
import type { Options } from '../contract/frame/options.ts';
import { SHARED_MEMBERS } from '../contract/suites/report.ts';
import type { Jobs } from '../contract/ports/jobs.ts';
import type { ChartStyle } from '../contract/values/drawing-keys.ts';
import type { Press } from '../contract/ports/press.ts';
import type { Objects } from '../contract/ports/objects.ts';
import type { Table } from '../contract/ports/table.ts';
import type { Visitor, Web } from '../contract/frame/resource.ts';
import type { Warn } from '../contract/frame/warnings.ts';
import { gather } from './catalogue/gather.ts';
import type { DrawingLanguage } from '../words/drawing.ts';
import { readerOf } from '../print/report/answers.ts';
import { kundliDocument } from '../print/report/kundli.ts';
import { worded } from '../print/report/making.ts';
import { personOf } from '../print/report/person.ts';
import { questionsOf, type KundliSection } from '../print/report/templates.ts';
import { brandingOf } from '../print/publish/branding.ts';
import { pickMembers } from '../print/publish/members.ts';
import { ordered } from '../print/publish/order.ts';
import { printedName, printedPlace } from '../print/publish/printable.ts';

/** The call of an endpoint that orders such a report. */
interface BirthReportCall {
  readonly birth: Birth;
  readonly input: {
    readonly place_name?: string | undefined;
    readonly brand_id?: string | undefined;
    readonly style?: ChartStyle | undefined;
    readonly chart_language?: DrawingLanguage | undefined;
    readonly reference?: string | undefined;
    readonly wait: number;
  };
  readonly options: Options;
  readonly request: { readonly id: string; readonly members: Readonly<Record<string, unknown>> };
  readonly now: JulianDay;
  readonly warn: Warn;
  readonly table: Table;
  readonly objects: Objects;
  readonly press: Press;
  readonly jobs: Jobs;
  readonly customer: string;
  readonly visitor: Visitor;
  readonly web: Web;
}

/** What is ordered: a kind with its template, and the sections in their order. */
interface BirthReport {
  readonly kind: 'kundli' | 'prediction' | 'custom';
  readonly template: string;
  readonly sections: readonly KundliSection[];
}

/** Orders a report of one birth; the reply of the endpoint. */
export const orderBirthReport = async (
  { birth, input, options, request, now, warn, table, objects, press, jobs, customer, visitor, web }: BirthReportCall,
  { kind, template, sections }: BirthReport,
) => {
  const { place_name, brand_id, reference, wait } = input;
  const printing = { press, warn };
  const name = await printedName(printing, 'name', birth.name);
  const place = await printedPlace(printing, { place_name, place: request.members['place'] }, birth.place);
  const asked = { language: options.language, members: request.members };
  const { brand, issuer, language } = await brandingOf({ table, objects }, customer, brand_id, asked);
  return ordered(
    { table, objects, jobs },
    visitor,
    web,
    {
      path: `pdf/${kind}`,
      kind,
      template,
      language,
      reference,
      brand: brand_id,
      wait,
      members: request.members,
      now: Math.round(toUnixMs(now)),
    },
    async () => {
      const { answers, ...made } = await gather(questionsOf(sections), pickMembers(request.members, SHARED_MEMBERS), {
        requestId: request.id,
        language,
        now,
        warn,
      });
      const making = {
        ...worded(language, input),
        read: readerOf(answers),
        persons: [personOf(name, place, birth.clock.text(birth.jd), isoUtc(birth.jd))] as const,
        issued: isoUtc(now),
        brand: issuer,
        ...made,
      };
      return kundliDocument(making, brand, sections, making.words[kind === 'prediction' ? 'prediction' : 'kundli']);
    },
  );
};
