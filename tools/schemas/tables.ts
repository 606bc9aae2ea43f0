// The words of the language as tables of a document, from the JSON Schemas.
import type { JsonSchema } from './json-schema.ts';

type Defs = Readonly<Record<string, JsonSchema>>;

/** A table of the words of an object; undefined if it has none. */
export function wordTable(
	{ properties = {}, required = [] }: JsonSchema,
	defs: Defs,
	without: readonly string[] = []
): string | undefined {
	const rows = Object.entries(properties)
		.filter(([word]) => !without.includes(word))
		.map(([word, value]) => {
			const name = required.includes(word) ? `**\`${word}\`**` : `\`${word}\``;
			return [name, valueText(value, defs), value.description ?? ''];
		});
	return rows.length > 0 ? table(['word', 'value', 'says'], rows) : undefined;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [head, head.map(() => '---'), ...rows];
	return lines
		.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
		.join('\n');
}

/** What may stand as a value, in a few words. */
export function valueText(value: JsonSchema, defs: Defs): string {
	const { $ref, const: only, enum: some, anyOf, type, items } = value;
	if ($ref !== undefined) return refText($ref.replace('#/$defs/', ''), defs);
	if (only !== undefined) return code(only);
	if (Array.isArray(some)) return some.map(code).join(' or ');
	if (Array.isArray(anyOf)) {
		return anyOf.map((each: JsonSchema) => valueText(each, defs)).join(' or ');
	}
	if (type === 'array') return listText(value, defs);
	if (type === 'object') return objectText(value, defs);
	if (type === 'string') return value['format'] === 'date' ? 'a day' : 'text';
	return items === undefined ? numberText(value) : 'anything';
}

function code(value: unknown): string {
	return `\`${JSON.stringify(value)}\``;
}

/** What has a table or a row of its own is named, and leads there. */
function refText(name: string, defs: Defs): string {
	if (name === 'Constraint') return '[rule](#rules)';
	const { type } = defs[name] ?? {};
	// A number says more than its name, a text no less.
	if (type === 'integer' || name === 'Text') return valueText(defs[name] ?? {}, defs);
	const place = isPlain(defs[name]) ? 'short-values' : name.toLowerCase();
	return `[${name}](#${place})`;
}

/** A value that is no object with words of its own, and so has a row and no table. */
export function isPlain(def: JsonSchema | undefined): boolean {
	return def?.properties === undefined;
}

function listText({ items, prefixItems }: JsonSchema, defs: Defs): string {
	if (Array.isArray(prefixItems)) {
		return prefixItems.map((each: JsonSchema) => valueText(each, defs)).join(', ');
	}
	return `list of ${valueText(items as JsonSchema, defs)}`;
}

function objectText({ properties, propertyNames, additionalProperties }: JsonSchema, defs: Defs) {
	if (properties) {
		const words = Object.entries(properties).map(
			([word, each]) => `\`${word}\`: ${valueText(each, defs)}`
		);
		return `{ ${words.join(', ')} }`;
	}
	const [key, inner] = [propertyNames, additionalProperties].map((each) =>
		valueText(each as JsonSchema, defs)
	);
	return `${inner} by ${key}`;
}

/** Beyond this nobody writes a number: the bound is there for what comes from outside. */
const beyond = 10_000;

function numberText({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): string {
	const kind = type === 'integer' ? 'whole number' : 'number';
	const least = minimum ?? (exclusiveMinimum === 0 ? 1 : undefined);
	const isAbove = exclusiveMinimum === 0 && type === 'number';
	const from = isAbove ? ' above 0' : typeof least === 'number' ? ` from ${least}` : '';
	const to = typeof maximum === 'number' && maximum < beyond ? ` to ${maximum}` : '';
	return `${kind}${from}${to}`;
}
