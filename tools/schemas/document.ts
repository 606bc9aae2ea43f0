import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemas } from './files.ts';
import type { JsonSchema } from './json-schema.ts';
import { isPlain, table, valueText, wordTable } from './tables.ts';

export const documentFile = fileURLToPath(new URL('../../docs/rule-language.md', import.meta.url));

/** The document of the language with the parts that are made of the schemas as they are now. */
export function documentWith(text: string): string {
	return Object.entries(parts()).reduce((whole, [name, part]) => withPart(whole, name, part), text);
}

/** @throws {Error} if there is no place for it */
function withPart(text: string, name: string, part: string): string {
	const start = `<!-- ${name}: npm run schemas writes this part -->`;
	const end = `<!-- end of ${name} -->`;
	const [from, to] = [text.indexOf(start), text.indexOf(end)];
	if (from < 0 || to < from) throw new Error(`The document has no place for ${name}`);
	return `${text.slice(0, from + start.length)}\n\n${part}\n\n${text.slice(to)}`;
}

type Defs = Readonly<Record<string, JsonSchema>>;

function parts(): Readonly<Record<string, string>> {
	const { army, system } = schemas();
	// A reader of the document meets an army first.
	const defs: Defs = { ...army.$defs, ...system.$defs };
	const kinds = kindsIn(defs);
	const common = commonWords(kinds.map(({ def }) => def));
	const ofRules = new Set(['Constraint', ...kinds.map(({ name }) => name)]);
	const others = Object.entries(defs).filter(([name]) => !ofRules.has(name));
	return {
		'common words': wordTable(onlyWords(kinds[0]?.def ?? {}, common), defs) ?? '',
		kinds: kinds.map((kind) => kindSection(kind, common, defs)).join('\n\n'),
		files: [
			section('Army', withoutSchemaWord(army), defs),
			section('System', withoutSchemaWord(system), defs)
		].join('\n\n'),
		values: [
			...others.filter(([, def]) => !isPlain(def)).map(([name, def]) => section(name, def, defs)),
			plainValues(others, defs)
		].join('\n\n')
	};
}

interface KindOfRule {
	readonly kind: string;
	readonly name: string;
	readonly def: JsonSchema;
}

/** In the order in which the schema has them. */
function kindsIn(defs: Defs): readonly KindOfRule[] {
	const cases = defs['Constraint']?.['allOf'] as readonly { readonly then: JsonSchema }[];
	return cases.flatMap(({ then }) => {
		const name = then.$ref?.replace('#/$defs/', '') ?? '';
		const def = defs[name];
		return def ? [{ name, def, kind: String(def.properties?.['kind']?.['const']) }] : [];
	});
}

/** Words that every kind has. */
function commonWords(defs: readonly JsonSchema[]): readonly string[] {
	const words = Object.keys(defs[0]?.properties ?? {});
	return words.filter(
		(word) => word !== 'kind' && defs.every(({ properties }) => properties?.[word])
	);
}

function onlyWords(def: JsonSchema, words: readonly string[]): JsonSchema {
	const properties = Object.entries(def.properties ?? {}).filter(([word]) => words.includes(word));
	return { ...def, properties: Object.fromEntries(properties) };
}

function withoutSchemaWord({ properties, ...rest }: JsonSchema): JsonSchema {
	const { $schema: _, ...words } = properties ?? {};
	return { ...rest, properties: words };
}

/** What a kind says, its words, and an example. */
function kindSection({ kind, def }: KindOfRule, common: readonly string[], defs: Defs): string {
	const { says, rule } = exampleOf(kind);
	return [
		`### ${kind}`,
		`${def.description ?? ''}${boundsText(def)}`,
		wordTable(def, defs, [...common, 'kind']) ?? 'It has no words of its own.',
		`For example: ${says}`,
		`\`\`\`json\n${written(rule)}\n\`\`\``
	].join('\n\n');
}

/** What an object must have beside the words in bold. */
function boundsText({ anyOf, oneOf }: JsonSchema): string {
	const words = (cases: unknown) =>
		(cases as readonly { readonly required: readonly string[] }[])
			.map(({ required }) => `\`${required.join('` and `')}\``)
			.join(' or ');
	if (Array.isArray(anyOf)) return ` It has ${words(anyOf)}, or both.`;
	return Array.isArray(oneOf) ? ` It has either ${words(oneOf)}.` : '';
}

export interface Example {
	/** The rule in a sentence. */
	readonly says: string;
	readonly rule: object;
}

/** The example that a kind has in its folder. */
export function exampleOf(kind: string): Example {
	const file = new URL(`../../src/rules/${kind}/example.json`, import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8')) as Example;
}

/** On one line if it fits, else with a line for each word. */
function written(rule: object): string {
	const line = onOneLine(rule);
	if (line.length <= 96) return line;
	const words = Object.entries(rule).map(([word, value]) => `  "${word}": ${onOneLine(value)}`);
	return `{\n${words.join(',\n')}\n}`;
}

function onOneLine(value: unknown): string {
	const spread = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
	return spread.replaceAll('[ ', '[').replaceAll(' ]', ']');
}

function section(name: string, def: JsonSchema, defs: Defs): string {
	const variants = def['allOf'] as readonly { readonly then: JsonSchema }[] | undefined;
	const words = variants
		? `One of ${variants.map(({ then }) => valueText(then, defs)).join(', ')}.`
		: wordTable(def, defs);
	const text = `${def.description ?? ''}${boundsText(def)}`;
	return [`### ${name}`, text, words ?? ''].filter((part) => part !== '').join('\n\n');
}

/** Values that are no objects: one row each. */
function plainValues(defs: readonly (readonly [string, JsonSchema])[], all: Defs): string {
	const rows = defs
		.filter(([, def]) => isPlain(def))
		.toSorted(([one], [other]) => one.localeCompare(other))
		.map(([name, def]) => [name, valueText(def, all), def.description ?? '']);
	return `### Short values\n\n${table(['name', 'value', 'says'], rows)}`;
}
