import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Imports a layer may not make; ARCHITECTURE.md has the table. */
const layer = (files, patterns, extra = {}, except = []) => ({
	files,
	ignores: ['**/*.test.ts', ...except],
	rules: {
		'no-restricted-imports': [
			'error',
			{ patterns: patterns.map((group) => ({ group: [group], message: 'Not from this layer.' })) }
		],
		...extra
	}
});

const ours = (...names) => names.flatMap((name) => [`**/${name}`, `**/${name}/**`]);

// Components, layers and size. What needs types to be seen, and all of tests and tools, is oxlint's.
export default ts.config(
	{
		ignores: ['build', 'dist', '.svelte-kit', 'tests', 'tools']
	},
	js.configs.recommended,
	...ts.configs.strict,
	...svelte.configs.recommended,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				extraFileExtensions: ['.svelte'],
				parser: ts.parser,
				svelteConfig
			}
		},
		rules: {
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true }
			],
			'no-restricted-syntax': [
				'error',
				{ selector: 'TSEnumDeclaration', message: 'Use a union of strings.' }
			],
			'no-console': 'error',
			'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }]
		}
	},
	{ files: ['bin/**'], rules: { 'no-console': 'off' } },
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		rules: {
			'svelte/no-navigation-without-resolve': 'off',
			'svelte/prefer-svelte-reactivity': 'off'
		}
	},
	{
		files: ['**/*.test.ts', 'tests/**'],
		rules: { 'max-lines': 'off' }
	},
	layer(
		['src/engine/**/*.ts'],
		[
			'zod',
			'zod/**',
			'dexie',
			'svelte',
			'$app/**',
			'node:*',
			...ours('i18n', 'storage', 'state', 'ui', 'sheets', 'exchange', 'content')
		],
		{
			'no-restricted-globals': [
				'error',
				'Date',
				'fetch',
				'document',
				'window',
				'console',
				'crypto'
			],
			'no-restricted-properties': ['error', { object: 'Math', property: 'random' }]
		}
	),
	layer(
		['src/schema/**/*.ts'],
		['dexie', 'svelte', '$app/**', '#engine', '#i18n', ...ours('engine', 'storage', 'state', 'ui')]
	),
	layer(
		['src/i18n/**/*.ts'],
		['dexie', 'svelte', '$app/**', ...ours('storage', 'state', 'ui', 'sheets')]
	),
	layer(
		['src/{content,storage}/**/*.ts'],
		['svelte', '$app/**', '#engine', '#i18n', ...ours('state', 'ui', 'sheets', 'exchange')]
	),
	layer(
		['src/{sheets,exchange}/**/*.ts'],
		['dexie', 'svelte', '$app/**', 'node:*', ...ours('storage', 'state', 'ui', 'content')],
		{},
		// Renders in Node, for the command and the tests.
		['src/sheets/pdf/render-node.ts']
	),
	layer(
		['src/workers/**/*.ts'],
		['dexie', 'svelte', '$app/**', 'node:*', ...ours('storage', 'state', 'ui', 'content', 'routes')]
	),
	layer(['src/state/**/*.ts'], ['dexie', '$app/**', ...ours('ui', 'routes')]),
	layer(['src/ui/**/*.{ts,svelte}'], ['dexie', 'pdfmake', ...ours('routes')])
);
