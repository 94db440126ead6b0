/** Checks the members of a request against its endpoint, every fault at once, and reads what its kind of input needs. */
import { AppError } from '../../../contract/frame/app-error.ts';
import type { Caller } from '../../../contract/frame/caller.ts';
import { invalidField } from '../../../contract/frame/field-errors.ts';
import type { AnyContract } from '../../../contract/frame/resource.ts';
import type { Warn } from '../../../contract/frame/warnings.ts';
import { isRecord } from '../is-record.ts';
import { schemaOf, type Prepared } from '../prepared.ts';
import type { Finish } from '../read/instant.ts';
import { readInput } from '../read/kinds.ts';
import { withPartnerNames } from '../read/pair.ts';
import type { NamedPlaces } from '../read/reader.ts';
import type { Resolution } from '../read/resolution.ts';
import { refuseAliasConflicts, withoutAliases } from './aliases.ts';
import { Faults } from './faults.ts';
import { parseFields } from './fields.ts';
import { refuseUnwieldy, shortened } from './size.ts';
import { spelledOut } from './spellings.ts';
import { unknownMembers, type Unknown } from './unknown.ts';

type Members = Readonly<Record<string, unknown>>;
/** Path variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Path variables are checked first: an unknown variant or a malformed id is 404, not 400. */
export const checkVariables = (contract: AnyContract, variables: Variables, shared: Prepared): void => {
  for (const [name, schema] of shared.variables) {
    const faults = new Faults();
    if (parseFields(schema, shared.fields, { [name]: variables[name] }, faults)) continue;
    try {
      faults.check();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw contract.kind === 'calculation'
        ? new AppError('UNKNOWN_VARIANT', { details: error.details, cause: error })
        : new AppError('RESOURCE_NOT_FOUND', { cause: error });
    }
  }
};

const definedVariables = (variables: Variables): Readonly<Record<string, string>> => {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables)) if (value !== undefined) out[name] = value;
  return out;
};

/** A request in which no fault was found. */
export interface Checked {
  /** The members as they were sent, aliases renamed. */
  readonly raw: Members;
  /** The fields, defaults filled. */
  readonly parsed: Members;
  /** Asks zones and places for what the kind of input still needs. */
  readonly finish: Finish<Resolution>;
  /** Places given by name, known once `finish` has answered. */
  readonly named: NamedPlaces;
}

/** Refuses a tropical zodiac, which some programs ask for: every answer here is sidereal. */
const refuseTropical = (raw: Members, known: readonly string[], faults: Faults): void => {
  const { zodiac } = raw;
  if (typeof zodiac !== 'string' || known.includes('zodiac') || !/^(tropical|sayana|western)$/i.test(zodiac)) return;
  faults.add('zodiac', 'UNKNOWN_VALUE', 'zodiac must be sidereal: no answer here is tropical.', 'sidereal', zodiac);
};

/** Most unknown members that are warned of. */
const WARNED = 20;

/** Reads a request. Throws one error with all its faults; unknown members are warned of, or are faults under `strict`. */
export const checkRequest = (
  { input, variables: names, foretells }: AnyContract,
  body: unknown,
  variables: Variables,
  shared: Prepared,
  warn: Warn,
  profile: Caller['profile'],
): Checked => {
  const faults = new Faults();
  if (!isRecord(body)) {
    throw invalidField('body', 'WRONG_TYPE', 'body must be a JSON object.', 'an object');
  }
  refuseUnwieldy(body);
  const renamed = withoutAliases(shortened(body, shared.fields, faults));
  const isPair = input.kind === 'pair' || input.kind === 'match';
  const members = isPair ? withPartnerNames(renamed) : renamed;
  const inPath = names.length > 0 ? definedVariables(variables) : {};
  for (const [name, value] of Object.entries(inPath))
    if (Object.hasOwn(members, name) && String(members[name]) !== value)
      faults.add(name, 'CONFLICT', `${name} and the path say different things.`, value, members[name]);
  const raw = spelledOut(names.length > 0 ? { ...members, ...inPath } : members, shared.fields, warn);
  refuseAliasConflicts(raw, faults);
  refuseTropical(raw, shared.known, faults);
  const unknown = unknownMembers(raw, shared.known, shared.fields);
  const refuse = ({ path, nearest }: Unknown): void => {
    faults.add(path, 'UNKNOWN_FIELD', `${path} is not a known field.${nearest ? ` Did you mean ${nearest}?` : ''}`);
  };
  if (raw['strict'] === true) unknown.forEach(refuse);
  else
    for (const { path, nearest } of unknown.slice(0, WARNED))
      warn(
        'UNKNOWN_FIELD',
        `${path} is not a known field and was ignored.${nearest ? ` Did you mean ${nearest}?` : ''}`,
      );
  const parsed = parseFields(schemaOf(shared, raw), shared.fields, raw, faults);
  const named: NamedPlaces = new Map();
  const finish = readInput(input, raw, faults, { named, profile, livingOnly: foretells === true });
  // A refused caller sees no warnings: where a field is faulty, the unknown name that meant it stands among the faults.
  const isMeant = ({ path, nearest }: Unknown): boolean =>
    nearest !== null && faults.has(path.replace(/[^.]+$/, nearest));
  unknown.filter(isMeant).forEach(refuse);
  faults.check(Object.keys(raw));
  if (!parsed) throw new Error('a request without faults must parse');
  return { raw, parsed, finish, named };
};
