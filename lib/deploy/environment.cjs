// Environment of every function. Locally the process that runs serverless offline already has it.
'use strict';
module.exports = async ({ options }) => {
  if (options.stage === 'local') return {};
  const { manifest, usesObjects } = await import('./resources.ts');
  return { UDAYA_TABLE: { Ref: 'Table' }, ...(usesObjects(manifest()) ? { UDAYA_BUCKET: { Ref: 'Bucket' } } : {}) };
};
