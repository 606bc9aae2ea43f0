import type { Army, Entry } from '#schema';
import { offeredTo } from '../../../offered.ts';
import type { Case, RuleCases, TallyCases } from '../../case.ts';
import { packIndex } from '../../pack.ts';
import { t9a, t9aArmies } from '../data.ts';

/** Which rows of the map cases are about, where they stand in the text, and in which army. */
type About = Pick<RuleCases, 'title' | 'army'> & {
	readonly lines?: readonly number[];
	readonly rows?: readonly string[];
};

/** Cases written with the names of an army's units and choices, as the books print them. */
export function judged(about: About, cases: readonly Case[]): RuleCases {
	const army = armyOf(about.army);
	return {
		lines: [],
		...about,
		cases: cases.map((one) => ({ ...one, list: withIds(army, one.list) }))
	};
}

/** Counts of lists written with names. */
export function counted(rule: TallyCases): TallyCases {
	const army = armyOf(rule.army);
	const examples = rule.examples.map((one) => ({ ...one, list: withIds(army, one.list) }));
	return { ...rule, examples };
}

/** One list written with names. */
export function withNames(army: string, list: string): string {
	return withIds(armyOf(army), list);
}

function armyOf(id: string): Army {
	const army = t9aArmies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return army;
}

/** The same list with ids, as `aList` reads it: a name that stands for two is the one that fits. */
function withIds(army: Army, list: string): string {
	if (list === '') return list;
	const units = list.split(', ').map((line) => {
		const [named = '', ...given] = line.split(' + ');
		const [, count = '', name = '', models = ''] = /^(\d+ )?(.*?)(:\d+)?$/.exec(named) ?? [];
		const { id } = unitOf(army, name);
		const options = given.map((option) => optionOf(army, option, id).id);
		return [`${count}${id}${models}`, ...options].join(' + ');
	});
	return units.join(', ');
}

const unitTypes = new Set(t9a.types.flatMap(({ id, role }) => (role === 'option' ? [] : [id])));

const everyEntry = t9aArmies.flatMap(({ entries }) => entries);

/** A unit or a choice of the army; of something else that is written in its place, whatever has the name. */
function unitOf(army: Army, name: string): Entry {
	const named = entriesOf(army).filter((entry) => entry.name === name);
	const found =
		named.find(({ type }) => unitTypes.has(type)) ??
		named[0] ??
		everyEntry.find((entry) => entry.name === name);
	if (!found) throw new Error(`${army.id}: no ${name}`);
	return found;
}

function optionOf(army: Army, name: string, bearer: string): Entry {
	const options = entriesOf(army).filter(({ type }) => !unitTypes.has(type));
	const exact = options.filter((entry) => isCalled(entry, name));
	const named =
		exact.length > 0 ? exact : options.filter((entry) => bare(entry.name) === bare(name));
	const found =
		offeredTo(packIndex({ system: t9a, armies: t9aArmies }, army.id), bearer, named) ??
		named[0] ??
		everyEntry.find((entry) => entry.name === name);
	if (!found) throw new Error(`${army.id}: no ${name} for ${bearer}`);
	return found;
}

function isCalled({ name, aliases = [] }: Entry, wanted: string): boolean {
	return name === wanted || aliases.includes(wanted);
}

/** A name without what stands behind it in parentheses, which tells two of that name apart. */
function bare(name: string): string {
	return name.replace(/ \([^)]*\)$/, '');
}

function entriesOf({ entries }: Army): readonly Entry[] {
	return [...entries, ...t9a.entries];
}
