import * as z from 'zod/mini';
import { periodsOf } from '../../lib/answers/queries/dasha.ts';
import {
  balanceOutput,
  DASHA_TREE_FIELDS,
  FROM_BIRTH_FIELD,
  systemOutput,
  treeOutput,
} from '../../lib/contract/suites/dasha.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, choice, flag, objectList, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { instant, keyed, nameOf, sign, signPeriod } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { balanceShape, dashaWriter, signPeriodsShape, systemShape } from '../../lib/answers/present/dasha.ts';
import { SIGN_KEYS, type SignKey } from '../../layers/jyotish/chart/rashi.ts';
import {
  KALACHAKRA_ANTARS,
  KALACHAKRA_GATIS,
  KALACHAKRA_GROUPS,
  kalachakraPlan,
} from '../../layers/jyotish/dasha/kalachakra.ts';
import { dashaSeed } from '../../layers/jyotish/dasha/seed.ts';
import { isoLocal } from '../../layers/jyotish/ephemeris/instant.ts';

export const kalachakra = endpoint({
  path: '/v1/dasha/kalachakra',
  wave: 2,
  summary: 'Kalachakra dasha with deha, jiva, paramayu and the leaps between its signs',
  description:
    'Every quarter of a star has a row of nine signs, 83 to 100 years together. The share of its quarter that the Moon has passed is the share of the row lived before birth; when a row ends, the next quarter of the group follows, after the fourth the first of the sister group. Nine periods from birth are given. A period is cut into the nine signs of its row, beginning with its own place and wrapping inside the row, in proportion to their years; `antar: onward` goes on into the next row instead. Deha and jiva are the first and last sign of the row at birth, in apasavya groups the other way round. Revati belongs to the group of Ashwini. Where a sign stands twice in a row, `dasha/expand` finds the first of the two that ends after birth.',
  sources: ['BPHS ch. 46 v. 52-100', 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (antar: onward)'],
  credits: 1,
  input: birthAtInput({
    antar: choice(
      KALACHAKRA_ANTARS,
      'row',
      'Where sub-periods go on after the last sign of the row: to its first sign, or onward into the next row',
    ),
    ...DASHA_TREE_FIELDS,
    ...FROM_BIRTH_FIELD,
  }),
  settings: ['ayanamsa', 'year_length', 'antar', 'depth', 'from_birth'],
  output: z.strictObject({
    ...systemOutput('kalachakra'),
    group: oneOf(KALACHAKRA_GROUPS, 'Group of the Moon’s star'),
    group_name: nameOf('group'),
    savya: about(flag, 'Whether the group runs forward (savya); else apasavya'),
    pada: whole(1, 4, 'Quarter of the star the Moon is in, 1 to 4'),
    deha: about(sign, 'Sign of the body'),
    jiva: about(sign, 'Sign of the soul'),
    paramayu: whole(83, 100, 'Years of the row at birth'),
    balance: balanceOutput(oneOf(SIGN_KEYS, 'Sign of the period running at birth'), 'sign', 21, '3y 0m 13d'),
    gatis: objectList('Leaps between the periods of this life, in order of time', {
      key: oneOf(KALACHAKRA_GATIS, 'Leap'),
      name: nameOf('leap'),
      at: about(instant, 'When the second period begins'),
      from: about(keyed(SIGN_KEYS, 'sign'), 'Sign of the period that ends'),
      to: about(keyed(SIGN_KEYS, 'sign'), 'Sign of the period that begins'),
    }),
    ...treeOutput(signPeriod),
  }),
  example: { ...EXAMPLE_BIRTH, at: '2026-11-21T12:00:00+05:30' },
  compute: (call) => {
    const { birth, sky, options, input, words } = call;
    const moon = dashaSeed(sky, birth.jd, birth.place, 'moon');
    const plan = kalachakraPlan(birth.jd, moon, options.year_length, input.antar);
    const writer = dashaWriter<SignKey>(words, birth.offset);
    const text = bank(words.language, 'dasha');
    const signOfPeriod = ({ lords: [lord] }: { readonly lords: readonly SignKey[] }) => {
      if (!lord) throw new Error('a period has a lord');
      return writer.lord(lord);
    };
    return {
      ...systemShape(words, 'kalachakra'),
      group: plan.group,
      group_name: text.groups[plan.group],
      savya: plan.savya,
      pada: plan.pada,
      deha: signShape(words, plan.deha),
      jiva: signShape(words, plan.jiva),
      paramayu: plan.paramayu,
      balance: balanceShape(writer, plan.balance),
      gatis: plan.gatis.map(({ gati, from, to }) => ({
        key: gati,
        name: text.gatis[gati],
        at: isoLocal(to.start, birth.offset),
        from: signOfPeriod(from),
        to: signOfPeriod(to),
      })),
      ...signPeriodsShape(call, periodsOf(plan, call)),
    };
  },
});

export const handler = serve(kalachakra);
