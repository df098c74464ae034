import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Written by `make types`.
  { ignores: ['src/lib/schema.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  // Prettier has the say about how it looks.
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    rules: {
      // The type checker knows what is defined.
      'no-undef': 'off',
      // `_` stands for what has to be named and is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Svelte drops spaces at the edges of a block; `{' '}` keeps one.
      'svelte/no-useless-mustaches': 'off',
    },
  },
);
