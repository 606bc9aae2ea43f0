import type { ArmyIndex, MusteredUnit } from '#engine';
import type { RosterUnit } from '#schema';
import type { Asked, Judged } from './frozen.ts';
import { indexOf, reportOn, type Subject } from './tree.ts';

/** "1987, legal", or why the list cannot be read. */
export function verdictOn(subject: Subject, list: object): string {
	const report = reportOn(subject, list);
	if (typeof report === 'string') return `unreadable: ${report}`;
	return `${rounded(report.points)}, ${report.problems.length === 0 ? 'legal' : 'not legal'}`;
}

/**
 * What is said of the units of a name by the names of options alone: several things of one name are one
 * thing at several prices. Undefined if no unit is called so, or none may have what it is to have.
 */
export function judgedOf(
	subject: Subject,
	{ unit, with: given, readings }: Asked
): Judged | undefined {
	const index = indexOf(subject, readings);
	const units = index.units.filter(({ entry }) => entry.name === unit);
	const plain = units.map(({ entry }) => aUnit(index, entry.id));
	const bearers =
		given === undefined ? plain : plain.flatMap((each) => laden(subject, index, each, given));
	if (bearers.length === 0) return undefined;
	const isOf = bearers.map((bearer) => describe(subject, index, bearer, given === undefined));
	const may = byPrice(subject, index, bearers, given === undefined);
	return { is: distinct(isOf).join(' / '), may };
}

/** Names of options by what they may be had at, and where it is counted how often. */
function byPrice(
	subject: Subject,
	index: ArmyIndex,
	bearers: readonly RosterUnit[],
	isCounted: boolean
): Judged['may'] {
	const prices = new Map<string, string[]>();
	for (const bearer of bearers) {
		for (const { entry } of index.options) {
			const given = withOption(subject, index, bearer, entry.id);
			if (!given) continue;
			const price = musterPrice(subject, index, bearer, given);
			const often = isCounted ? howOften(subject, index, given, entry.id) : '';
			prices.set(entry.name, [...(prices.get(entry.name) ?? []), `${price}${often}`]);
		}
	}
	const names: Record<string, string[]> = {};
	for (const [name, at] of prices) (names[distinct(at).join(' / ')] ??= []).push(name);
	for (const each of Object.values(names)) each.sort();
	return names;
}

/** ", for 1" where a second unit may not have it as well, ", again" where one may have it twice. */
function howOften(
	{ tree: { engine } }: Subject,
	index: ArmyIndex,
	given: RosterUnit,
	option: string
): string {
	const { options = [] } = given;
	const bare = { ...given, options: options.slice(0, -1) };
	const mayHave = (units: readonly RosterUnit[], id: string): boolean =>
		engine.whyNotGive(engine.rosterContext(rosterWith(index, units), index), id, option).length ===
		0;
	const isForMany = [1, 2].map((others) => {
		const units = Array.from({ length: others }, (_, at) => ({ ...given, id: `u${at}` }));
		return mayHave([...units, bare], bare.id);
	});
	const bearers = isForMany.indexOf(false) + 1;
	const again = mayHave([given], given.id) ? ', again' : '';
	return bearers > 0 ? `, for ${bearers}${again}` : again;
}

function laden(
	subject: Subject,
	index: ArmyIndex,
	unit: RosterUnit,
	name: string
): readonly RosterUnit[] {
	const options = index.options.filter(({ entry }) => entry.name === name);
	return options.flatMap(({ entry }) => withOption(subject, index, unit, entry.id) ?? []);
}

function aUnit(index: ArmyIndex, entry: string): RosterUnit {
	const starts = index.entries.get(entry)?.entry.starts;
	return { id: 'u', entry, ...(starts && { options: starts }) };
}

/** The unit with an option, in place of what it starts with if need be; undefined if it may not. */
function withOption(
	{ tree: { engine } }: Subject,
	index: ArmyIndex,
	unit: RosterUnit,
	option: string
): RosterUnit | undefined {
	const { options = [], ...bare } = unit;
	const starts = new Set(index.entries.get(unit.entry)?.entry.starts);
	const others = options.filter((id) => !starts.has(id));
	const bearers = others.length < options.length ? [unit, { ...bare, options: others }] : [unit];
	const fitting = bearers.find((bearer) => {
		const context = engine.rosterContext(rosterWith(index, [bearer]), index);
		return engine.whyNotGive(context, bearer.id, option).length === 0;
	});
	return fitting && { ...fitting, options: [...(fitting.options ?? []), option] };
}

function rosterWith({ system, army }: ArmyIndex, units: readonly RosterUnit[]) {
	return {
		formatVersion: 1 as const,
		id: '00000000-0000-4000-8000-000000000000',
		name: '',
		system: system.id,
		army: army.id,
		revision: system.revision,
		size: system.usualSize,
		units
	};
}

/** "65", "7+7" with what a further model costs, and how many of it may be had at the usual size. */
function describe(
	{ tree: { engine } }: Subject,
	index: ArmyIndex,
	unit: RosterUnit,
	isCounted: boolean
): string {
	const mustered = engine.musterUnit(unit, index);
	const price = priceText(mustered.points, pointsOfMore({ engine, index, mustered }));
	if (!isCounted) return price;
	const empty = engine.rosterContext(rosterWith(index, []), index);
	return `${price}, up to ${engine.unitsThatMayBeAdded(empty, unit.entry, maxCounted, () => 'u').units.length}`;
}

const maxCounted = 9;

function musterPrice(
	{ tree: { engine } }: Subject,
	index: ArmyIndex,
	before: RosterUnit,
	after: RosterUnit
): string {
	const [old, now] = [before, after].map((unit) => {
		const mustered = engine.musterUnit(unit, index);
		return { points: mustered.points, more: pointsOfMore({ engine, index, mustered }) };
	});
	return priceText((now?.points ?? 0) - (old?.points ?? 0), (now?.more ?? 0) - (old?.more ?? 0));
}

/** What one model more makes of the price, where the player chooses how many there are. */
function pointsOfMore({
	engine,
	index,
	mustered
}: {
	readonly engine: Subject['tree']['engine'];
	readonly index: ArmyIndex;
	readonly mustered: MusteredUnit;
}): number {
	const { unit } = mustered;
	const { size } = mustered.indexed?.entry ?? {};
	if (!engine.hasVariableSize(mustered.indexed) || typeof size !== 'object') return 0;
	const models = unit.models ?? size.usual ?? size.min ?? 1;
	return engine.musterUnit({ ...unit, models: models + 1 }, index).points - mustered.points;
}

function priceText(points: number, more: number): string {
	return more === 0 ? `${rounded(points)}` : `${rounded(points)}+${rounded(more)}`;
}

function rounded(points: number): number {
	return Math.round(points * 1000) / 1000;
}

function distinct(texts: readonly string[]): readonly string[] {
	return [...new Set(texts)].toSorted();
}
