import * as z from 'zod/mini';
import { referents, type Referent } from './words.ts';

/** A reference in data to something that must exist. */
export interface Reference {
	readonly to: Referent;
	readonly name: string;
	/** Where it stands. */
	readonly path: readonly string[];
	/** The object around it. */
	readonly within: unknown;
}

/** Every reference in a value, found by walking its schema. */
export function referencesIn(schema: z.core.$ZodType, value: unknown): readonly Reference[] {
	const found: Reference[] = [];
	visit(schema, value, [], undefined, found);
	return found;
}

function visit(
	schema: z.core.$ZodType,
	value: unknown,
	path: readonly string[],
	within: unknown,
	found: Reference[]
): void {
	if (value === undefined) return;
	const referent = referents.get(schema);
	if (referent) {
		const names = (Array.isArray(value) ? value : [value]).map(String);
		found.push(...names.map((name) => ({ to: referent.to, name, path, within })));
		return;
	}
	for (const [part, each, key] of partsOf(schema, value)) {
		const isInside = key !== undefined;
		visit(part, each, isInside ? [...path, key] : path, isInside ? value : within, found);
	}
}

/** What a value is made of: schema, value, and its key where it is inside. */
type Part = readonly [z.core.$ZodType, unknown, string?];

function partsOf(schema: z.core.$ZodType, value: unknown): readonly Part[] {
	// zod's own type for looking into any schema.
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case 'object':
			return entriesOf(value).flatMap(([key, each]): readonly Part[] => {
				const part = def.shape[key];
				return part ? [[part, each, key]] : [];
			});
		case 'record':
			return entriesOf(value).flatMap(([key, each]): readonly Part[] => [
				[def.keyType, key, key],
				[def.valueType, each, key]
			]);
		case 'array':
			return entriesOf(value).map(([key, each]) => [def.element, each, key]);
		case 'union': {
			const option = def.options.find((each) => z.safeParse(each, value).success);
			return option ? [[option, value]] : [];
		}
		case 'default':
		case 'optional':
		case 'readonly':
			return [[def.innerType, value]];
		default:
			return [];
	}
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
	return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
