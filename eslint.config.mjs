// Rules the compiler does not know. Not type-aware: `tsc` runs beside it, and the whole tree is linted in seconds.
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['node_modules/', '.build/', '.clients/', '.local/', '.serverless/', 'coverage/', '**/*.d.ts'] },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Objects and records are written as they read best; an empty function is sometimes the point.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      // Guards first, small functions, tables where a value is looked up.
      'no-nested-ternary': 'error',
      complexity: ['error', 20],
    },
  },
  // Random cases come from the seed of `tests/support/property.ts`.
  {
    files: ['tests/**/*.ts'],
    ignores: ['tests/support/property.ts'],
    rules: { 'no-restricted-imports': ['error', 'fast-check'] },
  },
  // A test may walk all its cases in one place.
  { files: ['tests/**/*.ts'], rules: { complexity: ['error', 30] } },
  // Programs talk to a terminal.
  {
    files: ['lib/tools/{jyotish,local,deploy,serve}/**/*.ts', 'lib/tools/clients/*/examples/*.ts'],
    rules: { 'no-console': 'off' },
  },
);
