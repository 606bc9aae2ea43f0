import type { Offer } from './offer.ts';
import type { Constraint, Entry, Selector } from '#schema';
import type { Context } from './context.ts';
import { type Given, groupBy } from './given.ts';
import type { Clause } from './logic.ts';
import { entryOf } from './own-entry.ts';
import { type Who, ruleOf, tagOf } from './rules.ts';
import { begin } from './sets.ts';
import type { ReadUnit } from './units.ts';
import { idOf, keywordOf } from './wording.ts';

interface Written {
	readonly entries: Entry[];
	readonly constraints: Constraint[];
	readonly starts: Map<string, string[]>;
}

/** Options of the army's own, of one name: an entry for each price and each condition. */
export function giveOwn(context: Context, alike: readonly Given[], written: Written): void {
	const parts = groupBy(alike, keyOf).flatMap(byConditions);
	const isOnce = alike.every(({ offer }) => offer.perArmy.max === 1);
	const oneOf =
		isOnce && parts.length > 1 ? context.tag(`ONE ${keywordOf(alike[0]?.name ?? '')}`) : undefined;
	const made: Made[] = [];
	for (const part of parts) {
		const [first] = part.given;
		if (!first) continue;
		if (first.offer.kind.type === 'lore')
			context.note('gap', first.name, 'its spells are in no source, so none are listed');
		const entry = entryOf(context, first, part.given, oneOf);
		noteWizard(context, entry);
		made.push({ id: entry.id, given: part.given });
		const { direct, rules } = byCarrier(context, part.clauses);
		written.entries.push({
			...entry,
			carriedBy: {
				by: {
					any: [...new Set(part.given.map(({ read }) => read.fact.id))],
					...(direct.all.length > 0 && { all: direct.all }),
					...(direct.none.length > 0 && { none: direct.none })
				}
			}
		});
		const who: Who = { option: entry.id, keyword: context.tag(uniqueTag(first)) };
		for (const clause of rules)
			written.constraints.push(...ruleOf(context, who, clause, first.name));
		for (const { read, offer } of part.given)
			if (offer.isBegun || (offer.isDefault && isAsked(offer)) || offer.isUsual)
				begin(written.starts, read.fact.id, entry.id);
		if (first.offer.growth) written.constraints.push(grows(context, entry, first, written.entries));
	}
	written.constraints.push(...mustRules(context, made));
	if (oneOf !== undefined)
		written.constraints.push({
			id: context.newId([`one-${idOf(alike[0]?.name ?? '')}`]),
			kind: 'count',
			label: alike[0]?.name ?? '',
			of: { all: [oneOf] },
			max: 1,
			source: context.source('Options')
		});
}

/** An entry that was written, and who may have it. */
interface Made {
	readonly id: string;
	readonly given: readonly Given[];
}

/** "Compulsory under this form of the army", for each unit; "one in the army with that". */
function mustRules(context: Context, made: readonly Made[]): readonly Constraint[] {
	const name = made[0]?.given[0]?.name ?? '';
	const id = (): string =>
		context.newId([1, 2, 3, 4, 5, 6].map((at) => `must-${idOf(name)}-${at}`.slice(0, 64)));
	const found = made.flatMap(({ id: option, given }) =>
		given.flatMap(({ read, offer: { musts } }) =>
			musts.map((must) => ({ option, unit: read.fact.id, must }))
		)
	);
	return groupBy(found, ({ must }) => JSON.stringify(must)).flatMap((same): Constraint[] => {
		const [first] = same;
		if (!first) return [];
		const { must } = first;
		const ids = [...new Set(same.map(({ option }) => option))];
		const source = context.source('Options');
		if ('army' in must)
			return [
				{
					id: id(),
					kind: 'requires',
					of: JSON.parse(must.army) as Selector,
					needs: { any: ids },
					scope: 'army',
					source
				}
			];
		return [
			{
				id: id(),
				kind: 'exclusive',
				label: name,
				of: { any: ids },
				on: { any: same.map(({ unit }) => unit) },
				min: 1,
				reading: 'form',
				when: must.form,
				source
			}
		];
	});
}

