/** What people ask a chart about: the area of life that each matter is judged by, its dates, and its ages. */
import type { LifeEvent } from '../../layers/jyotish/phala/events.ts';
import type { LifeArea } from '../../layers/jyotish/phala/reading.ts';
import type { Matter } from '../contract/suites/astrologer.ts';

/** What a matter is judged by. */
export interface MatterRow {
  /** Area of `interpret/life-area` that gives the verdict; null where no chart is asked. */
  readonly area: LifeArea | null;
  /** Event of `interpret/event-windows` that gives the dates; null where no date is ever given. */
  readonly event: LifeEvent | null;
  /** Its windows are told as half-years: they show better stretches, and no event. */
  readonly isOfYears?: true;
  /** Whole years of age for which it is answered, both included; outside them no date is given. */
  readonly ages: readonly [from: number, to: number];
}

const ALL: readonly [number, number] = [0, 150];

/**
 * Finer matters take the verdict of their area, never weights of their own. Children, health, examinations, courts and what
 * officials decide get no date at any age; money, debts, learning, married life and family get good half-years alone.
 */
export const MATTER_ROWS: Readonly<Record<Matter, MatterRow>> = {
  marriage: { area: 'marriage', event: 'marriage', ages: [18, 65] },
  love: { area: 'marriage', event: 'marriage', ages: [18, 65] },
  second_marriage: { area: 'marriage', event: 'marriage', ages: [18, 65] },
  reunion: { area: 'marriage', event: null, ages: [18, 150] },
  married_life: { area: 'marriage', event: 'marriage', isOfYears: true, ages: [18, 150] },
  spouse: { area: 'marriage', event: null, ages: [18, 150] },
  children: { area: 'children', event: null, ages: [18, 50] },
  pregnancy: { area: null, event: null, ages: ALL },
  health: { area: 'health', event: null, ages: ALL },
  exam: { area: 'education', event: null, ages: [8, 45] },
  learning: { area: 'education', event: 'study', isOfYears: true, ages: [8, 150] },
  first_job: { area: 'career', event: 'job', ages: [16, 35] },
  job: { area: 'career', event: 'job', ages: [18, 65] },
  career: { area: 'career', event: 'job', ages: [16, 75] },
  government: { area: 'career', event: 'job', ages: [18, 40] },
  business: { area: 'career', event: 'job', ages: [18, 75] },
  retirement: { area: 'career', event: null, ages: [50, 80] },
  money: { area: 'wealth', event: 'money', isOfYears: true, ages: [18, 150] },
  debt: { area: 'wealth', event: 'money', isOfYears: true, ages: [18, 150] },
  property: { area: 'home', event: 'property', ages: [21, 80] },
  vehicle: { area: 'home', event: 'property', ages: [21, 80] },
  travel: { area: 'travel', event: 'travel', ages: ALL },
  abroad: { area: 'travel', event: 'travel', ages: ALL },
  visa: { area: 'travel', event: null, ages: ALL },
  family: { area: 'home', event: 'family', isOfYears: true, ages: ALL },
  inner: { area: 'spirituality', event: null, ages: ALL },
  court: { area: null, event: null, ages: ALL },
};

/** The matter by which an area of life as a whole is decided. */
export const MATTER_OF_AREA: Readonly<Record<LifeArea, Matter>> = {
  career: 'career',
  wealth: 'money',
  marriage: 'marriage',
  children: 'children',
  education: 'learning',
  health: 'health',
  travel: 'travel',
  home: 'property',
  spirituality: 'inner',
};
