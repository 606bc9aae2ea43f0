import type { Army, Constraint, Entry, System } from '#schema';
import { mayKnow } from './lores.ts';
import { unique } from './wording.ts';

interface LorePart {
	readonly spells: NonNullable<System['spells']>;
	readonly entries: readonly Entry[];
	readonly constraints: readonly Constraint[];
	readonly rules?: System['rules'];
}

/** The system's file before its keywords are known: core, lores and common items. */
export function coreOf(core: unknown, lores: unknown, items: unknown): System {
	const base = core as System;
	const magic = lores as LorePart;
	const listed = items as readonly Entry[];
	const replaced = new Set(base.constraints.map(({ id }) => id));
	const added = magic.constraints.filter(({ id }) => !replaced.has(id));
	return {
		...base,
		entries: [
			...base.entries,
			...magic.entries.map(loreEntry),
			...listed.map((entry) => itemEntry(base, entry))
		],
		rules: [...base.rules, ...(magic.rules ?? [])],
		spells: magic.spells,
		constraints: [...base.constraints, ...added]
	};
}

/** Who may know a lore is each army's own. */
function loreEntry(entry: Entry): Entry {
	const by = { all: ['WIZARD', mayKnow(entry.id)], none: ['LORE BY DICE', 'WIZARD CONCLAVE'] };
	return { ...entry, carriedBy: { ...entry.carriedBy, by } };
}

/** A unit with an item shows that it has one of its kind: some may have it only beside something else. */
function itemEntry({ types }: System, entry: Entry): Entry {
	const kind = types
		.find(({ id }) => id === entry.type)
		?.keywords.find((keyword) => keyword !== 'MAGIC ITEM');
	if (kind === undefined) throw new Error(`${entry.id}: no type ${entry.type}`);
	const { carriedBy: _by, aliases = [], ...rest } = entry;
	return {
		...rest,
		...(aliases.length > 0 && { aliases: unique(aliases) }),
		grants: [...(entry.grants ?? []), `HAS ${kind}`]
	};
}

/** Keywords that only the rules need, and those that not every army has. */
export function systemOf(
	core: System,
	armies: readonly Army[],
	words: ReadonlyMap<string, string>
): System {
	const inArmies = armies.flatMap(({ entries, constraints = [] }) => [
		...entries.flatMap(({ keywords = [], grants = [] }) => [...keywords, ...grants]),
		...constraints.flatMap((constraint) => keywordsIn(constraint))
	]);
	const inSystem = [
		...core.entries.flatMap(({ keywords = [], grants = [] }) => [...keywords, ...grants]),
		...keywordsIn(core)
	];
	const all = unique([...inArmies, ...inSystem]);
	const printed = new Set([
		...(core.keywords ?? []),
		'GENERAL',
		'BATTLE STANDARD BEARER',
		'STANDARD BEARER',
		'CHAMPION',
		'MUSICIAN',
		'WIZARD'
	]);
	const hidden = all.filter((keyword) => !printed.has(keyword) && !isTroops(keyword));
	const own = new Set(
		core.entries.flatMap(({ keywords = [], grants = [] }) => [...keywords, ...grants])
	);
	const ofTypes = new Set(core.types.flatMap(({ keywords }) => keywords));
	const named = unique(inSystem).filter((keyword) => !own.has(keyword) && !ofTypes.has(keyword));
	return {
		...core,
		keywords: unique([...(core.keywords ?? []), ...named]).toSorted(),
		words: wordsOf(core, words, all),
		unprinted: unique([...(core.unprinted ?? []), ...hidden]).toSorted()
	};
}

/** The system's own words before those of the armies; lores by their names. */
function wordsOf(
	{ words = {}, entries }: System,
	found: ReadonlyMap<string, string>,
	keywords: readonly string[]
): NonNullable<System['words']> {
	const lores = entries
		.filter(({ type }) => type === 'lore')
		.map(({ id, name }): [string, string] => [mayKnow(id), `wizards of the ${name}`]);
	const known: Readonly<Record<string, string>> = {
		...Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1))),
		...Object.fromEntries(lores),
		...words
	};
	return Object.fromEntries(
		Object.entries(known).filter(([keyword]) => keywords.includes(keyword))
	);
}

function isTroops(keyword: string): boolean {
	return /^(MONSTROUS )?(INFANTRY|CAVALRY|BEAST)$|MONSTER$|^WAR (BEAST|MACHINE)$|^CHARIOT$|^SWARM$/.test(
		keyword
	);
}

/** Every keyword that something's selectors name. */
function keywordsIn(thing: unknown): readonly string[] {
	if (Array.isArray(thing)) return thing.flatMap(keywordsIn);
	if (typeof thing !== 'object' || thing === null) return [];
	return Object.entries(thing).flatMap(([word, value]) =>
		['any', 'all', 'none'].includes(word) && Array.isArray(value)
			? value.filter(
					(tag): tag is string =>
						typeof tag === 'string' && /^[A-Z0-9]+([ '-][A-Z0-9]+)*$/.test(tag)
				)
			: keywordsIn(value)
	);
}
