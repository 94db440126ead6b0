// Bridge: the framework reads functions from CommonJS files only.
'use strict';
module.exports = async ({ options }) => {
  if (options.stage === 'local') return {};
  const [{ resources }, { settingsOf }] = await Promise.all([import('./resources.ts'), import('./settings.ts')]);
  return resources(options.stage ?? 'dev', settingsOf(options));
};
