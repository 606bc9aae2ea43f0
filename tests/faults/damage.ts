import { fc } from '../draw.ts';
import { aFullEmpire, anEmpire, idOf } from '../e2e/rosters.ts';
import { storedDump } from '../stored-fixtures.ts';

/** How a value is made in the browser that can be stored there, and cannot be handed over as JSON. */
export type Recipe =
	| { readonly kind: 'json'; readonly value: unknown }
	| { readonly kind: 'list' | 'map' | 'set'; readonly parts: readonly Recipe[] }
	| { readonly kind: 'object'; readonly parts: readonly (readonly [string, Recipe])[] }
	| { readonly kind: 'number' | 'bigint' | 'pattern' | 'error' | 'blob'; readonly text: string }
	| { readonly kind: 'date' | 'holes' | 'deep' | 'long' | 'bytes'; readonly size: number }
	| { readonly kind: 'cycle' | 'nothing' | 'named list' };

/** One of each kind of damage. */
export const kinds: readonly Recipe[] = [
	{ kind: 'json', value: null },
	{ kind: 'nothing' },
	{ kind: 'json', value: 'Halberdiers, mostly' },
	{ kind: 'json', value: -1 },
	{ kind: 'json', value: false },
	{ kind: 'json', value: '{"formatVersion":1,"id":"0000' },
	{ kind: 'json', value: { ...anEmpire(), formatVersion: 2 } },
	{ kind: 'json', value: { version: 7, entries: [{ name: 'of another app' }] } },
	{ kind: 'json', value: [] },
	{ kind: 'cycle' },
	{ kind: 'bigint', text: '12345678901234567890' },
	{ kind: 'number', text: 'NaN' },
	{ kind: 'number', text: 'Infinity' },
	{ kind: 'date', size: 5 },
	{ kind: 'map', parts: [{ kind: 'json', value: ['a', 1] }] },
	{ kind: 'set', parts: [{ kind: 'json', value: 'a' }] },
	{ kind: 'blob', text: 'half a file' },
	{ kind: 'bytes', size: 1000 },
	{ kind: 'pattern', text: 'a+' },
	{ kind: 'error', text: 'lost' },
	{ kind: 'holes', size: 4_000_000_000 },
	{ kind: 'named list' },
	{ kind: 'deep', size: 800 },
	{ kind: 'long', size: 300_000 }
];

/** Keys that mean something, here or to the language. */
const words = [
	'formatVersion',
	'id',
	'roster',
	'units',
	'name',
	'at',
	'row',
	'pack',
	'__proto__',
	'toString',
	'valueOf',
	'length',
	'then'
];

/** Anything that can be stored. */
const anything: fc.Arbitrary<Recipe> = fc.letrec<{ recipe: Recipe }>((tie) => {
	const text = fc.string({ maxLength: 8 });
	const parts = fc.array(tie('recipe'), { maxLength: 4 });
	return {
		recipe: fc.oneof(
			{ maxDepth: 4 },
			fc.constantFrom(...kinds.filter(({ kind }) => kind !== 'long')),
			fc.record({ kind: fc.constant('json' as const), value: fc.jsonValue({ maxDepth: 3 }) }),
			fc.record({ kind: fc.constantFrom('list', 'map', 'set'), parts }),
			fc.record({
				kind: fc.constant('object' as const),
				parts: fc.array(fc.tuple(fc.oneof(text, fc.constantFrom(...words)), tie('recipe')))
			})
		)
	};
}).recipe;

export type TableName = 'rosters' | 'steps' | 'versions' | 'bin' | 'events' | 'data' | 'settings';

/** A row that was damaged in one place; in none, all of it but its key. */
export interface Damaged {
	readonly table: TableName;
	readonly row: Readonly<Record<string, unknown>>;
	readonly place: string | undefined;
	readonly recipe: Recipe;
}

/** The roster that stays whole, with its history, its version and an event pack for it. */
export const good = idOf(1);
const dump = storedDump(2);

/** Data that no version has any more; they stay for as long as a roster is of them, in the bin too. */
const oldData = 'warmaster.old';

