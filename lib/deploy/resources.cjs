// Bridge: the framework reads functions from CommonJS files only.
'use strict';
module.exports = async ({ options }) => {
  if (options.stage === 'local') return {};
  const { resources } = await import('./resources.ts');
  return resources(options.stage ?? 'dev');
};
