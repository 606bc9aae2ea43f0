import type { Cost } from '#schema';
import type { Context } from './context.ts';
import { type Numbers, levelNumbers } from './levels.ts';
import { type Clause, clausesOf, known } from './logic.ts';
import type { ChoiceSet, Offer } from './offer.ts';
import type { ReadUnit } from './units.ts';
import { keywordOf, setOf } from './wording.ts';

/** An offer to one unit, in the shape in which offers of several units can be the same. */
export interface Given {
	readonly read: ReadUnit;
	readonly offer: Offer;
	readonly name: string;
	readonly cost: Cost;
	readonly sets: readonly ChoiceSet[];
	readonly numbers: Numbers;
	readonly tags: readonly string[];
	/** Categories that this unit gains by it. */
	readonly gained: readonly string[];
	readonly repeat: number;
	readonly clauses: readonly Clause[];
}

export function groupBy<T>(
	things: readonly T[],
	key: (thing: T) => string
): readonly (readonly T[])[] {
	const groups = new Map<string, T[]>();
	for (const thing of things) {
		const known = groups.get(key(thing));
		if (known) known.push(thing);
		else groups.set(key(thing), [thing]);
	}
	return [...groups.values()];
}

export function givenOf(context: Context, read: ReadUnit): readonly Given[] {
	const { offered, level } = read;
	const found = offered.offers.flatMap((offer): readonly Given[] => {
		if (offer.isMust && offer.name !== 'General') return [];
		const clauses = clausesOf(known(offer.open, () => undefined));
		if (clauses.some((clause) => clause.length === 0)) return [];
		const plain: Given = {
			read,
			offer,
			name: nameOf(offer, offered.offers),
			cost: costOf(offer),
			sets: offer.sets,
			numbers: { ...offer.numbers, ...asLord(context, read, offer) },
			tags: offer.tags,
			gained: gainedBy(context, read, offer),
			repeat: offer.repeat,
			clauses: tidied(clauses, offer)
		};
		return offer.kind.type === 'level' ? levelsOf(plain, level) : [plain];
	});
	context.tally.rows += offered.offers.length;
	return withoutDoubles(context, read, found);
}

/** What belongs to another option is named with it where its name alone is not enough. */
function nameOf({ name, within, fixed }: Offer, all: readonly Offer[]): string {
	const isDouble =
		within !== undefined &&
		all.some((other) => other.name === name && other.within !== within && other.fixed !== fixed);
	return isDouble ? `${name} (${within})` : name;
}

/** An option that makes its bearer a Lord, in the place of what he was. */
function asLord(context: Context, { fact }: ReadUnit, offer: Offer): Numbers {
	const place = context.recovered.places.find(
		({ unit, to, when }) =>
			unit === fact.name && to === 'Lords' && when.join() === `self:${offer.fact.name} equalTo 1`
	);
	if (!place) return {};
	context.note(
		'reading',
		fact.name,
		`with ${offer.name} a Lord in the place of any other choice`,
		fact.id
	);
	const others = (fact.categories ?? []).filter((each) => ['Rare', 'Special'].includes(each));
	return {
		lords: 1,
		characters: 1,
		...Object.fromEntries(others.map((each) => [each.toLowerCase(), -1]))
	};
}

/** The same thing twice is a slip: the cheaper one stays. */
function withoutDoubles(
	context: Context,
	{ fact }: ReadUnit,
	found: readonly Given[]
): readonly Given[] {
	return groupBy(found, ({ name, offer }) => `${offer.kind.type}|${name}`).flatMap((same) => {
		const [first, ...others] = same.toSorted((one, other) => one.offer.fixed - other.offer.fixed);
		if (!first) return [];
		if (others.some(({ offer }) => offer.fixed !== first.offer.fixed)) {
			const prices = [...new Set(same.map(({ offer }) => offer.fixed))].join(' and ');
			context.note(
				'gap',
				`${fact.name}: ${first.name}`,
				`there twice, for ${prices}: the cheaper one stays`,
				fact.id
			);
			context.tally.lost++;
		}
		return [first];
	});
}

function costOf({ fixed, perModel, byTags }: Offer): Cost {
	if (byTags.length > 0 && perModel === 0)
		return {
			by: byTags.map(({ tag, points }) => ({ on: { all: [tag] }, cost: points })),
			else: fixed
		};
	if (perModel === 0) return fixed;
	return fixed === 0 ? { perModel } : { fixed, perModel };
}

/** Categories that this unit gains by an option. */
function gainedBy(context: Context, { fact }: ReadUnit, offer: Offer): readonly string[] {
	return context.recovered.grants
		.filter(
			(grant) =>
				grant.unit === fact.name && grant.with.some((name) => offer.tags.includes(keywordOf(name)))
		)
		.map(({ category }) => keywordOf(category));
}

/** Without what a rule of the game says, and what bars nobody. */
function tidied(clauses: readonly Clause[], offer: Offer): readonly Clause[] {
	const own = [offer.name, offer.fact.name].map((name) => `!u:${keywordOf(name)}`);
	const isRole = offer.name === 'General';
	return clauses
		.map((clause) =>
			clause.some((each) => each.startsWith('!a:') && each.includes('"GENERAL"'))
				? clause.filter((each) => each !== 'u:GENERAL')
				: clause
		)
		.filter((clause) => !(clause.length === 1 && own.includes(clause[0] ?? '')))
		.filter((clause) => !(isRole && clause.includes('!u:BATTLE STANDARD BEARER')));
}

/** A wizard's level as an upgrade from the one that he has. */
function levelsOf(plain: Given, base: number): readonly Given[] {
	const { offer, name } = plain;
	const one = (level: number, cost: number): Given => ({
		...plain,
		name: `Level ${level}`,
		cost,
		repeat: 1,
		sets: [{ keyword: setOf('Wizard Level', 1), label: 'Wizard level', max: 1, min: 0 }],
		numbers: levelNumbers(level, base),
		gained: [
			...new Set([...plain.gained, 'SPELLCASTER', 'WIZARD', 'WIZARD LEVEL', `LEVEL ${level}`])
		].toSorted()
	});
	const level = Number(/\d/.exec(name)?.[0] ?? 0);
	if (level > 0) return level > base ? [one(level, offer.fixed)] : [];
	return Array.from({ length: offer.repeat }, (_, at) => one(at + 1, offer.fixed * (at + 1)));
}
