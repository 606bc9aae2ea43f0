import type { Army, Source, System } from '#schema';
import type { Pack } from './pack.ts';
import { ownConstraints, sharedConstraints, type StatedConstraint } from './stated.ts';

/** The data files, by the id of their army; the system's is `system`. */
export type FileId = string;

/**
 * What a row points to: a constraint by its id (`one-mount`, `limit-griffon`, `carries-griffon`),
 * `reading:`, `tally:`, `keyword:`, `cost:`, `rule:`, `spell:`, `pricing:` or `group:` with an id,
 * `number:` with an entry and a number (`number:griffon.items`), `band` or `sizes`. Of the row's own
 * army, or of every army; `orc/limit-giant` is of another.
 */
export interface Reference {
	readonly kind: string;
	readonly id: string;
	/** As it is written, without the army. */
	readonly text: string;
	/** The data file that has it; undefined if none has. */
	readonly file: FileId | undefined;
}

export function resolveIn(pack: Pack, written: string, rowArmy?: string): Reference {
	const [, named, text = ''] = /^(?:([a-z0-9-]+)\/)?(.*)$/.exec(written) ?? [];
	const [, kind = '', id = ''] = /^(?:([a-z]+):)?(.*)$/.exec(text) ?? [];
	const army = pack.armies.find((candidate) => candidate.id === (named ?? rowArmy));
	const isOwn = army && namesOf(army, kind, () => namesIn(pack, army, kind)).has(id);
	const isShared = namesOf(pack.system, kind, () => namesOfAll(pack, kind)).has(id);
	return { kind, id, text, file: isOwn ? army.id : isShared ? 'system' : undefined };
}

/** Thousands of rows ask for the same names. */
const known = new WeakMap<Army | System, Map<string, ReadonlySet<string>>>();

function namesOf(
	file: Army | System,
	kind: string,
	find: () => readonly string[]
): ReadonlySet<string> {
	const kinds = known.get(file) ?? new Map<string, ReadonlySet<string>>();
	known.set(file, kinds);
	const names = kinds.get(kind) ?? new Set(find());
	kinds.set(kind, names);
	return names;
}

type Named = readonly { readonly id: string }[];

const ids = (things: Named = []) => things.map(({ id }) => id);

/** What an army's own file has of a kind. */
function namesIn({ system }: Pack, army: Army, kind: string): readonly string[] {
	switch (kind) {
		case '':
			return ownConstraints(system, army);
		case 'reading':
			return ids(army.readings);
		case 'tally':
			return ids(army.tallies);
		case 'rule':
			return ids(army.rules);
		case 'spell':
			return ids(army.spells);
		case 'cost':
			return ids(army.entries);
		case 'number':
			return numbersOf(army.entries);
		case 'keyword':
			return ownKeywords(army);
		default:
			return [];
	}
}

/** Keywords that an army's entries have or grant, beyond those of their types. */
export function ownKeywords({ entries }: Pick<System, 'entries'>): readonly string[] {
	return entries.flatMap(({ keywords = [], grants = [] }) => [...keywords, ...grants]);
}

function numbersOf(entries: Army['entries']): readonly string[] {
	return entries.flatMap(({ id, numbers = {} }) =>
		Object.keys(numbers).map((number) => `${id}.${number}`)
	);
}

/** What the system's file has of a kind. */
function namesOfAll({ system }: Pack, kind: string): readonly string[] {
	switch (kind) {
		case '':
			return [...sharedConstraints(system), ...(system.band ? ['band'] : []), 'sizes'];
		case 'reading':
			return ids(system.readings);
		case 'tally':
			return ids(system.tallies);
		case 'rule':
			return ids(system.rules);
		case 'spell':
			return ids(system.spells);
		case 'cost':
			return ids(system.entries);
		case 'number':
			return numbersOf(system.entries);
		case 'pricing':
			return system.pricing?.map(({ source: { line = 0 } }) => String(line)) ?? [];
		case 'keyword':
			return [
				...system.types.flatMap(({ keywords }) => keywords),
				...(system.keywords ?? []),
				...ownKeywords(system)
			];
		case 'group':
			return ids(system.groups);
		default:
			return [];
	}
}

/** Something in the data that has to be in the map, by the line that it names as its source. */
export interface StatedThing {
	/** `file/reference`. */
	readonly key: string;
	/** None, where there is no text of the book. */
	readonly line: number | undefined;
}

/** The readings that judge nothing: what a list tells the opponent is no rule on what may be in it. */
function areOfSecrets({ secrets = [] }: System): (reading: { readonly id: string }) => boolean {
	const named = new Set(secrets.map(({ reading }) => reading));
	return ({ id }) => named.has(id);
}

/** Every constraint, reading, tally, factor, kind of group and band of the pack. */
export function statedThingsOf(
	{ system, armies }: Pack,
	everyConstraint: readonly StatedConstraint[]
): readonly StatedThing[] {
	return [
		...(system.band ? [thing('system', 'band', system.band.source)] : []),
		...system.readings
			.filter((reading) => !areOfSecrets(system)(reading))
			.map(({ id, source }) => thing('system', `reading:${id}`, source)),
		...system.tallies.map(({ id, source }) => thing('system', `tally:${id}`, source)),
		...(system.groups ?? []).map(({ id, source }) => thing('system', `group:${id}`, source)),
		...(system.pricing ?? []).map(({ source }) =>
			thing('system', `pricing:${source.line ?? 0}`, source)
		),
		...armies.flatMap(({ id: army, readings = [], tallies = [] }) => [
			...readings.map(({ id, source }) => thing(army, `reading:${id}`, source)),
			...tallies.map(({ id, source }) => thing(army, `tally:${id}`, source))
		]),
		...everyConstraint.map(({ file, constraint: { id, source } }) => thing(file, id, source))
	];
}

function thing(file: FileId, text: string, source: Source | { event: string }): StatedThing {
	return { key: `${file}/${text}`, line: 'line' in source ? source.line : undefined };
}

export function referenceKey({ file = 'nowhere', text }: Reference): string {
	return `${file}/${text}`;
}
