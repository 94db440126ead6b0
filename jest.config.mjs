export default {
  testEnvironment: 'node',
  // Only a hang takes so long: a busy machine makes everything slow, and that is no fault.
  testTimeout: 120_000,
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/jest.esbuild-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/.build/', '<rootDir>/.clients/', '<rootDir>/.serverless/', '<rootDir>/.local/'],
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/support/setup.mjs',
  reporters: ['default', '<rootDir>/tests/support/ledger-reporter.mjs'],
};
