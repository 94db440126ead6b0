// Bridge: serverless offline loads its authentication provider with `require`.
'use strict';
module.exports = require('./gateway.ts').provider;
