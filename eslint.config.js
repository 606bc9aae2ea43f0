import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Components: oxlint does not know their language. All else, the layers of modules too, is oxlint's (.oxlintrc.json).
export default ts.config(
	{
		ignores: ['build', 'dist', '.svelte-kit', 'tests', 'tools', '**/*.ts', '!**/*.svelte.ts']
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
			'no-restricted-globals': [
				'error',
				{ name: 'localStorage', message: 'It may throw: recall and remember.' }
			],
			'svelte/no-navigation-without-resolve': 'off',
			'svelte/prefer-svelte-reactivity': 'off'
		}
	},
	{
		// What the layer of components may not import; ARCHITECTURE.md has the table.
		files: ['src/ui/**/*.svelte'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: ['dexie', 'pdfmake', '**/routes', '**/routes/**'],
							message: 'Not from this layer.'
						}
					]
				}
			]
		}
	}
);
