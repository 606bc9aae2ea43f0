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

export default ts.config(
	{
		ignores: ['build', 'dist', '.svelte-kit', 'node_modules', 'test-results', 'playwright-report']
	},
	js.configs.recommended,
	...ts.configs.strictTypeChecked,
	...svelte.configs.recommended,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: { allowDefaultProject: ['*.js', 'tools/*.js', 'bin/*.js'] },
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte'],
				parser: ts.parser,
				svelteConfig
			}
		},
		rules: {
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true }
			],
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			// There are no enums, and there shall be none: the rule that watches them takes a quarter of the time.
			'@typescript-eslint/no-unsafe-enum-assignment': 'off',
			'no-restricted-syntax': [
				'error',
				{ selector: 'TSEnumDeclaration', message: 'Use a union of strings.' }
			],
			'no-console': 'error',
			'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }]
		}
	},
	{ files: ['**/*.js'], ...ts.configs.disableTypeChecked },
	// Types of components are svelte-check's: told to the linter file by file they take it half of its time.
	{
		files: ['**/*.svelte'],
		rules: ts.configs.disableTypeChecked.rules,
		languageOptions: { parserOptions: { projectService: false } }
	},
	{ files: ['tools/**', 'bin/**'], rules: { 'no-console': 'off' } },
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		rules: {
			// The compiler and svelte-check see these types better than the linter does.
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'svelte/no-navigation-without-resolve': 'off',
			'svelte/prefer-svelte-reactivity': 'off'
		}
	},
	{
		files: ['**/*.test.ts', 'tests/**'],
		// Tests take methods of the browser off their objects to put others there.
		rules: { 'max-lines': 'off', '@typescript-eslint/unbound-method': 'off' }
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
