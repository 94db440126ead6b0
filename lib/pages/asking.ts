/** Calls that a page makes of the API, as anyone could: the answer is that of the single call. */
import { findEndpoint, runEndpoint } from '../service/catalogue/run.ts';
import type { JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Language } from '../words/languages.ts';

/** What of the page's call the calls need. */
interface AskingCall {
  readonly request: { readonly id: string };
  readonly now: JulianDay;
}

/** An answer, and the name of the place that its call was taken for; null where it names none. */
interface Placed<Data> {
  readonly data: Data;
  readonly place: string | null;
}

/** Asks an endpoint as `askFor` does, and tells beside its answer which place it is for. */
export const askPlacedFor =
  ({ request, now }: AskingCall, language: Language) =>
  async <Data>(name: string, members: Readonly<Record<string, unknown>>): Promise<Placed<Data>> => {
    const found = await findEndpoint(name);
    if (!found) throw new Error(`there is no ${name}`);
    const { body } = await runEndpoint(
      found,
      { ...members, language },
      { requestId: request.id, language, credits: () => ({ charged: 0, remaining: null }), warnings: [], now },
    );
    const { data, meta }: { readonly data: Data; readonly meta: { readonly place?: { readonly name: string } } } =
      JSON.parse(body);
    return { data, place: meta.place?.name ?? null };
  };

/** Asks an endpoint by its name below /v1 in the language of the page. Throws `AppError` as a single call would be refused. */
export const askFor =
  (call: AskingCall, language: Language) =>
  async <Data>(name: string, members: Readonly<Record<string, unknown>>): Promise<Data> =>
    (await askPlacedFor(call, language)<Data>(name, members)).data;
