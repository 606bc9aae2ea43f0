import type { Constraint, Entry } from '#schema';
import { sentenceOf } from './conditions.ts';
import type { Context } from './context.ts';
import type { FactModifier } from './facts.ts';
import { tagOf } from './rules.ts';
import type { ReadUnit } from './units.ts';
import { conditionText } from './wording.ts';

interface Range {
	readonly min: number;
	readonly max?: number | undefined;
}

/** How many models a unit has as it is, and with what changes it ("5 to 10 Huntsmen"). */
interface Ranges {
	readonly plain: Range;
	readonly with: ReadonlyMap<string, Range>;
}

/** The smallest and the largest that a unit may be; what it is without anything to begin with. */
export function sizeOf(context: Context, read: ReadUnit): NonNullable<Entry['size']> {
	const ranges = rangesOf(context, read);
	const { min, max } = widest(ranges);
	const { plain } = ranges;
	return { min, ...(max !== undefined && { max }), ...(plain.min > min && { usual: plain.min }) };
}

/** Limits on the models of a unit that hold only with or without something. */
export function sizeRules(context: Context, read: ReadUnit): readonly Constraint[] {
	const { fact, troops } = read;
	if (!troops.main || troops.isPair) return [];
	const ranges = rangesOf(context, read);
	const most = widest(ranges);
	const tags = [...ranges.with.keys()];
	const cases = [
		{ range: ranges.plain, of: { all: [fact.id], none: tags } },
		...[...ranges.with].map(([tag, range]) => ({ range, of: { all: [fact.id, tag] } }))
	];
	return cases.flatMap(({ range, of }): readonly Constraint[] => {
		const min = range.min > most.min ? { min: range.min } : {};
		const max = range.max !== undefined && range.max !== most.max ? { max: range.max } : {};
		if (tags.length === 0 || Object.keys({ ...min, ...max }).length === 0) return [];
		return [
			{
				id: context.newId([1, 2, 3, 4].map((at) => `${fact.id}-models-${at}`)),
				kind: 'count',
				label: fact.name,
				of,
				scope: 'unit',
				counting: 'models',
				...min,
				...max,
				source: context.source(fact.category)
			}
		];
	});
}

function widest({ plain, with: others }: Ranges): Range {
	const all = [plain, ...others.values()];
	const isOpen = all.some(({ max }) => max === undefined);
	return {
		min: Math.min(...all.map(({ min }) => min)),
		max: isOpen ? undefined : Math.max(...all.map(({ max = 0 }) => max))
	};
}

function rangesOf(context: Context, read: ReadUnit): Ranges {
	const { main } = read.troops;
	const min = Math.max(1, main?.min ?? 1);
	const max = main?.max !== undefined && main.max >= min ? main.max : undefined;
	const ranges = new Map<string, Range>();
	for (const modifier of main?.modifiers ?? []) {
		const field = fieldOf(modifier);
		if (field !== 'min' && field !== 'max') continue;
		const tag = tagFor(context, read, modifier);
		if (tag === undefined) continue;
		const known = ranges.get(tag) ?? { min, max };
		ranges.set(tag, { ...known, [field]: Number(modifier.value) });
	}
	return { plain: { min, max }, with: ranges };
}

function fieldOf({ set, increment, decrement }: FactModifier): string | undefined {
	return set ?? increment ?? decrement;
}

/** The keyword on which a change of the size hangs; what the file cannot say is noted. */
function tagFor(
	context: Context,
	{ bearer, troops, fact }: ReadUnit,
	modifier: FactModifier
): string | undefined {
	const when = sentenceOf(context, bearer, modifier, troops.main?.name ?? '');
	const isOne = typeof when === 'object' && 'atom' in when && /^[uv]:/.test(when.atom);
	if (modifier.set && !modifier.repeat && !troops.isPair && isOne)
		return context.tag(tagOf(context, when.atom));
	if (when === false) return undefined;
	const [each] = modifier.repeat ?? [];
	context.note(
		'gap',
		fact.name,
		each
			? `at most as many models as the army has of ${each.of}, which is not checked`
			: `another number of models ${conditionText(modifier)}, which is not checked`,
		fact.id
	);
	return undefined;
}
