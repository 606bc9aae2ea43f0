// The doc comments of the schemas: what they say about a field is in the source alone, and costs a phone
// nothing there. The source and the schema that it makes are read side by side.
import ts from 'typescript';
import type * as z from 'zod/v4/core';
import { Sources, type SourceNode } from './sources.ts';

/** What the source says of a schema. */
export interface Said {
	/** What the constant is called that it is. */
	name?: string;
	text?: string;
	/** Of an object: what is said of each of its fields. */
	fields?: Readonly<Record<string, string>>;
}

export type Comments = ReadonlyMap<z.$ZodType, Said>;

/** Reads what the source says of an exported schema and of all that it is made of. */
export function commentsOf(file: string, name: string, schema: z.$ZodType): Comments {
	const reader = new Reader();
	reader.readConstant(file, name, schema);
	return reader.said;
}

/** Methods and functions that put a schema into another one. */
const wrappers = new Set(['optional', 'readonly', 'nullable', '_default']);

class Reader {
	readonly said = new Map<z.$ZodType, Said>();
	readonly #sources = new Sources();

	readConstant(file: string, name: string, schema: z.$ZodType) {
		this.#name(this.#sources.constant(file, name), schema);
	}

	/** A constant is read once: what it is made of has been read with it. */
	#name({ name, text, place }: ReturnType<Sources['constant']>, schema: z.$ZodType) {
		if (this.said.get(schema)?.name !== undefined) return;
		this.#say(schema, { name, ...(text !== undefined && { text }) });
		this.#read(place, schema);
	}

	#say(schema: z.$ZodType, more: Said) {
		this.said.set(schema, { ...this.said.get(schema), ...more });
	}

	/** `isCopy`: checks were added, which make another schema of it. */
	#read(from: SourceNode, schema: z.$ZodType, isCopy = false): void {
		const place = this.#sources.bare(from);
		const { node } = place;
		if (ts.isIdentifier(node)) {
			const constant = this.#sources.resolve(place);
			if (isCopy) this.#read(constant.place, schema, true);
			else this.#name(constant, schema);
			return;
		}
		if (!ts.isCallExpression(node)) return;
		const { expression, arguments: given } = node;
		const args = given.map((each) => ({ ...place, node: each }));
		if (!ts.isPropertyAccessExpression(expression)) {
			const body = this.#sources.call({ ...place, node: expression }, args);
			if (body) this.#read(body, schema, isCopy);
			return;
		}
		const word = expression.name.text;
		if (expression.expression.getText() === 'z') this.#readMade(word, args, schema);
		else this.#readMethod(word, { ...place, node: expression.expression }, schema, isCopy);
	}

	#readMethod(method: string, of: SourceNode, schema: z.$ZodType, isCopy: boolean) {
		const { def } = (schema as z.$ZodTypes)._zod;
		if (wrappers.has(method) && 'innerType' in def) this.#read(of, def.innerType);
		else this.#read(of, schema, isCopy || method !== 'register');
	}

	/** What a function of zod has made of its arguments. */
	#readMade(word: string, args: readonly SourceNode[], schema: z.$ZodType) {
		const { def } = (schema as z.$ZodTypes)._zod;
		const parts = partsOf(def);
		if (def.type === 'object') this.#readFields(args[0], schema, def.shape);
		else if (def.type === 'union' || def.type === 'tuple') {
			const list = args[word === 'discriminatedUnion' ? 1 : 0];
			const items = list ? this.#sources.items(list) : [];
			items.forEach((item, at) => this.#readItem(item, parts[at]));
		} else args.forEach((arg, at) => parts[at] && this.#read(arg, parts[at]));
	}

	#readItem(item: SourceNode, schema: z.$ZodType | undefined) {
		if (!schema) return;
		const text = this.#sources.comment(item);
		if (text !== undefined) this.#say(schema, { text });
		this.#read(item, schema);
	}

	#readFields(
		literal: SourceNode | undefined,
		schema: z.$ZodType,
		shape: Readonly<Record<string, z.$ZodType>>
	) {
		const fields = literal ? this.#sources.fields(literal) : [];
		for (const { name, value } of fields) if (shape[name]) this.#read(value, shape[name]);
		const texts = fields.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]]));
		this.#say(schema, { fields: Object.fromEntries(texts) as Record<string, string> });
	}
}

/** The schemas that one is made of, in the order in which they are written. */
function partsOf(def: z.$ZodTypes['_zod']['def']): readonly z.$ZodType[] {
	switch (def.type) {
		case 'union':
			return def.options;
		case 'tuple':
			return def.items;
		case 'record':
			return [def.keyType, def.valueType];
		case 'pipe':
			return [def.in, def.out];
		case 'array':
			return [def.element];
		default:
			return 'innerType' in def ? [def.innerType] : [];
	}
}
