// Tests run in plain Node, which reads our TypeScript as it is: a process for each core, in which a module is loaded once.
export default {
  runner: 'jest-light-runner/child-process',
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/.build/', '<rootDir>/.clients/', '<rootDir>/.serverless/', '<rootDir>/.local/'],
  testMatch: ['<rootDir>/tests/**/*.test.ts'],
  testSequencer: '<rootDir>/tests/support/order.mjs',
  globalSetup: '<rootDir>/tests/support/setup.mjs',
  globalTeardown: '<rootDir>/tests/support/teardown.mjs',
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/environment.ts',
    '<rootDir>/tests/support/deadline.ts',
    '<rootDir>/tests/support/quick-expect.ts',
  ],
  reporters: ['default', '<rootDir>/tests/support/desk-reporter.mjs', '<rootDir>/tests/support/ledger-reporter.mjs'],
};
