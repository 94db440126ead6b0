import * as z from 'zod/mini';
import { NAVAMSA_LINKS, navamsaLinks, type LinkPoint } from '../../layers/jyotish/matching/navamsa-links.ts';
import { TOUCHED_POINTS } from '../../layers/jyotish/matching/synastry.ts';
import { signShape } from '../../lib/answers/present/chart.ts';
import { planetName } from '../../lib/answers/present/names.ts';
import { chartOfBirth } from '../../lib/answers/queries/pair.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { pairInput } from '../../lib/contract/frame/inputs.ts';
import { about, flag, objectListOf, objectOf, oneOf, whole } from '../../lib/contract/frame/about.ts';
import { name, nameOf, sign } from '../../lib/contract/frame/shapes.ts';
import { EXAMPLE_PAIR } from '../../lib/contract/suites/matching.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';

const LINKS = 11;
const side = (whose: string) =>
  objectOf(whose, {
    in_navamsa: about(flag, 'The point is one of the navamsa (D9); else of the birth chart'),
    point: oneOf(TOUCHED_POINTS, 'Planet, or ascendant; of star_lords the lord of the star of the navamsa Moon'),
    point_name: nameOf('point'),
    sign: about(sign, 'Its sign in that chart; of star_lords that of the navamsa Moon'),
  });

export const matchingNavamsa = endpoint({
  path: '/v1/matching/navamsa',
  wave: 3,
  summary: 'What the navamsas of two charts have to do with each other: eleven links, counted, without a score',
  description:
    'The navamsa (D9) ascendant of each partner against the navamsa ascendant, the Moon and the birth ascendant of the other; the lords of the seventh houses of both navamsas; Venus of one and Jupiter of the other; the lords of the stars of both navamsa Moons. By signs, angles and trines (1, 4, 5, 7, 9, 10) are good, 6–8 and 2–12 are not; Venus and Jupiter are good in 1, 5, 7, 9; star lords are good as friends, not as enemies. No text weighs these, so they are counted and nothing more: matching/summary does not read them. Both times of birth must be known well.',
  sources: ['BPHS ch. 6 (navamsa)', 'practice of readers; the list is that of this service'],
  credits: 2,
  input: pairInput(),
  settings: ['ayanamsa', 'node'],
  output: z.strictObject({
    links: objectListOf(LINKS, 'The links, always the same in the same order', {
      key: oneOf(NAVAMSA_LINKS, 'What is compared'),
      name,
      groom: side('Point of the groom'),
      bride: side('Point of the bride'),
      distance: about(
        z.nullable(whole(1, 12, 'Signs')),
        'Signs from the point of the groom to that of the bride, 1 to 12; null of star_lords, which are compared by friendship',
      ),
      good: about(
        z.nullable(flag),
        'Whether the rule calls it good; null where it says neither, as of signs 3 and 11 apart',
      ),
    }),
    good_count: whole(0, LINKS, 'Links that are good'),
    not_good_count: whole(0, LINKS, 'Links that are not'),
    link_count: whole(LINKS, LINKS, 'Links in all'),
  }),
  example: EXAMPLE_PAIR,
  compute: ({ groom, bride, skyAt, words }) => {
    const { navamsaLinks: names } = bank(words.language, 'matching');
    const links = navamsaLinks(chartOfBirth(groom, skyAt), chartOfBirth(bride, skyAt));
    const sideShape = ({ chart, point, sign: at }: LinkPoint) => ({
      in_navamsa: chart === 'D9',
      point,
      point_name: planetName(words, point),
      sign: signShape(words, at),
    });
    return {
      links: links.map((link) => ({
        key: link.key,
        name: names[link.key],
        groom: sideShape(link.groom),
        bride: sideShape(link.bride),
        distance: link.distance,
        good: link.good,
      })),
      good_count: links.filter(({ good }) => good === true).length,
      not_good_count: links.filter(({ good }) => good === false).length,
      link_count: LINKS,
    };
  },
});

export const handler = serve(matchingNavamsa);
