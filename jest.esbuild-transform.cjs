// Jest reads our TypeScript through esbuild: no type check here (tsc does that), native ESM out.
const { createHash } = require('node:crypto');
const { transformSync, version } = require('esbuild');

module.exports = {
  canInstrument: false,
  getCacheKey: (source, file, options) =>
    createHash('sha1')
      .update(version + file + source + options.supportsStaticESM)
      .digest('hex'),
  process: (source, file, options) => ({
    code: transformSync(source, {
      loader: 'ts',
      format: options.supportsStaticESM ? 'esm' : 'cjs',
      target: 'node24',
      sourcemap: 'inline',
      sourcefile: file,
    }).code,
  }),
};
