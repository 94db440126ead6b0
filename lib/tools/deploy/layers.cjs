// The layers of serverless.yml; only the stack that has functions has them.
'use strict';
const BUILD = process.env.UDAYA_BUILD ?? '.build/current';

const layer = (name, archive, description) => ({
  path: `${BUILD}/${name}`,
  description,
  compatibleRuntimes: ['nodejs24.x'],
  package: { artifact: `${BUILD}/zips/${archive}.zip` },
});

module.exports = async ({ options }) => {
  const { settingsOf } = await import('./settings.ts');
  if (options.stage !== 'local' && settingsOf(options).part !== undefined) return {};
  return {
    jyotish: layer('layer', 'layer', 'Udaya jyotish engine, contract and shared HTTP code'),
    press: layer(
      'press',
      'press',
      'Fonts, text shaping and painters, for the functions that make pictures and documents',
    ),
  };
};
