/** Colours of the roles of a scene. Contrast of text on its ground is at least 4.5, of lines at least 3 (WCAG 2). */
import type { ThemeName } from '../../contract/values/drawing-keys.ts';
import type { Palette } from '../../contract/ports/scene.ts';

export const PALETTES = {
  light: {
    paper: '#ffffff',
    wash: '#f3efe6',
    line: '#2e3a8c',
    ink: '#1d1b2c',
    soft: '#5c586b',
    accent: '#a8480a',
    second: '#1f6f78',
    good: '#1d6b3d',
    bad: '#a1262c',
  },
  dark: {
    paper: '#13121c',
    wash: '#201e2d',
    line: '#a9b6ff',
    ink: '#ece8df',
    soft: '#aaa5b8',
    accent: '#f2a552',
    second: '#7fd0d8',
    good: '#77cf9b',
    bad: '#ff9b98',
  },
  print: {
    paper: '#ffffff',
    wash: '#eeeeee',
    line: '#000000',
    ink: '#000000',
    soft: '#444444',
    accent: '#000000',
    second: '#333333',
    good: '#000000',
    bad: '#000000',
  },
} as const satisfies Record<ThemeName, Palette>;

/** The palette of a theme by name. */
export const paletteOf = (name: ThemeName): Palette => PALETTES[name];
