import type { Context } from './context.ts';
import type { Given } from './given.ts';
import type { ReadUnit } from './units.ts';

/** What the bearer of a magic banner does without: other magic items, and gifts where the list says so. */
export const bannerAlone = { items: 'BANNER ALONE', gifts: 'BANNER WITHOUT GIFTS' } as const;

const itemTypes: ReadonlySet<string> = new Set([
	'magic-weapon',
	'magic-armour',
	'talisman',
	'enchanted',
	'arcane'
]);

const said: ReadonlySet<string> = new Set([
	'!u:MAGIC BANNER',
	'!u:MAGIC ITEMS',
	'!u:BATTLE STANDARD BEARER'
]);

/**
 * A battle standard bearer with a magic banner has no other magic item: most lists say so of each item,
 * the pack says it once.
 */
export function withBannerAlone(
	context: Context,
	read: ReadUnit,
	given: readonly Given[]
): readonly Given[] {
	const items = given.filter(({ offer }) => itemTypes.has(offer.kind.type));
	const gifts = given.filter(({ offer }) => offer.kind.type === 'gift');
	const areBarred = (all: readonly Given[]): boolean =>
		all.length > 0 && all.filter(isBarred).length > all.length / 2;
	const isItems = areBarred(items);
	const isGifts = areBarred(gifts);
	if (isItems) read.keywords.add(bannerAlone.items);
	if (isGifts) read.keywords.add(bannerAlone.gifts);
	const isSaid = (each: Given): boolean =>
		(isItems && (items.includes(each) || each.offer.kind.type === 'banner')) ||
		(isGifts && gifts.includes(each));
	const bearsStandard = given.some(({ name }) => name === 'Battle Standard Bearer');
	return given.map((each) => {
		const clauses = isSaid(each)
			? each.clauses.filter((clause) => !isOfBanner(clause))
			: each.clauses;
		const isLoose =
			bearsStandard &&
			each.offer.kind.type === 'banner' &&
			!clauses.some((clause) => clause.join() === standard);
		if (isLoose)
			context.note(
				'mended',
				read.fact.name,
				'a magic banner is for the bearer of the battle standard alone: the row does not say it',
				read.fact.id
			);
		return { ...each, clauses: isLoose ? [...clauses, [standard]] : clauses };
	});
}

const standard = 'u:BATTLE STANDARD BEARER';

function isBarred({ clauses }: Given): boolean {
	return clauses.some(isOfBanner);
}

function isOfBanner(clause: readonly string[]): boolean {
	return (
		['!u:MAGIC BANNER', '!u:MAGIC ITEMS'].some((each) => clause.includes(each)) &&
		clause.every((each) => said.has(each))
	);
}
