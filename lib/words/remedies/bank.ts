/** What remedies are called, in one language: reasons, things, worships. Keys are the domain's. */
import type { GemRole, GemTest } from '../../../layers/jyotish/remedies/gems.ts';
import type { NeedReason, RemedyKind, RemedyRole } from '../../../layers/jyotish/remedies/need.ts';
import type {
  DanaItem,
  Finger,
  Gem,
  GemMetal,
  PlanetColour,
  PlanetDeity,
  SubstituteGem,
} from '../../../layers/jyotish/remedies/planet-rows.ts';
import type { StarGift, StarTree } from '../../../layers/jyotish/remedies/star-rows.ts';
import type { WorshipKey } from '../../../layers/jyotish/remedies/worship.ts';

/** Everything remedies say in one language. */
export interface RemedyBank {
  /** Stands under every answer. */
  readonly notice: string;
  /** May hold `{house}`, an ordinal. */
  readonly reasons: Readonly<Record<NeedReason, string>>;
  readonly roles: Readonly<Record<RemedyRole, string>>;
  readonly kinds: Readonly<Record<RemedyKind, string>>;
  readonly gemRoles: Readonly<Record<GemRole | 'node', string>>;
  /** A test of a stone that it passes, and one that it does not. */
  readonly gemTests: Readonly<Record<GemTest, { readonly passed: string; readonly failed: string }>>;
  /** Why a stone is in conflict; `{gem}` is the other stone, `{planet}` the lord of the running period. */
  readonly conflicts: Readonly<Record<'gem' | 'period', string>>;
  /** Why a bead is suggested. */
  readonly starLord: string;
  /** Said of a period whose lord asks for nothing. */
  readonly noneAsked: string;
  /** A weak house: `{house}` is an ordinal. */
  readonly weakHouse: string;
  readonly worships: Readonly<Record<WorshipKey, { readonly name: string; readonly text: string }>>;
  readonly gems: Readonly<Record<Gem, string>>;
  readonly substitutes: Readonly<Record<SubstituteGem, string>>;
  readonly metals: Readonly<Record<GemMetal, string>>;
  readonly fingers: Readonly<Record<Finger, string>>;
  readonly deities: Readonly<Record<PlanetDeity, string>>;
  readonly dana: Readonly<Record<DanaItem, string>>;
  readonly trees: Readonly<Record<StarTree, string>>;
  readonly gifts: Readonly<Record<StarGift, string>>;
  readonly colours: Readonly<Record<PlanetColour, string>>;
  readonly houses: readonly string[];
}