/** What makes a wizard of its bearer, of a level that nobody tells. */
function noteWizard(context: Context, { name, type, grants = [], numbers = {} }: Entry): void {
	if (type === 'level' || !grants.includes('WIZARD') || numbers['level'] !== undefined) return;
	context.note(
		'gap',
		name,
		'makes a wizard of its bearer, whose level is in no source, so no dice are counted for him'
	);
}

function uniqueTag({ name }: Given): string {
	return keywordOf(name);
}

function grows(
	context: Context,
	{ id }: Entry,
	{ offer: { growth }, name }: Given,
	entries: readonly Entry[]
): Constraint {
	// Models of another kind are options, and each of them counts.
	const models = entries.find(({ name: other, repeat }) => other === growth?.each && repeat);
	return {
		id: context.newId([`limit-${id}`]),
		kind: 'count',
		label: name,
		of: { any: [id] },
		max: 0,
		more: {
			each: models ? { any: [models.id] } : context.inArmy(growth?.each ?? ''),
			n: growth?.n ?? 1,
			...(growth && growth.per > 1 && { per: growth.per })
		},
		source: context.source('Options')
	};
}

function keyOf({ cost, sets, numbers, gained, repeat, offer }: Given): string {
	const { perArmy, growth, isScroll } = offer;
	return JSON.stringify([
		cost,
		sets.map(({ keyword }) => keyword),
		numbers,
		gained,
		repeat,
		perArmy,
		growth,
		isScroll
	]);
}

interface Part {
	readonly given: readonly Given[];
	readonly clauses: readonly Clause[];
}

/** Together where the conditions of one say nothing to the others; apart where they differ. */
function byConditions(alike: readonly Given[]): readonly Part[] {
	const all = new Map(
		alike.flatMap(({ clauses }) => clauses.map((clause) => [clause.join('|'), clause] as const))
	);
	const union = [...all.values()];
	const fits = alike.every((each) => same(reduced(union, each.read), each.clauses));
	if (fits) return [{ given: alike, clauses: union }];
	return groupBy(alike, ({ clauses }) => JSON.stringify(clauses)).map((given) => ({
		given,
		clauses: given[0]?.clauses ?? []
	}));
}

function same(one: readonly Clause[], other: readonly Clause[]): boolean {
	const text = (clauses: readonly Clause[]): string =>
		clauses
			// An empty one never holds, which is not the same as none.
			.map((clause) => `(${clause.join('|')})`)
			.toSorted()
			.join('&');
	return text(one) === text(other);
}

/** Clauses as they are for a unit that has, or can never have, some of what they name. */
function reduced(
	clauses: readonly Clause[],
	{ bearer, keywords, ofMusts }: ReadUnit
): readonly Clause[] {
	const truth = (literal: string): boolean | undefined => {
		const tag = literal.replace(/^!?u:/, '');
		if (!/^!?u:/.test(literal) || bearer.perhaps.has(tag)) return undefined;
		return (keywords.has(tag) || ofMusts.has(tag)) !== literal.startsWith('!');
	};
	return clauses
		.filter((clause) => !clause.some((literal) => truth(literal) === true))
		.map((clause) => clause.filter((literal) => truth(literal) !== false));
}

/** What a carrier's own tags say, and what needs a rule of its own. */
function byCarrier(
	context: Context,
	clauses: readonly Clause[]
): { direct: { all: string[]; none: string[] }; rules: readonly Clause[] } {
	const direct = { all: [] as string[], none: [] as string[] };
	const rules = clauses.filter((clause) => {
		const [literal = ''] = clause;
		if (clause.length !== 1 || !/^!?[uv]:/.test(literal)) return true;
		const tag = context.tag(tagOf(context, literal));
		(literal.startsWith('!') ? direct.none : direct.all).push(tag);
		return false;
	});
	return { direct, rules };
}

/** Whether one of its set has to be had. */
function isAsked({ sets }: Offer): boolean {
	return sets.some(({ min }) => min > 0);
}
