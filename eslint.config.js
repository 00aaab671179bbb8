import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.data/', 'src/contract/generated/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      // Laid out by Prettier.
      'no-unexpected-multiline': 'off',
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-console': 'error',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: [
      'src/render/**/*.{ts,tsx}',
      'src/widgets/**/*.{ts,tsx}',
      'src/app/**/*.{ts,tsx}',
      'src/draw/**/*.{ts,tsx}',
      'src/studio/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // A call has one way: src/render/source/call.ts (docs/rooms.md).
  {
    files: ['src/{render,widgets,app,studio}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/render/source/call.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > MemberExpression.callee[property.name="call"]:matches([object.name=/^(port|gateway)$/], [object.property.name=/^(port|gateway)$/])',
          message: 'Call by callOperation or callSource of src/render/source.',
        },
      ],
    },
  },
  { files: ['src/tools/**/*.ts', 'src/gateway/**/*.ts', 'tests/**/*.ts'], rules: { 'no-console': 'off' } },
  // A test tells its cases one below the other.
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 800, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: { module: 'writable' } } },
)
