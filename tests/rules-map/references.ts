import type { Army, Source } from '#schema';
import { warmaster, warmasterArmies } from '../warmaster.ts';
import { everyConstraint, ownConstraints, sharedConstraints } from './stated.ts';

/** The data files, by the id of their army; the system's is `system`. */
export type FileId = string;

/**
 * What a row points to: a constraint by its id (`one-mount`, `limit-griffon`, `carries-griffon`),
 * `reading:`, `tally:`, `keyword:`, `cost:`, `rule:`, `spell:` or `group:` with an id, `band` or `sizes`. Of the
 * row's own army, or of every army; `orc/limit-giant` is of another.
 */
export interface Reference {
	readonly kind: string;
	readonly id: string;
	/** As it is written, without the army. */
	readonly text: string;
	/** The data file that has it; undefined if none has. */
	readonly file: FileId | undefined;
}

export function resolve(written: string, rowArmy?: string): Reference {
	const [, named, text = ''] = /^(?:([a-z-]+)\/)?(.*)$/.exec(written) ?? [];
	const [, kind = '', id = ''] = /^(?:([a-z]+):)?(.*)$/.exec(text) ?? [];
	const army = warmasterArmies.find((candidate) => candidate.id === (named ?? rowArmy));
	const isOwn = army && namesIn(army, kind).includes(id);
	const isShared = namesOfAll(kind).includes(id);
	return { kind, id, text, file: isOwn ? army.id : isShared ? 'system' : undefined };
}

/** What an army's own file has of a kind. */
function namesIn(army: Army, kind: string): readonly string[] {
	const { entries, readings = [], tallies = [], rules, spells } = army;
	const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
	switch (kind) {
		case '':
			return ownConstraints(army);
		case 'reading':
			return ids(readings);
		case 'tally':
			return ids(tallies);
		case 'rule':
			return ids(rules);
		case 'spell':
			return ids(spells);
		case 'cost':
			return ids(entries);
		case 'keyword':
			return ownKeywords(army);
		default:
			return [];
	}
}

/** Keywords that an army's entries have or grant, beyond those of their types. */
export function ownKeywords({ entries }: Army): readonly string[] {
	return entries.flatMap(({ keywords = [], grants = [] }) => [...keywords, ...grants]);
}

/** What the system's file has of a kind. */
function namesOfAll(kind: string): readonly string[] {
	const ids = (things: readonly { readonly id: string }[] = []) => things.map(({ id }) => id);
	switch (kind) {
		case '':
			return [...sharedConstraints, 'band', 'sizes'];
		case 'reading':
			return ids(warmaster.readings);
		case 'tally':
			return ids(warmaster.tallies);
		case 'rule':
			return ids(warmaster.rules);
		case 'cost':
			return ids(warmaster.entries);
		case 'keyword':
			return warmaster.types.flatMap(({ keywords }) => keywords);
		case 'group':
			return ids(warmaster.groups);
		default:
			return [];
	}
}

/** Something in the data that has to be in the map, by the line that it names as its source. */
export interface StatedThing {
	/** `file/reference`. */
	readonly key: string;
	readonly line: number;
}

/** Every constraint, reading, tally, kind of group and band of the pack. */
export const statedThings: readonly StatedThing[] = [
	...(warmaster.band ? [thing('system', 'band', warmaster.band.source)] : []),
	...warmaster.readings.map(({ id, source }) => thing('system', `reading:${id}`, source)),
	...warmaster.tallies.map(({ id, source }) => thing('system', `tally:${id}`, source)),
	...(warmaster.groups ?? []).map(({ id, source }) => thing('system', `group:${id}`, source)),
	...warmasterArmies.flatMap(({ id: army, readings = [], tallies = [] }) => [
		...readings.map(({ id, source }) => thing(army, `reading:${id}`, source)),
		...tallies.map(({ id, source }) => thing(army, `tally:${id}`, source))
	]),
	...everyConstraint.map(({ file, constraint: { id, source } }) => thing(file, id, source))
];

function thing(file: FileId, text: string, source: Source | { event: string }): StatedThing {
	return { key: `${file}/${text}`, line: 'line' in source ? (source.line ?? 0) : 0 };
}

export function referenceKey({ file = 'nowhere', text }: Reference): string {
	return `${file}/${text}`;
}
