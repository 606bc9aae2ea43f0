import { readdirSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';

/** A rule of a style sheet or of a component’s styles. */
export interface StyleRule {
	readonly file: string;
	readonly selector: string;
	/** What it says, by property. */
	readonly says: Readonly<Record<string, string>>;
	/** The component’s elements that its selector may mean, each with what it stands in. */
	readonly means: readonly (readonly AST.RegularElement[])[];
}

const isNode = (value: unknown): value is AST.SvelteNode =>
	typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<AST.SvelteNode> {
	if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
	else if (isNode(value)) {
		yield value;
		for (const [key, inner] of Object.entries(value)) if (key !== 'metadata') yield* nodesIn(inner);
	}
}

/** Every element of a template, each after what it stands in. */
function elementsOf(
	value: unknown,
	within: readonly AST.RegularElement[] = []
): AST.RegularElement[][] {
	if (Array.isArray(value)) return value.flatMap((one) => elementsOf(one, within));
	if (!isNode(value)) return [];
	const own = value.type === 'RegularElement' ? [...within, value] : within;
	const inner = Object.entries(value).flatMap(([key, each]) =>
		key === 'metadata' || key === 'parent' ? [] : elementsOf(each, own)
	);
	return value.type === 'RegularElement' ? [[...own], ...inner] : inner;
}

/** Whether the last part of a selector fits an element, as far as its tag and classes tell. */
function fits(selector: string, path: readonly AST.RegularElement[], source: string): boolean {
	const element = path.at(-1);
	if (!element) return false;
	const last = (selector.split(/[\s>+~]+/).at(-1) ?? '').replace(/::?[\w-]+(\([^)]*\))?/g, '');
	const start = element.fragment.nodes[0]?.start ?? element.end;
	const tag = source.slice(element.start, start);
	const names = [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
	const name = /^[a-z]\w*/.exec(last)?.[0];
	return (
		(name === undefined || name === element.name) &&
		names.every((one) => new RegExp(`[\\s"':]${one}[\\s"'=}]`).test(tag))
	);
}

function rulesIn(file: string): readonly StyleRule[] {
	const text = readFileSync(file, 'utf8');
	const source = file.endsWith('.css') ? `<style>${text}</style>` : text;
	const ast = parse(source, { modern: true, filename: file });
	const elements = elementsOf(ast.fragment);
	return [...nodesIn(ast.css?.children)].flatMap((node) => {
		if (node.type !== 'Rule') return [];
		const declared = node.block.children.filter((each) => each.type === 'Declaration');
		const says = Object.fromEntries(declared.map(({ property, value }) => [property, value]));
		return node.prelude.children.map(({ start, end }) => {
			const selector = source.slice(start, end);
			return {
				file,
				selector,
				says,
				means: elements.filter((path) => fits(selector, path, source))
			};
		});
	});
}

/** All rules of the app’s styles. */
export const styleRules = (): readonly StyleRule[] =>
	readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.(css|svelte)$/.test(file))
		.flatMap((file) => rulesIn(`src/${file}`));
