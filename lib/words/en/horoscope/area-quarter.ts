/** The best and the lowest quarter of an area. */
import type { HoroscopeBank } from '../../horoscope/bank.ts';

export const areaQuarter: HoroscopeBank['areaQuarter'] = [
  'Lean on it from {best}, and go gently in {low}.',
  'The open road is {best}; the gravel lies in {low}.',
  'Put the larger step into {best}, and keep {low} for upkeep.',
  'Things give most readily in {best}, least in {low}.',
  'Use {best} for asking and {low} for thinking.',
  'Across the year {best} is the friendliest and {low} the driest.',
  'Plan the visible part for {best}; in {low} work behind the curtain.',
  'There is wind in {best}, and there are oars in {low}.',
  'Save the bold word for {best}, and the patient one for {low}.',
  'In {best} doors open more easily; {low} is better for preparing.',
  'Ask more of yourself in {best}, and less in {low}.',
  'The year is kindest here in {best} and plainest in {low}.',
];
