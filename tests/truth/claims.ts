import { eitherOf, unitName, type CheckContext, type Verdict } from '#engine';
import type { Selector } from '#schema';
import { factsOf, metFactsOf, type Facts } from './numbers.ts';
import { growingNumbers, isMeant, namesMeant, printedNumbers } from './recount.ts';
import { printed, spokenIn } from './spoken.ts';

// What a sentence says of a verdict, in any language, against the list.

/** What is false in it: numbers that the list has not, and names that neither the list nor the rule has. */
export function falseClaims(
	context: CheckContext,
	verdict: Verdict,
	text: string
): readonly string[] {
	// Who may have a thing, and how many others, is held by tests of their own.
	if (verdict.constraint.kind === 'carries') return falseBearers(context, verdict, text);
	const { numbers, names } = spokenIn(text, context);
	const own = printed(numbersOf(context, verdict));
	const known = namesKnown(context, verdict);
	return [
		...numbers.filter((number) => !own.has(number)).map((number) => `number ${number}`),
		...names.filter((name) => !known.has(name)).map((name) => `name ${name}`)
	];
}

/** Units that are said to have what they have not: "Lance: mounted models only (taken by Knights)". */
function falseBearers(context: CheckContext, verdict: Verdict, text: string): readonly string[] {
	const [, row] = /\(([^()]*)\) *$/.exec(text) ?? [];
	if (verdict.outcome !== 'met' || verdict.constraint.kind !== 'carries' || !row) return [];
	const { option } = verdict.constraint;
	const bearers = context.units.filter(({ unit }) => unit.options?.includes(option));
	const names = new Set(bearers.map(unitName));
	const spoken = spokenIn(row, context).names.filter((name) => !names.has(name));
	return spoken.map((name) => `bearer ${name}`);
}

/** Where a verdict tells another number than there is. */
export function falseFacts(context: CheckContext, verdict: Verdict): readonly string[] {
	const facts = countedAnew(context, verdict);
	if (!facts) return [];
	const numbered = verdict as Partial<Facts>;
	const numbers = ['measured', 'min', 'max'] as const;
	return numbers
		.filter(
			(key) => facts[key] !== undefined && Math.abs(facts[key] - (numbered[key] ?? NaN)) !== 0
		)
		.filter((key) => !isNearly(facts[key], numbered[key]))
		.map((key) => `${key} is ${facts[key]}, not ${numbered[key]}`);
}

/** Shares are not whole numbers. */
function isNearly(one = 0, other = NaN): boolean {
	return Math.abs(one - other) < 1e-9;
}

function countedAnew(context: CheckContext, verdict: Verdict): Facts | undefined {
	if (verdict.outcome === 'lifted') return undefined;
	return verdict.outcome === 'met' ? metFactsOf(verdict, context) : factsOf(verdict, context);
}

/** Every number that may stand in a sentence on a verdict. */
function numbersOf(context: CheckContext, verdict: Verdict): readonly (number | undefined)[] {
	const { measured, min, max } = countedAnew(context, verdict) ?? (verdict as Partial<Facts>);
	const { limit, index, units } = context;
	const { band } = index.system;
	const printedInRule = printedNumbers(verdict.constraint);
	const numbered = verdict as { readonly measured?: number };
	const rows = [...index.entries.values()].flatMap(({ entry }) => printedNumbers(entry.leads));
	return [
		...[measured, min, max, numbered.measured, limit, limit - (measured ?? limit)],
		...(measured === undefined ? [] : [measured - (max ?? measured), (min ?? measured) - measured]),
		...printedInRule,
		...growingNumbers(context, verdict.constraint),
		...othersNamed(context, verdict.constraint),
		...(band ? [band.points, Math.floor(limit / band.points)] : []),
		...('units' in verdict ? [verdict.units.length, verdict.units.length - 1] : []),
		...('numbers' in verdict ? Object.values(verdict.numbers) : []),
		...('rows' in verdict || 'row' in verdict ? rows : []),
		...multitudes(units.map(unitName)),
		...multitudes(units.flatMap(({ options }) => options.map(({ id }) => id))),
		...('what' in verdict ? bearersOf(context, verdict.what) : []),
		...surchargeNumbers(context, verdict)
	];
}

/** Beside the first three names of those whom a rule holds, how many others there are. */
function othersNamed({ index }: CheckContext, rule: object): readonly number[] {
	const { of, on } = rule as { readonly of?: Selector; readonly on?: Selector };
	return [of, on].flatMap((who) => {
		if (!who) return [];
		const meant = [...index.entries.values()].filter(({ tags }) => isMeant(tags, who));
		return [new Set(meant.map(({ entry }) => entry.name)).size - 3];
	});
}

/** How many units of a name have a thing, with and without the first unit, which may ask for it. */
function bearersOf(
	{ units }: CheckContext,
	what: readonly { readonly entry: { readonly name: string } }[]
): readonly number[] {
	const names = what.map(({ entry }) => entry.name);
	const having = units.filter(({ options }) =>
		options.some(({ indexed }) => names.includes(indexed?.entry.name ?? ''))
	);
	const others = having.filter((unit) => unit !== units[0]);
	return [having, others].flatMap((some) => multitudes(some.map(unitName)));
}

/** How often each is there, where it is more than once. */
function multitudes(names: readonly string[]): readonly number[] {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return [...counts.values()].filter((count) => count > 1);
}

/** What units cost together, with the amounts that make it up. */
function surchargeNumbers(
	{ surcharged, units }: CheckContext,
	{ constraint }: Verdict
): readonly number[] {
	if (constraint.kind !== 'points-limit') return [];
	const alone = units.reduce((sum, { points }) => sum + points, 0);
	return [alone, ...surcharged.flatMap(({ points, amounts }) => [points, ...amounts])];
}

/** Names that are in the list, or that the rule means. */
function namesKnown(
	{ index, units, things }: CheckContext,
	{ constraint }: Verdict
): ReadonlySet<string> {
	const selectors = selectorsIn(constraint);
	const option = 'option' in constraint ? index.entries.get(constraint.option) : undefined;
	const rows = units.flatMap(({ indexed }) => indexed?.entry.leads ?? []);
	return new Set([
		...things.flatMap(({ indexed: { entry } }) => entry.name),
		...selectors.flatMap((of) => namesMeant(index, of)),
		...(option ? [option.entry.name] : []),
		...rows.map(({ name }) => name)
	]);
}

/** Every selector that a rule has. */
function selectorsIn(rule: object): readonly Selector[] {
	const { of, on, by, needs, forbids, role, among, unless, unlessWith, free, more, ...others } =
		rule as { readonly [key: string]: unknown };
	const grown = (more as { readonly each?: Selector } | undefined)?.each;
	const each = [
		of,
		on,
		needs,
		forbids,
		role,
		among,
		unless,
		unlessWith,
		others['while'],
		free,
		grown
	];
	const either = typeof by === 'object' && by !== null && !('number' in by) ? eitherOf(by) : [];
	return [...each.filter((one) => one !== undefined), ...either] as readonly Selector[];
}
