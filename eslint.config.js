import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import layers from './tools/layers.js';

// Components, whose language oxlint does not know; plain modules are oxlint's (.oxlintrc.json).
export default ts.config(
	{
		ignores: [
			...['build', 'dist', '.svelte-kit', 'tests', 'tools'],
			...['**/*.ts', '!**/*.svelte.ts', '**/*.test.ts']
		]
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
			'max-lines': ['warn', { max: 400, skipBlankLines: true, skipComments: true }]
		}
	},
	{ files: ['bin/**'], rules: { 'no-console': 'off' } },
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		rules: {
			'no-restricted-globals': [
				'error',
				{ name: 'localStorage', message: 'It may throw: recall and remember.' }
			],
			'svelte/prefer-svelte-reactivity': 'off'
		}
	},
	{
		files: ['src/**'],
		plugins: { muster: layers },
		rules: {
			'muster/layers': 'error',
			// Addresses are of ui/links.ts, which resolves them.
			'svelte/no-navigation-without-resolve': 'off'
		}
	}
);
