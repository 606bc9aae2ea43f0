// Who may import whom in src: a rule for oxlint (modules) and ESLint (components). ARCHITECTURE.md has the table.
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Layer
 * @property {readonly string[]} may layers that it may import
 * @property {readonly string[]} [types] layers of which it may import types
 * @property {RegExp} [also] single files of other layers
 * @property {RegExp} [packages] what it may import that is not of src
 */

const source = resolve(dirname(fileURLToPath(import.meta.url)), '../src');

const below = ['schema', 'engine', 'rules', 'i18n', 'packs', 'platform'];
const middle = [...below, 'persistence', 'content', 'paper', 'exchange', 'desk', 'ui'];

/** @type {Readonly<Record<string, Layer>>} */
const layers = {
	schema: { may: [], packages: /^zod/ },
	// From below: engine/base, rules, the other folders of the engine, the fixes of rules (on engine/fix),
	// engine/fixes.ts. The fences between them stand in .oxlintrc.json.
	engine: { may: ['rules'], types: ['schema'], also: /^schema\/bounds\.ts$/ },
	rules: { may: ['engine'], types: ['schema'] },
	solver: {
		may: ['engine', 'rules'],
		types: ['schema'],
		also: /^schema\/bounds\.ts$/,
		packages: /^highs$/
	},
	i18n: { may: ['engine'], types: ['schema'] },
	packs: { may: ['schema'], packages: /^(virtual:packs|node:)/ },
	platform: {
		may: [],
		also: /^workers\/(desk\/desk|printing\/print|reading\/reading|solving\/solving)\.worker\.ts$/,
		packages: /^(svelte|workbox-window)$/
	},
	persistence: { may: below, packages: /^(dexie|zod\/mini)$/ },
	content: { may: ['schema', 'engine', 'i18n'], types: ['packs'] },
	paper: {
		may: ['schema', 'engine', 'i18n', 'content'],
		types: ['packs'],
		packages: /^(pdfmake|qr|node:|bidi-js|virtual:fallback-fonts|@expo-google-fonts)/
	},
	exchange: {
		may: ['schema', 'engine', 'i18n'],
		types: ['packs'],
		packages: /^(zod\/mini|@noble\/hashes|fflate|jsonc-parser|postal-mime)/
	},
	desk: {
		may: ['schema', 'engine', 'i18n', 'content', 'paper', 'exchange'],
		types: ['packs']
	},
	ui: {
		may: ['i18n', 'engine', 'platform'],
		types: ['schema'],
		also: /^(schema\/bounds|paper\/shield-shapes)\.ts$/,
		packages: /^(svelte|\$app)(\/|$)/
	},
	features: { may: middle, types: ['workers'], packages: /^((svelte|\$app)(\/|$)|qr\/)/ },
	routes: { may: [...middle, 'features'], also: /^app\.css$/, packages: /^(svelte|\$app)(\/|$)/ },
	workers: {
		may: ['schema', 'engine', 'i18n', 'platform', 'exchange', 'content', 'paper', 'desk', 'solver'],
		types: ['packs']
	},
	cli: {
		may: ['schema', 'engine', 'i18n', 'packs', 'content', 'paper', 'exchange', 'desk', 'solver'],
		packages: /^node:/
	},
	'service-worker': { may: [], packages: /^(workbox-|\$service-worker$)/ }
};

/** The doors of a feature for others: what it does, what of that is fetched late, and its components. */
const doors = /^features\/[^/]+\/(index|late|components)\.ts$/;

/** @type {Readonly<Record<string, string>>} */
const aliases = { '#schema': 'schema', '#engine': 'engine', '#i18n': 'i18n' };

/** A file of src by its path from there, with slashes; undefined for what is no part of it. */
function inSource(/** @type {string} */ path) {
	const place = relative(source, path).split(sep).join('/');
	return place.startsWith('..') ? undefined : place;
}

/** @returns {string | undefined} why a file may not import that */
function objection(
	/** @type {string} */ file,
	/** @type {string} */ wanted,
	/** @type {boolean} */ isType
) {
	const [own = '', feature] = file.split('/');
	const layer = layers[own];
	if (!layer || !file.includes('/')) return undefined;
	const [specifier = ''] = wanted.split('?');
	const target = specifier.startsWith('.')
		? inSource(resolve(source, dirname(file), specifier))
		: aliases[specifier];
	if (target === undefined) {
		if (specifier.startsWith('.') || layer.packages?.test(specifier)) return undefined;
		return `${own} does not use ${specifier}.`;
	}
	const [other = ''] = target.split('/');
	if (other === own) {
		const isElsewhere = own === 'features' && target.split('/')[1] !== feature;
		if (!isElsewhere || doors.test(target)) return undefined;
		return 'Another feature is entered by its doors: index.ts, late.ts, components.ts.';
	}
	const may = isType ? [...layer.may, ...(layer.types ?? [])] : layer.may;
	if (may.includes(other) || layer.also?.test(target)) return undefined;
	return `${own} does not ${isType ? 'know' : 'import'} ${other}.`;
}

export default {
	meta: { name: 'muster' },
	rules: {
		layers: {
			meta: { type: 'problem', schema: [] },
			create(/** @type {any} */ context) {
				const file = inSource(context.filename);
				const check = (/** @type {any} */ node) => {
					const wanted = node.source?.value;
					if (file === undefined || typeof wanted !== 'string') return;
					const isType = node.importKind === 'type' || node.exportKind === 'type';
					const message = objection(file, wanted, isType);
					if (message) context.report({ node, message });
				};
				return {
					ImportDeclaration: check,
					ImportExpression: check,
					ExportNamedDeclaration: check,
					ExportAllDeclaration: check
				};
			}
		}
	}
};