/** What is stored besides the damage: it must open, be listed and take an edit. */
export const soundTables: Readonly<Record<string, readonly object[]>> = {
	...dump.tables,
	rosters: (dump.tables['rosters'] ?? []).slice(0, 2),
	bin: (dump.tables['bin'] ?? []).map((binned) => ({
		...binned,
		row: { ...(binned as { row: object }).row, data: oldData }
	}))
};
export const { stores } = storedDump(3);

const now = Date.now();
const [event] = (dump.tables['events'] ?? []) as { pack: object }[];
const step = (dump.tables['steps'] ?? [])[1];

const settings = [
	...['lastBackup', 'weeklyCopy', 'copyFailed', 'remind', 'rostersSince', 'later'],
	...['keepRefused', 'newsSeen', 'folder', 'language', 'theme']
];

/** A whole row of a table, the `at`th of its kind, and the places where it can be damaged. */
const tables: Readonly<
	Record<TableName, { row: (at: number) => Damaged['row']; places: readonly string[] }>
> = {
	rosters: {
		row: (at) => {
			const id = idOf(1000 + at);
			const roster = aFullEmpire({ id, name: `Damaged ${at}` });
			const summary = { points: 2000, problems: 0, units: 22 };
			return { id, updatedAt: now - at * 60_000, roster, summary, cursor: 0, steps: 0, data: 'x' };
		},
		places: [
			...['updatedAt', 'roster', 'summary', 'cursor', 'steps', 'data', 'summary.points'],
			...['roster.formatVersion', 'roster.id', 'roster.name', 'roster.system', 'roster.army'],
			...['roster.size', 'roster.units', 'roster.units.0', 'roster.units.0.options'],
			...['roster.readings', 'roster.groups', 'roster.event', 'roster.note', 'roster.other']
		]
	},
	steps: {
		row: (at) => ({ ...step, roster: good, n: 100 + at }),
		places: ['at', 'text', 'back', 'forth', 'from', 'to', 'back.shell', 'forth.units', 'other']
	},
	versions: {
		row: (at) => {
			const snapshot = anEmpire();
			return { id: `version-${at}`, roster: good, name: `Kept ${at}`, at: now - at, snapshot };
		},
		places: ['roster', 'name', 'at', 'snapshot', 'snapshot.units', 'snapshot.event', 'other']
	},
	bin: {
		row: (at) => {
			const id = idOf(2000 + at);
			const roster = anEmpire({ id, name: `Binned ${at}` });
			return { id, deletedAt: now - at, row: { id, updatedAt: now, roster } };
		},
		places: ['deletedAt', 'row', 'row.id', 'row.updatedAt', 'row.roster', 'dueSince', 'other']
	},
	events: {
		row: (at) => ({ id: `event-${at}`, at: now - at, pack: { ...event?.pack, name: `Cup ${at}` } }),
		places: ['at', 'pack', 'pack.name', 'pack.date', 'pack.constraints', 'pack.readings', 'other']
	},
	data: {
		row: (at) => ({ id: `${oldData}/armies/lost-${at}.json`, content: '{"id":"warmaster"}' }),
		places: ['content', 'other']
	},
	settings: {
		row: (at) => ({ key: settings[at % settings.length], value: now }),
		places: ['value', 'other']
	}
};

export const tableNames = Object.keys(tables) as TableName[];

/** Every kind of damage at every place of a table, in rows of their own. */
export function everyDamage(table: TableName): readonly Damaged[] {
	const places = [undefined, ...tables[table].places];
	return places
		.flatMap((place) => kinds.map((recipe) => ({ place, recipe })))
		.map((damage, at) => ({ ...damage, table, row: tables[table].row(at) }));
}

/** So many rows of any table with anything anywhere. */
export function someDamage(count: number, seed: number): readonly Damaged[] {
	const damage = fc.tuple(fc.constantFrom(...tableNames), fc.nat({ max: 99 }), anything);
	return fc.sample(damage, { numRuns: count, seed }).map(([table, choice, recipe], at) => {
		const places = [undefined, ...tables[table].places];
		return { table, row: tables[table].row(at), place: places[choice % places.length], recipe };
	});
}
