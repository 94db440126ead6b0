/** Kinds of events whose effects are told. */
export const EFFECT_KINDS = ['ingress', 'station', 'eclipse'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
