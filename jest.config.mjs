export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/jest.esbuild-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/.build/', '<rootDir>/.serverless/', '<rootDir>/.local/'],
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/support/setup.mjs',
  reporters: ['default', '<rootDir>/tests/support/ledger-reporter.mjs'],
};
