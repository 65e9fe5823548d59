import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import importOrder from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'
import { houseRules } from './scripts/lint/plugin.mjs'

/** The clock is passed in, so that a rule can be tested at its edges and follows the application's clock. */
const noOwnClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the time as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time as an argument.',
  },
]
const noProcessEnv = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Only config/ reads the environment.',
  },
]

/** Money, quantities, weights, days and ids are made by the kernel's constructors, which look at what they take. */
const noBrandCasts = [
  {
    selector:
      ':matches(TSAsExpression, TSTypeAssertion) TSTypeReference[typeName.name=/^(Paise|Milli|Grams|IstDay|OrderId|ExternalId)$/]',
    message: 'Make it by its constructor in kernel/.',
  },
]

/** One block: what only has effects, Node's own, packages, then our own from the farthest folder to the nearest. */
const IMPORT_ORDER = [['^\\u0000', '^node:', '^@?\\w', '^\\.\\.', '^\\.']]

/** Types come by name, beside the values of the same file: `import { type Milli, milli } from …`. */
const inlineTypes = [
  {
    selector: "ImportDeclaration[importKind='type'] > ImportSpecifier",
    message: 'Write `import { type X }`.',
  },
]

const smallConstructors = [
  {
    selector: "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>6]",
    message: 'A class that needs more than six others does two things.',
  },
]

/** A spread adds an object to another; one that packs names into fewer lines only hides them. */
const noPackedSpread = [
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties where they belong.',
  },
]

/** Holds everywhere; the blocks below that add to it repeat it, since the last block wins. */
const everywhere = [...inlineTypes, ...smallConstructors, ...noPackedSpread]

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/*.gen.ts', '.data/**', '**/test-results/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // Rules that must know types are oxlint's (.oxlintrc.json): here they would take ten times as long.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    plugins: { 'simple-import-sort': importOrder, house: houseRules },
    rules: {
      'simple-import-sort/imports': ['error', { groups: IMPORT_ORDER }],
      'house/file-names': 'error',
      'house/function-style': 'error',
      'house/no-trailing-prettier-ignore': 'error',
    },
  },
  // react-admin asks for its icons by these names.
  { files: ['admin/icons/*.js'], rules: { 'house/file-names': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      'no-duplicate-imports': 'error',
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.{spec,test}.{ts,tsx}', '**/test/**/*.ts', 'e2e/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noBrandCasts, ...noProcessEnv] },
  },
  {
    files: ['backend/{test,bench}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noBrandCasts] },
  },
  {
    files: ['backend/src/**/domain/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...noBrandCasts, ...noOwnClock, ...noProcessEnv],
    },
  },
  {
    files: ['backend/src/kernel/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...noOwnClock, ...noProcessEnv] },
  },
  { files: ['storefront/**/*.{ts,tsx}', 'admin/**/*.{ts,tsx}'], ...jsxA11y.configs.recommended },
  {
    files: ['storefront/**/*.{ts,tsx}', 'admin/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { Element: 'readonly', module: 'writable', require: 'readonly', window: 'writable' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        performance: 'readonly',
      },
    },
  },
)
