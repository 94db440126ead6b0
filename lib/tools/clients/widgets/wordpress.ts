/** The plugin for WordPress: its files lie beside this one; the table, the blocks and the script are written. */
import { roomOf, WIDGETS } from '../../../pages/embed/elements.ts';
import { widgetLanguages } from '../../../pages/embed/words.ts';
import { ownFile } from '../own-files.ts';
import { LICENCE } from '../prose.ts';
import {
  COMMON,
  COMPONENTS,
  type Component,
  type Property,
  type WidgetPackage,
  type WidgetRelease,
} from './package.ts';

type Php = string | number | boolean | null | readonly Php[] | { readonly [key: string]: Php };

/** A value in PHP, as WordPress writes it: tabs, `array()`, arrows below each other. */
const phpOf = (value: Php, depth = 0): string => {
  const tabs = '\t'.repeat(depth);
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const rows = Array.isArray(value)
    ? value.map((one: Php) => phpOf(one, depth + 1))
    : Object.entries(value).map(([key, one], _, all) => {
        const width = Math.max(...all.map(([name]) => name.length)) - key.length;
        return `'${key}'${' '.repeat(width)} => ${phpOf(one, depth + 1)}`;
      });
  if (rows.length === 0) return 'array()';
  return `array(\n${rows.map((row) => `${tabs}\t${row},\n`).join('')}${tabs})`;
};

/** Calls whose answers are about no person, so that a site may keep them. */
const ABOUT_DAYS = /^(panchang|horoscope|geo)\//;

const about = (text: string): string => text.replaceAll('`', '');
/** Attributes that a block or shortcode may have: the key and the address are settings of the site. */
const attributesOf = ({ properties }: Component): readonly Property[] => [
  ...properties,
  ...COMMON.filter(({ name }) => name === 'lang' || name === 'theme'),
];

const shortcodeOf = ({ key, example }: Component): string =>
  `[udaya_${key}${Object.entries(example)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`))
    .join('')}]`;

const tableFile = (): string => {
  const calls = [...new Set(WIDGETS.flatMap((one): readonly string[] => one.calls))];
  const table: Php = {
    languages: [...widgetLanguages()],
    calls: Object.fromEntries(calls.map((name) => [name, { personal: !ABOUT_DAYS.test(name) }])),
    elements: Object.fromEntries(
      COMPONENTS.map((component) => [
        component.key,
        {
          room: roomOf(component.key),
          about: about(component.about),
          shortcode: shortcodeOf(component),
          attributes: Object.fromEntries(
            attributesOf(component).map(({ name, property, values, about: label }) => [
              name,
              { property, label: about(label), values: values ?? null },
            ]),
          ),
        },
      ]),
    ),
  };
  return `<?php
/**
 * The table of the widgets, written by a generator.
 *
 * @package Udaya_Widgets
 */

defined( 'ABSPATH' ) || exit;

return ${phpOf(table)};
`;
};

const blockFile = (component: Component, { version }: WidgetRelease): string => {
  const { key, title, example } = component;
  const given = new Map(Object.entries(example));
  return `${JSON.stringify(
    {
      $schema: 'https://schemas.wp.org/trunk/block.json',
      apiVersion: 3,
      name: `udaya/${key}`,
      version,
      title: `Udaya: ${title}`,
      category: 'widgets',
      icon: 'calendar-alt',
      description: about(component.about),
      keywords: ['jyotish', 'astrology', key],
      textdomain: 'udaya-widgets',
      attributes: Object.fromEntries(
        attributesOf(component).map(({ name, property, values }) => {
          const value = given.get(name);
          if (values === 'flag') return [property, { type: 'boolean', default: value !== undefined }];
          return [property, value === undefined ? { type: 'string' } : { type: 'string', default: value }];
        }),
      ),
      supports: { html: false, align: ['wide', 'full'] },
      editorScript: 'udaya-widgets-blocks',
      script: 'udaya-widgets',
    },
    null,
    '\t',
  )}\n`;
};

const readme = ({ version, baseUrl }: WidgetRelease): string => `=== Udaya Widgets ===
Tags: astrology, panchang, horoscope, kundli, jyotish
Requires at least: 6.1
Tested up to: 6.1
Requires PHP: 7.4
Stable tag: ${version}
License: MIT
License URI: https://opensource.org/license/mit

Panchang, choghadiya, horoscope, charts, kundli and matching forms as blocks and shortcodes.

== Description ==

Six widgets of Vedic astrology in ten languages. Each is a block and a shortcode; ${baseUrl}/docs/embed shows them live.

* The key stays on your server. It is never written into a page.
* Answers about a day (panchang, choghadiya, horoscope, the search of towns) are kept on your server for as long as you say, so a page that many people read asks the service once.
* No personal data is kept. Births that visitors type are handed on for the answer and are neither stored nor logged. No cookie is set, and no address is noted.

= Shortcodes =

${COMPONENTS.map((component) => `* \`${shortcodeOf(component)}\`: ${about(component.about)}`).join('\n')}

Every shortcode also takes \`lang\` (${widgetLanguages().join(', ')}) and \`theme\` (light, dark, auto).

== Installation ==

1. Upload the folder to \`wp-content/plugins\` and activate the plugin.
2. Make a publishable key for the domain of your site: ${baseUrl}/dashboard/keys?for=widgets
3. Put it into Settings → Udaya Widgets.

== External services ==

The plugin asks the astrology service whose address stands in its settings (${baseUrl} unless you change it). What is sent is what a widget needs: a date, a place and, for a chart, a kundli or a match, the time of birth. Its terms and its privacy policy are at ${baseUrl}/terms and ${baseUrl}/privacy.

== Changelog ==

= ${version} =
* First release.
`;

const OWN = [
  'udaya-widgets.php',
  'uninstall.php',
  'includes/class-udaya-widgets-elements.php',
  'includes/class-udaya-widgets-settings.php',
  'includes/class-udaya-widgets-relay.php',
  'assets/blocks.js',
] as const;

export const WORDPRESS: WidgetPackage = {
  name: 'wordpress',
  files: (release) => {
    const { version, baseUrl, script } = release;
    const written = (text: string): string =>
      text.replaceAll('{{version}}', version).replaceAll('{{baseUrl}}', baseUrl);
    return new Map([
      ...OWN.map((file) => [file, written(ownFile('widgets/wordpress', file))] as const),
      ['includes/table.php', tableFile()],
      ...COMPONENTS.map((one) => [`blocks/${one.key}/block.json`, blockFile(one, release)] as const),
      ['assets/udaya.js', `${script}\n`],
      ['readme.txt', readme(release)],
      ['LICENSE', LICENCE],
    ]);
  },
};
