import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', 'test-results/', '*.config.js', 'src/wire.ts'] },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // The service worker is no part of the page's types.
    files: ['public/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  {
    // What stands in templates is typed by svelte-check, which knows more of it.
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      // Maps and sets here are caches, or replaced as a whole; spaces in braces are meant to stay.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
      // What is advised is taken over, and stays when nothing is advised any more.
      'svelte/prefer-writable-derived': 'off',
      // The compiler's own check says when one is not needed.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
)
