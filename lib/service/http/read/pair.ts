/** The partners of a match: births, or stars in their place. */
import { starNumberOf } from '../../../words/star-spelling.ts';
import { AppError } from '../../../contract/frame/app-error.ts';
import { PARTNER_ALIASES } from '../../../contract/frame/input-fields.ts';
import type { Birth, Partner } from '../../../contract/values/moment.ts';
import { readBirth } from './birth.ts';
import type { Finish } from './instant.ts';
import type { RawMembers, Reader } from './reader.ts';
import { timeOf, untimed, type Resolution, type TimeMeta } from './resolution.ts';

/** Members of a pair under `groom` and `bride`, whatever they were called. */
export const withPartnerNames = (raw: RawMembers): RawMembers => {
  const out: Record<string, unknown> = { ...raw };
  for (const [role, names] of Object.entries(PARTNER_ALIASES)) {
    for (const name of names) {
      if (!Object.hasOwn(out, name) || Object.hasOwn(out, role)) continue;
      out[role] = out[name];
      delete out[name];
    }
  }
  return out;
};

/** A partner, with the birth and the entry of `meta.time`. */
interface SettledPartner<P> {
  readonly partner: P;
  readonly birth: Birth | null;
  readonly time: TimeMeta | null;
}

const readPartner = (r: Reader, role: 'groom' | 'bride'): Reader | null => {
  const child = r.child(role);
  if (!child && !r.has(role)) r.required(role, `${role} is required.`, 'a birth');
  return child ?? null;
};

/** The birth of a partner. No match is judged for one that is saved as a child's: 409. */
const readGrown = (r: Reader): ReturnType<typeof readBirth> => {
  const finish = readBirth(r);
  return async (now, warn) => {
    const settled = await finish(now, warn);
    if (settled.birth.mark !== 'minor') return settled;
    const field = `${r.prefix}profile_id`;
    const message = `${field} is saved as the birth of a child: no match is judged for it.`;
    throw new AppError('STATE_CONFLICT', { message, details: [{ field, code: 'UNKNOWN_VALUE', message }] });
  };
};

/** A partner who must be a birth. */
export const partnerBirth = (r: Reader, role: 'groom' | 'bride'): Finish<SettledPartner<Birth>> => {
  const child = readPartner(r, role);
  const finish = child && readGrown(child);
  return async (now, warn) => {
    if (!finish) throw new Error(`no ${role} passed validation`);
    const { birth, source } = await finish(now, warn);
    return { partner: birth, birth, time: timeOf(birth, source) };
  };
};

/** A partner whose members are those of `r`: a birth or a star. */
export const partnerHere = (r: Reader): Finish<SettledPartner<Partner>> => {
  const star = readStar(r);
  if (star) return () => Promise.resolve({ partner: star, birth: null, time: null });
  const finish = readGrown(r);
  return async (now, warn) => {
    const { birth, source } = await finish(now, warn);
    return { partner: { birth, star: null }, birth, time: timeOf(birth, source) };
  };
};

/** A partner who is a birth or a star. */
export const partnerBirthOrStar = (r: Reader, role: 'groom' | 'bride'): Finish<SettledPartner<Partner>> => {
  const child = readPartner(r, role);
  const finish = child && partnerHere(child);
  return (now, warn) => {
    if (!finish) throw new Error(`no ${role} passed validation`);
    return finish(now, warn);
  };
};

/** Both partners as one input. */
export const pairOf =
  <P>(
    groom: Finish<SettledPartner<P>>,
    bride: Finish<SettledPartner<P>>,
  ): Finish<Omit<Resolution, 'values'> & { readonly values: { readonly groom: P; readonly bride: P } }> =>
  async (now, warn) => {
    const [g, b] = [await groom(now, warn), await bride(now, warn)];
    const time = { ...(g.time ? { groom: g.time } : {}), ...(b.time ? { bride: b.time } : {}) };
    const first = g.birth ?? b.birth;
    return {
      values: { groom: g.partner, bride: b.partner },
      ...(g.time || b.time ? { time } : {}),
      // No one instant: two births have two ayanamsas, so meta.settings shows the value of neither.
      ...(first ? { place: first.place } : {}),
      untimed: [...untimed(g.birth, 'groom.time'), ...untimed(b.birth, 'bride.time')],
    };
  };

/** A partner given as a star; null where the member holds a birth. */
const readStar = (r: Reader): Partner | null => {
  if (!r.has('nakshatra') || r.has('profile_id')) return null;
  const given = r.number('nakshatra') ?? r.text('nakshatra');
  const index = (typeof given === 'number' ? given : (starNumberOf(given ?? '') ?? 0)) - 1;
  if (given !== undefined && index < 0)
    r.faults.add(
      `${r.prefix}nakshatra`,
      'UNKNOWN_VALUE',
      `${r.prefix}nakshatra must be 1-27 or the key of a nakshatra.`,
      '1..27 or a key',
      given,
    );
  if (r.has('date') || r.has('day') || r.has('time') || r.has('hour'))
    r.conflict('nakshatra', `${r.prefix}nakshatra stands for a birth: send one of the two.`);
  const pada = r.number('pada') ?? null;
  // A star whose four padas lie in two signs does not determine the sign without its pada.
  const inTwoSigns = Math.floor((index * 4) / 9) !== Math.floor((index * 4 + 3) / 9);
  if (index >= 0 && pada === null && !r.has('pada') && inTwoSigns)
    r.required('pada', `${r.prefix}pada is required: this nakshatra lies in two signs.`, '1..4');
  return { birth: null, star: { nakshatra: index + 1, pada } };
};
