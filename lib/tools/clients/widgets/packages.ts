/** The packages of the widgets, and how they are written into folders. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { widgetScript } from '../../deploy/plugins.ts';
import type { WidgetPackage, WidgetRelease } from './package.ts';
import { REACT } from './react.ts';
import { VUE } from './vue.ts';
import { WORDPRESS } from './wordpress.ts';

export const WIDGET_PACKAGES: readonly WidgetPackage[] = [REACT, VUE, WORDPRESS];

/** What a release is made of, with the script as it is built now. */
export const widgetRelease = async ({ version, baseUrl }: Omit<WidgetRelease, 'script'>): Promise<WidgetRelease> => {
  const [[, script = ''] = []] = await widgetScript();
  return { version, baseUrl, script };
};

/** Writes a package into a folder, in place of what stood there. */
export const writeWidgets = ({ files }: WidgetPackage, release: WidgetRelease, folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files(release)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
