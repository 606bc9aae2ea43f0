import type * as z from 'zod/mini';
import { imports } from '../../i18n/en/faults.ts';
import { describeFaults, found, quoted, unknownName, type Fault } from './fault.ts';
import { type Named, nearestNames } from './names.ts';

/** What is expected at each path of a file, such as "a whole number" at `units.[].count`; `*` is any key. */
export type Expectations = Readonly<Record<string, string>>;

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

type Line = 'line' | 'group' | 'rule';

/** How faults describe a file. */
export interface Description {
	readonly expected: Expectations;
	/** Keys that only other game systems use. */
	readonly elsewhere?: ReadonlySet<string>;
	/** The word for an item of a list; "line" by default. */
	readonly line?: Line;
	/** The key of a list inside such an item, whose items are lines. */
	readonly inner?: string;
}

/** Puts the findings of a schema into sentences of our own, with positions. */
export function malformed(
	issues: readonly Issue[],
	value: unknown,
	description: Description
): readonly Fault[] {
	return describeFaults(flaws(issues), ({ path, key }) =>
		key === undefined
			? { message: misfit(path, valueAt(value, path), description) }
			: unknownKey(path, key, description)
	);
}

/** A path at which something is wrong, or a key that is not allowed there. */
interface Flaw {
	readonly path: Path;
	readonly key?: string;
}

/** The flaws, each once, however many schema rules it breaks. */
function flaws(issues: readonly Issue[]): readonly Flaw[] {
	const all = issues.flatMap((issue): readonly Flaw[] =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => ({ path: issue.path, key }))
			: [{ path: issue.path }]
	);
	const known = new Map(all.map((flaw) => [JSON.stringify(flaw), flaw]));
	return [...known.values()];
}

/** A key that is not allowed. */
function unknownKey(path: Path, key: string, description: Description): Fault {
	const { expected, elsewhere } = description;
	const where = positionText(path, description);
	if (elsewhere?.has(key)) {
		return unknownName(`${where}${imports.notUsed(quoted(key))}`, key, []);
	}
	const nearest = nearestNames(key, keysOf(patternOf(path), expected)).map(quoted);
	return unknownName(`${where}${imports.unknownKey(quoted(key))}`, key, nearest);
}

/** The keys allowed at a path. */
function keysOf(place: string, expected: Expectations): readonly Named[] {
	const start = place === '' ? '' : `${place}.`;
	return Object.keys(expected)
		.filter((pattern) => pattern.startsWith(start))
		.map((pattern) => pattern.slice(start.length))
		.filter((key) => /^\w+$/.test(key))
		.map((key) => ({ id: key, name: key }));
}

/** A value that is missing or of the wrong type. */
function misfit(path: Path, value: unknown, description: Description): string {
	const { expected } = description;
	const what = expected[patternOf(path)] ?? expected[patternOf([...path.slice(0, -1), '*'])] ?? '?';
	const key = path.at(-1);
	const isInList = typeof key === 'number';
	const list = isInList ? path.slice(0, -1) : path;
	const line = isInList ? lineOf(path, description) : undefined;
	const subject = line
		? imports.thing(line)
		: isInList
			? itemOf(list, key)
			: quoted(String(key ?? ''));
	const where = positionText(line ? path : list.slice(0, -1), description);
	if (path.length === 0) return imports.wrongFile(what, found(value));
	if (value === undefined) return `${where}${imports.missing(subject, what)}`;
	return `${where}${imports.misfit(subject, what, found(value))}`;
}

function itemOf(list: Path, at: number): string {
	return imports.place(quoted(String(list.at(-1) ?? '')), at + 1, 'name');
}

/** The word for the last item on the path, if it is a line of a list. */
function lineOf(path: Path, { line = 'line', inner }: Description): Line | undefined {
	const outer = listIn(path);
	if (outer?.length === path.length) return line;
	return inner !== undefined && path.length === (outer?.length ?? 0) + 2 && path.at(-2) === inner
		? 'line'
		: undefined;
}

/** "units, 2nd line: " or "wings, 2nd group, 1st line: "; empty outside lists. */
function positionText(path: Path, description: Description): string {
	const outer = listIn(path);
	const [list, at] = outer?.slice(-2) ?? [];
	if (!outer || typeof list !== 'string' || typeof at !== 'number') return '';
	const { line = 'line', inner } = description;
	const place = imports.place(list, at + 1, line);
	const [key, within] = path.slice(outer.length);
	return inner !== undefined && key === inner && typeof within === 'number'
		? `${imports.place(place, within + 1, 'line')}: `
		: `${place}: `;
}

/** The path to an item of the first list. */
function listIn(path: Path): Path | undefined {
	const at = path.findIndex((step) => typeof step === 'number');
	return at === -1 ? undefined : path.slice(0, at + 1);
}

function patternOf(path: Path): string {
	return path.map((step) => (typeof step === 'number' ? '[]' : String(step))).join('.');
}

function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>((inner, step) => {
		if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
			return undefined;
		return (inner as Readonly<Record<PropertyKey, unknown>>)[step];
	}, value);
}
