/** The options of a request, the settings that `meta` shows, and the members that `include` picks. */
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';
import type { AnyContract } from '../../contract/frame/resource.ts';
import { OPTION_DEFAULTS, OPTION_FIELDS, type Options } from '../../contract/frame/options.ts';
import type { Language } from '../../words/languages.ts';
import { Faults } from './check/faults.ts';

const OPTION_NAMES = Object.keys(OPTION_FIELDS);

/** Options of a request: defaults of the endpoint, then Accept-Language, then the request; `spoken` wins for the language. */
export const optionsOf = (
  defaults: Options,
  parsed: Readonly<Record<string, unknown>>,
  language: Language | undefined,
  spoken?: Language,
): Options => {
  const options = { ...defaults };
  if (language) options.language = language;
  for (const name of OPTION_NAMES) if (parsed[name] !== undefined) Reflect.set(options, name, parsed[name]);
  if (spoken !== undefined) options.language = spoken;
  return options;
};

/** `meta.settings`: options and fields the endpoint names, then what was added while computing. */
export const settingsOf = (
  endpoint: AnyContract,
  options: Options,
  parsed: Readonly<Record<string, unknown>>,
  added: ReadonlyMap<string, unknown>,
  ayanamsaValue: () => number | undefined,
): Record<string, unknown> => {
  const settings: Record<string, unknown> = {};
  for (const name of endpoint.settings ?? []) {
    const option: unknown = Reflect.get(options, name);
    const value = option === undefined ? parsed[name] : option;
    if (value === undefined || added.has(name)) continue;
    settings[name] = value;
    if (name === 'ayanamsa') {
      const shown = ayanamsaValue();
      if (shown !== undefined) settings['ayanamsa_value'] = shown;
    }
  }
  settings['language'] = options.language;
  // Shown only where it is not the default.
  if (options.observer !== OPTION_DEFAULTS.observer && endpoint.settings?.includes('ayanamsa'))
    settings['observer'] = options.observer;
  for (const [name, value] of added) settings[name] = value;
  return settings;
};

/** Members of `data` picked by the `include` option; endpoints that read it themselves name it in `settings`. */
export const included = (
  endpoint: AnyEndpoint,
  data: Readonly<Record<string, unknown>>,
  include: readonly string[],
): Readonly<Record<string, unknown>> => {
  if (include.length === 0 || endpoint.settings?.includes('include')) return data;
  const sections = Object.keys(data);
  const faults = new Faults();
  include.forEach((name, i) => {
    if (!sections.includes(name))
      faults.add(
        `include.${i}`,
        'UNKNOWN_VALUE',
        `include.${i} must be one of ${sections.join(', ')}.`,
        sections.join(', '),
        name,
      );
  });
  faults.check();
  return Object.fromEntries(Object.entries(data).filter(([name]) => include.includes(name)));
};
