import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import { APPS } from './.dependency-cruiser.js'
import svelteConfig from './svelte.config.js'

const unused = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }

/** No import of another app, of its types either: those in components dependency-cruiser does not see. */
const alone = (folder, others) => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: `^(\\.\\./)+(${others.join('|')})/`, message: 'What two apps share is in the kit.' },
        ],
      },
    ],
  },
})

export default ts.config(
  // Made from the schemas beside it.
  { ignores: ['src/kit/wire'] },
  ...ts.configs.recommended,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': ['error', unused],
      // A space between two elements is written so, or the formatter takes it away.
      'svelte/no-useless-mustaches': 'off',
      // A Map that is made and thrown away within a function need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check says which comments are needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // What a browser keeps is kept in one place, and nothing of it lets anybody in (docs/security.md).
    files: ['src/**'],
    ignores: ['src/kit/session/memory.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'indexedDB', 'cookieStore'].map((name) => ({
          name,
          message: 'Keep it with kit/session/memory; nothing that proves who somebody is is kept.',
        })),
      ],
      'no-restricted-properties': ['error', { object: 'document', property: 'cookie' }],
    },
  },
  alone('kit', APPS),
  ...APPS.map((app) =>
    alone(
      app,
      APPS.filter((other) => other !== app),
    ),
  ),
)
