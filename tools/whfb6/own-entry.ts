import type { Entry } from '#schema';
import type { Context } from './context.ts';
import type { Given } from './given.ts';
import type { Offer } from './offer.ts';
import { linesOf } from './troops.ts';
import { idOf } from './wording.ts';

export function entryOf(
	context: Context,
	first: Given,
	all: readonly Given[],
	oneOf: string | undefined
): Entry {
	const { offer, name, cost, sets, numbers, repeat } = first;
	const tags = [...new Set(all.flatMap((each) => [...each.tags, ...each.gained]))].toSorted();
	const { type, keywords } = offer.kind;
	const slug = idOf(name);
	const price =
		typeof cost === 'number' ? `${cost}` : 'perModel' in cost ? `${cost.perModel}-each` : 'x';
	const carrier = all[0]?.read.fact.id ?? '';
	const wanted = [slug, `${slug}-${price}`, `${type}-${slug}`, `${slug}-of-${carrier}`].map((id) =>
		id.slice(0, 64).replace(/-$/, '')
	);
	const most = offer.perArmy.max;
	const isUnique = [
		'magic-weapon',
		'magic-armour',
		'enchanted',
		'talisman',
		'arcane',
		'banner'
	].includes(type);
	const [line, ...lines] = linesOf(offer.fact.profiles ?? []);
	const own = [
		...keywords,
		...sets.map(({ keyword }) => keyword),
		...(isUnique && most === undefined ? ['NOT UNIQUE'] : []),
		...(offer.isScroll ? ['SCROLL'] : []),
		...(oneOf === undefined ? [] : [oneOf])
	];
	return {
		id: context.newId(wanted[0] === carrier ? wanted.slice(1) : wanted),
		name,
		...(offer.fact.name !== name &&
			!/^(Wizard )?Level/.test(offer.fact.name) && { aliases: [offer.fact.name] }),
		type,
		...(own.length > 0 && { keywords: [...new Set(own)] }),
		...(tags.length > 0 && { grants: tags }),
		cost,
		...(offer.fact.model &&
			offer.fact.min !== undefined && {
				text: `One more of them: ${offer.fact.min} are in the price of the unit.`
			}),
		...(line && Object.keys(line.stats).length > 0 && { stats: line.stats }),
		...(lines.length > 0 && { lines }),
		...limitOf(offer, isUnique, oneOf),
		...(repeat > 1 && { repeat: Math.min(repeat, 30) }),
		...(Object.keys(numbers).length > 0 && { numbers }),
		source: context.source(sectionOf(all))
	};
}

function limitOf(
	{ perArmy: { min = 0, max }, growth }: Offer,
	isUnique: boolean,
	oneOf: string | undefined
): Pick<Entry, 'limit'> | object {
	if (growth || oneOf !== undefined) return {};
	const most = isUnique && max === 1 ? undefined : max;
	if (min === 0 && (most === undefined || most < 1)) return {};
	return {
		limit: {
			...(min > 0 && { min }),
			...(most !== undefined && most > 0 && { max: most }),
			per: 'army' as const
		}
	};
}

function sectionOf(all: readonly Given[]): string {
	const headings = new Set(all.map(({ read }) => read.fact.category));
	return headings.size === 1 ? ([...headings][0] ?? 'Options') : 'Options';
}
