// Environment of every function. Locally the process that runs serverless offline already has it.
'use strict';
module.exports = ({ options }) => {
  if (options.stage === 'local') return {};
  return { UDAYA_TABLE: { Ref: 'Table' } };
};
