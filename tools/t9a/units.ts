import type { Entry } from '#schema';
import type { Context } from './context.ts';
import { isStatLine, troopsOf, type Fact, type FactUnit } from './facts.ts';
import { limitOf } from './limits.ts';
import { statsOf, troopKind } from './stats.ts';
import { statLinesOf } from './walk.ts';
import { has, listText, ruleText, unique } from './wording.ts';

const types: Readonly<Record<string, string>> = {
	Lords: 'lord',
	Heroes: 'hero',
	Core: 'core',
	Special: 'special',
	Rare: 'rare'
};

export function unitEntry(
	context: Context,
	unit: FactUnit,
	id: string,
	starts: readonly string[]
): Entry {
	const limit = limitOf(context, unit, id);
	const { keywords, numbers } = ownOf(context, unit, id);
	const { stats, lines, base } = figuresOf(context, unit, id);
	const equipment = equipmentOf(context, unit, id);
	const size = sizeOf(context, unit, id);
	const { text, rules } = rulesOf(context, unit);
	if (!stats && !hasFigures(context, id))
		context.leaveRule(unit.name, 'the figures are not in the army book’s data', id);
	return {
		id,
		name: context.nameOf(id),
		type: types[unit.category] ?? 'special',
		...(keywords.length > 0 && { keywords: [...keywords] }),
		cost: costOf(unit),
		...(stats && { stats }),
		...(lines.length > 0 && { lines: [...lines] }),
		...(equipment.length > 0 && { equipment: [...equipment] }),
		...(limit && { limit }),
		...(size !== undefined && { size }),
		...(Object.keys(numbers).length > 0 && { numbers }),
		...(base !== undefined && { base }),
		...(starts.length > 0 && { starts: [...starts] }),
		...(text !== undefined && { text }),
		...(rules.length > 0 && { rules: [...rules] }),
		source: context.source(unit.category)
	};
}

function costOf(unit: FactUnit): Entry['cost'] {
	const fixedParts = (unit.options ?? []).filter(
		({ min = 0, max, points, group }) =>
			group !== true && min > 0 && min === max && points !== undefined
	);
	const fixed =
		(unit.points ?? 0) + fixedParts.reduce((sum, { points = 0, min = 0 }) => sum + points * min, 0);
	const perModel = troopsOf(unit)?.points;
	if (perModel === undefined) return fixed;
	return { ...(fixed !== 0 && { fixed }), perModel };
}

function sizeOf(context: Context, unit: FactUnit, id: string): Entry['size'] {
	const troops = troopsOf(unit);
	if (!troops) return undefined;
	const { min = 1, max } = troops;
	if (troops.min === undefined)
		context.note('read', unit.name, 'no size in the source: any number of models', id);
	return { min, ...(max !== undefined && { max }) };
}

function ownOf(
	context: Context,
	unit: FactUnit,
	id: string
): { readonly keywords: readonly string[]; readonly numbers: Record<string, number> } {
	const own = context.keywordsOf(id);
	const kind = [unit, troopsOf(unit)]
		.flatMap((fact) => (fact?.profiles ?? []).filter(isStatLine))
		.map(troopKind)
		.find((each) => each !== undefined);
	const fixed = context.fixedOf(id).filter(({ name }) => context.referenced.has(name));
	const conclave = (unit.rules ?? []).some((rule) => rule.startsWith('Wizard Conclave'));
	const channels = (unit.rules ?? []).includes('Channel');
	const banners = context.banners.of(id);
	for (const [keyword, set] of context.orSets) {
		if (context.fixedOf(id).some(({ name }) => set.includes(name))) own.add(keyword);
	}
	for (const { unit: at, names, keyword } of context.openings) {
		if (at !== id || keyword === undefined) continue;
		if (context.fixedOf(id).some(({ name }) => names.includes(name))) own.add(keyword);
	}
	const keywords = [
		...(kind === undefined ? [] : [kind]),
		...(conclave ? ['CONCLAVE'] : []),
		...(channels ? ['CHANNEL'] : []),
		...fixed.map(({ name }) => has(name)),
		...own
	];
	const numbers = {
		...context.numbersOf(id),
		...(banners && { 'banner-allowance': banners.base })
	};
	return { keywords: unique(keywords), numbers };
}

/** Whether a unit without a line of its own has one by what it must choose. */
function hasFigures({ groups }: Context, id: string): boolean {
	return groups.some(
		({ unit, min = 0, members }) =>
			unit === id && min > 0 && members.some(({ fact }) => statLinesOf(fact).length > 0)
	);
}

/** The unit's own line first, then those of crew and mounts. */
function figuresOf(
	context: Context,
	unit: FactUnit,
	id: string
): Pick<Entry, 'stats' | 'base'> & { readonly lines: NonNullable<Entry['lines']> } {
	const own = [unit, ...(troopsOf(unit) ? [troopsOf(unit) as Fact] : []), ...context.fixedOf(id)];
	const profiles = own
		.flatMap(({ profiles: found = [] }) => found.filter(isStatLine))
		.filter((line) => context.lines.isOwn(id, line));
	const [first, ...others] = profiles;
	const base = profiles
		.map(({ stats }) => stats['Base Size']?.trim())
		.find((each) => each !== undefined && each !== '-');
	return {
		...(first && { stats: statsOf(first) }),
		...(base !== undefined && base !== '' && { base }),
		lines: others
			.filter((each, at) => others.findIndex(({ name }) => name === each.name) === at)
			.map((each) => ({ name: each.name, stats: statsOf(each) }))
	};
}

function equipmentOf(context: Context, unit: FactUnit, id: string): readonly string[] {
	const names = [unit, ...(troopsOf(unit) ? [troopsOf(unit) as Fact] : [])]
		.flatMap(({ profiles = [] }) =>
			profiles.filter((each) => !isStatLine(each)).map(({ name }) => name.trim())
		)
		.filter((name) => name !== unit.name && name !== troopsOf(unit)?.name);
	const fixed = context
		.fixedOf(id)
		.filter(({ profiles = [] }) => !profiles.some(isStatLine))
		.map(({ name, min = 1 }) => (min > 1 ? `${min} ${name}` : name.trim()));
	return unique([...names, ...fixed]);
}

/** Special rules: those that the text describes by id, all by name. */
function rulesOf(
	{ corrections }: Context,
	{ name, rules = [] }: FactUnit
): { readonly text?: string; readonly rules: readonly string[] } {
	const names = unique(rules.flatMap((rule) => ruleText(rule, name)));
	const ids = names.flatMap((name) =>
		name.startsWith('Wizard Conclave') ? 'wizard-conclave' : (corrections.rules[name] ?? [])
	);
	const others = names.filter((name) => corrections.rules[name] === undefined);
	return { ...(others.length > 0 && { text: listText(others) }), rules: unique(ids) };
}
