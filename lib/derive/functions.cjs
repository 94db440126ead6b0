// The function map of serverless.yml, from what was built. The local stage has HTTP events for serverless offline; on AWS
// the routes stand in the OpenAPI body and each function comes as its own zip.
'use strict';
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const BUILD = join(__dirname, '../../.build');

module.exports = ({ options }) => {
  const local = options.stage === 'local';
  const manifest = JSON.parse(readFileSync(join(BUILD, 'manifest.json'), 'utf8'));
  const one = (name, event) => ({
    disableLogs: true,
    ...(local
      ? { handler: `.build/functions/${name}.handler`, events: event ? [{ http: event }] : [] }
      : { handler: `${name}.handler`, package: { artifact: `.build/zips/${name}.zip` } }),
  });
  const functions = Object.fromEntries(
    manifest.map(({ name, path, method, memoryMb, timeoutSeconds, role }) => [
      name,
      {
        ...one(name, { path: path === '/' ? '/' : path.slice(1), method: method.toLowerCase() }),
        ...(memoryMb ? { memorySize: memoryMb } : {}),
        ...(timeoutSeconds ? { timeout: timeoutSeconds } : {}),
        ...(local || !role ? {} : { role }),
      },
    ]),
  );
  if (existsSync(join(BUILD, 'functions/authorizer.cjs'))) {
    functions.authorizer = { ...one('authorizer', null), ...(local ? {} : { role: 'AuthorizerRole' }) };
  }
  return functions;
};
