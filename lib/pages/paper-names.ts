/** The papers that an operator may show, in their order; each is a page of its name. */
export const PAPER_NAMES = ['terms', 'privacy', 'dpa', 'retention', 'sla'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];
