import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.data/', 'src/contract/generated/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: ['tsconfig.browser.json', 'tsconfig.node.json', 'tests/tsconfig.json'] },
    },
    rules: {
      // Their findings here were all right as they stood: what an expression gives where nothing is returned, what is shown of
      // a value, and checks of what the gateway or a file may leave out although the types promise it.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // count(*) is a number under PGlite and a text under PostgreSQL; the types know one of them.
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
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
    files: ['src/{render,widgets,app,studio,draw}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'src/render/source/call.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression > MemberExpression.callee[property.name="call"]:matches([object.name=/^(port|gateway)$/], [object.property.name=/^(port|gateway)$/])',
          message: 'Call by callOperation or callSource of src/render/source.',
        },
        // Colours stand in src/config/theme/tokens.ts, and a tenant's are made of them: else the dark, and the contrast, have no say.
        {
          selector:
            ':matches(Literal[value=/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgb|hsl)a?\\(/i], TemplateElement[value.raw=/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b|\\b(rgb|hsl)a?\\(/i])',
          message: 'Take the colour of the theme, or of src/config/theme/tokens.ts.',
        },
        {
          selector:
            'Property[key.name="fontSize"] > Literal.value:not([value=/^(inherit|small|[a-z0-9]+\\.fontSize)$/]), Property[key.name="fontSize"] > ConditionalExpression.value',
          message: 'Take one of the six sizes: `typography` of the theme; an icon has a width and a height.',
        },
      ],
    },
  },
  { files: ['src/tools/**/*.ts', 'src/gateway/**/*.ts', 'tests/**/*.ts'], rules: { 'no-console': 'off' } },
  { files: ['public/*.js'], languageOptions: { globals: { document: 'readonly', localStorage: 'readonly' } } },
  // A test tells its cases one below the other.
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  // Tests read answers as they come, and stand in for what answers later.
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts', 'src/**/testing/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: { module: 'writable' } } },
)
