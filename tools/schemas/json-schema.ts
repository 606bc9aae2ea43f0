import * as z from 'zod';
import type * as core from 'zod/v4/core';
import { byHand } from './by-hand.ts';
import { commentsOf, type Comments } from './comments.ts';

/** A JSON Schema, as far as it is looked at here. */
export interface JsonSchema {
	readonly [word: string]: unknown;
	readonly $ref?: string;
	readonly $defs?: Readonly<Record<string, JsonSchema>>;
	readonly description?: string;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
}

/** A schema of the source, by its file and name. */
export interface Origin {
	readonly file: string;
	readonly name: string;
	readonly schema: core.$ZodType;
}

/**
 * The JSON Schema of a schema: every constant of the source is a definition of its name, every doc comment
 * a description.
 */
export function jsonSchemaOf({ file, name, schema }: Origin): JsonSchema {
	const comments = commentsOf(file, name, schema);
	const json = z.toJSONSchema(schema, {
		metadata: metadataOf(comments, schema),
		override: ({ zodSchema, jsonSchema }) => {
			Object.assign(jsonSchema, sayingMore(zodSchema, jsonSchema, comments));
		}
	});
	// JSON again: what is shared while it is made is no longer.
	return tidied(JSON.parse(JSON.stringify(json))) as JsonSchema;
}

interface Metadata {
	id?: string;
	description?: string;
	/** Moved to the fields in the end: a field may be no more than a reference to a definition. */
	fieldTexts?: Readonly<Record<string, string>>;
}

function metadataOf(comments: Comments, root: core.$ZodType) {
	const metadata = z.registry<Metadata>();
	for (const [schema, { name, text, fields }] of comments) {
		const id = schema === root ? undefined : (name ?? variantName(schema, comments));
		metadata.add(schema, {
			...(id !== undefined && { id }),
			...(text !== undefined && { description: text }),
			...(fields && { fieldTexts: fields })
		});
	}
	return metadata;
}

/** One of a union's objects is called by its kind, where the source has no name for it. */
function variantName(schema: core.$ZodType, comments: Comments): string | undefined {
	const [kind] = kindsOf(schema);
	const union = [...comments].find(
		([each, { name }]) => name !== undefined && optionsOf(each).includes(schema)
	);
	return kind === undefined || union === undefined ? undefined : `${union[1].name}-${kind}`;
}

function optionsOf(schema: core.$ZodType): readonly core.$ZodType[] {
	const { def } = (schema as core.$ZodTypes)._zod;
	return def.type === 'union' ? def.options : [];
}

/** The kinds that an object may say it is of. */
function kindsOf(schema: core.$ZodType): readonly string[] {
	const { def } = (schema as core.$ZodTypes)._zod;
	return def.type === 'object' ? [...(def.shape['kind']?._zod.values ?? [])].map(String) : [];
}

/** What zod leaves out: checks of our own, bounds that are seen before what they bound, defaults. */
function sayingMore(
	schema: core.$ZodTypes,
	json: Readonly<Record<string, unknown>>,
	comments: Comments
): Readonly<Record<string, unknown>> {
	const { def } = schema._zod;
	if (def.type === 'pipe') {
		const { minItems, maxItems } = z.toJSONSchema(def.in);
		return { ...(minItems && { minItems }), ...(maxItems && { maxItems }) };
	}
	if (def.type === 'string' && json['format'] === 'date')
		return { pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
	if (def.type === 'union' && 'discriminator' in def) return byKind(def.options, json);
	const own = def.checks?.some(({ _zod }) => _zod.def.check === 'custom')
		? saidByHand(schema, comments)
		: {};
	if (def.type !== 'object') return own;
	const required = Object.keys(def.shape).filter((key) => def.shape[key]?._zod.optin === undefined);
	return { required: required.length > 0 ? required : undefined, ...own };
}

/** What is wrong with an object is said for the kind that it is of, not for each that it might have been. */
function byKind(options: readonly core.$ZodType[], { oneOf }: JsonSchema): JsonSchema {
	const allOf = (oneOf as readonly JsonSchema[]).map((then, at) => {
		const kind = { enum: kindsOf(options[at] as core.$ZodType) };
		return { if: { properties: { kind }, required: ['kind'] }, then };
	});
	const kind = { enum: options.flatMap(kindsOf) };
	return { oneOf: undefined, type: 'object', required: ['kind'], properties: { kind }, allOf };
}

function saidByHand(schema: core.$ZodType, comments: Comments) {
	const { name = '?' } = comments.get(schema) ?? {};
	const words = byHand[name];
	if (!words) throw new Error(`${name} has a check of its own: say it in tools/schemas/by-hand.ts`);
	return words;
}

const furthest = Number.MAX_SAFE_INTEGER;

/** Texts of fields where their field is; without words that say nothing to a writer. */
function tidied(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(tidied);
	if (typeof value !== 'object' || value === null) return value;
	const { fieldTexts, readOnly: _, ...rest } = value as JsonSchema;
	const kept = Object.entries(rest).filter(
		([word, inner]) => !(/imum$/i.test(word) && Math.abs(inner as number) === furthest)
	);
	const entries = kept.map(([word, inner]) =>
		word === 'properties'
			? [word, withTexts(inner as object, fieldTexts as Readonly<Record<string, string>>)]
			: [word, tidied(inner)]
	);
	return Object.fromEntries(entries) as unknown;
}

function withTexts(properties: object, texts: Readonly<Record<string, string>> = {}) {
	const entries = Object.entries(properties).map(([name, property]) => {
		const text = texts[name];
		const inner = tidied(property) as JsonSchema;
		return [name, text === undefined ? inner : { ...inner, description: text }];
	});
	return Object.fromEntries(entries) as unknown;
}
