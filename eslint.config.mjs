import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';
import hiddenValues from './eslint.hidden-values.mjs';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'coverage/**',
      'node_modules/**',
      'web/dist/**',
      'web/src/api/documents.ts',
      'examples/client/documents.ts',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals or a const array.' },
      ],
    },
  },
  {
    files: ['libs/**/*.ts'],
    ignores: ['libs/**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'setTimeout',
        'setInterval',
        'fetch',
        'Date',
        'console',
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // What goes out is built by libs/rules/view. Statistics name no game, and count what lay hidden
    // in it when it is over.
    files: ['src/**/*.ts', 'libs/notation/{native,observed,recorded,told}/**/*.ts'],
    ignores: [
      '**/*.spec.ts',
      'src/analysis/projections/card-statistics/fold.ts',
      // Of games that everybody may see entirely.
      'src/analysis/open-data/deck-rows.ts',
    ],
    // The one rule that asks for types here; those of the field are oxlint's.
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { retrace: hiddenValues },
    rules: { 'retrace/hidden-values': 'error' },
  },
  {
    // Its first look is taken from outside, those after it within the page, whose policy forbids to run a text.
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForFunction', message: 'Wait from outside: test/support/wait-until.ts.' },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
