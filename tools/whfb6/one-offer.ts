import type { Bearer } from './conditions.ts';
import type { Context } from './context.ts';
import type { Fact } from './facts.ts';
import { kindOf, kindTags } from './kinds.ts';
import { type Sentence, known } from './logic.ts';
import type { ChoiceSet, Offer } from './offer.ts';
import { isMaybe } from './openness.ts';
import type { Numbers } from './row-numbers.ts';
import { keywordOf, setOf } from './wording.ts';

export interface Place {
	readonly path: readonly string[];
	readonly tags: readonly string[];
	readonly sets: readonly ChoiceSet[];
	readonly open: Sentence;
	readonly isPaid: boolean;
	readonly isMost: boolean;
	readonly defaults: ReadonlySet<string>;
	/** What a unit begins with, of a set that asks for one and takes none for an answer. */
	readonly begun?: string | undefined;
	/** How many of its one group a unit may have, where options there say no number. */
	readonly most: number | undefined;
	readonly isCompulsory: boolean;
	readonly within?: string | undefined;
}

export function offerOf(
	context: Context,
	bearer: Bearer,
	fact: Fact,
	{ points, perModel, max, min: least = 0, minArmy, maxArmy, growth, byTags, musts }: Numbers,
	place: Place
): Offer {
	const name = context.corrections.names[fact.name] ?? fact.name;
	const kind = kindOf(place.path, name, place.isPaid);
	// Of models of another kind those that must be there are in the price of the unit.
	const isModel = fact.model === true;
	const min = isModel ? 0 : least;
	const isShare = fact.max_pct !== undefined;
	if (isShare)
		context.note(
			'gap',
			`${bearer.unit.name}: ${name}`,
			`at most ${fact.max_pct} % of the models may have them, which is not checked`,
			bearer.unit.id
		);
	const many =
		kind.type === 'mount'
			? 1
			: isModel || isShare
				? (growth ? 10 : (max ?? 30)) - least
				: (max ?? place.most ?? (maxArmy === undefined ? manyOf(points, kind.type) : 1));
	const isAlone = place.sets.length === 0 && !place.isCompulsory;
	// The mark of a chariot is not its rider's.
	const isOfMount = kind.type === 'mark' && place.within !== undefined;
	const categories = isOfMount ? [] : (context.recovered.categories[fact.name] ?? []);
	const isChosen = isAlone && min > 0 && many > min;
	const isShield = kind.keywords.includes('MAGIC SHIELD');
	const kindTag = isShield ? undefined : kindTags[kind.type];
	return {
		fact,
		name,
		kind,
		tags: [
			...new Set([
				keywordOf(fact.name),
				keywordOf(name),
				...place.tags.filter((tag) => !(isShield && tag === 'MAGIC ARMOUR')),
				...categories.filter((each) => !isHeading(each)).map(keywordOf),
				...(kindTag === undefined ? [] : [kindTag]),
				...kind.keywords
			])
		].filter((tag) => tag !== ''),
		fixed: points,
		perModel,
		byTags,
		repeat: Math.max(1, many),
		sets: isChosen ? [ownSet(name, many, min, place.within)] : place.sets,
		open: place.open,
		perArmy: { min: minArmy, max: maxArmy },
		growth,
		musts,
		isDefault: place.defaults.has(fact.name) || (isChosen && place.within === undefined),
		isBegun: place.begun === fact.name,
		isMust: isAlone && min > 0 && min === (max ?? min) && !isMaybe(place.open),
		isPaid: place.isPaid,
		isScroll: kind.type === 'arcane' && !place.isMost,
		isUsual:
			isAlone &&
			min > 0 &&
			points + perModel === 0 &&
			known(place.open, () => false) === true &&
			!/^(General|Mark of )/.test(name),
		within: place.within,
		numbers: usesCharacter(context, bearer, fact.name, categories) ? { characters: 1 } : {}
	};
}

function ownSet(name: string, max: number, min: number, within: string | undefined): ChoiceSet {
	return {
		keyword: setOf(name, max),
		label: name,
		max,
		min,
		...(within !== undefined && { with: keywordOf(within) })
	};
}

function isHeading(category: string): boolean {
	return ['Heroes', 'Characters', 'Lords'].includes(category);
}

/** A mount that takes a choice of characters besides its rider's. */
function usesCharacter(
	context: Context,
	{ unit }: Bearer,
	option: string,
	categories: readonly string[]
): boolean {
	return (
		categories.some(isHeading) ||
		(context.recovered.uses ?? []).some((use) => use.option === option && use.unit === unit.name)
	);
}

/** Without a number an option may be had as often as it can be paid for; of arms one will do. */
function manyOf(points: number, type: string): number {
	if (type === 'arcane' || type === 'gift' || type === 'rune')
		return points > 0 ? Math.max(1, Math.min(4, Math.floor(100 / points))) : 1;
	return type === 'upgrade' && points >= 5 ? 10 : 1;
}
