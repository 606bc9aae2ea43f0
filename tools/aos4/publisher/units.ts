// What either side says of a unit, field by field.
import { meantBy, usualName, type Candidate, type Field } from './meaning.ts';
import { nameKey, type PublishedUnit } from './profiles.ts';
import { readNotes, readOption } from './sentences.ts';
import type { Army, Constraint, Entry, Selector } from '#schema';

/** Fields of a unit, each a list of lines. */
export type Fields = Readonly<Record<string, readonly string[]>>;

export interface ArmyUnits {
	readonly army: Army;
	readonly units: readonly Entry[];
	readonly candidates: readonly Candidate[];
}

export function unitsOf(army: Army): ArmyUnits {
	const units = army.entries.filter(({ size, type }) => size !== undefined && type !== 'terrain');
	const candidates = units.map((entry) => ({
		id: entry.id,
		name: entry.name,
		isHero: entry.type === 'hero',
		words: new Set([...(entry.keywords ?? []), entry.type.toUpperCase().replaceAll('-', ' ')]),
		joins: entry.joins ?? []
	}));
	return { army, units, candidates };
}

/** The publisher's side; `unread` are sentences that were not understood. */
export function published(
	unit: PublishedUnit,
	field: Field
): { readonly fields: Fields; readonly unread: readonly string[] } {
	const notes = readNotes(unit.notes ?? []);
	const unread = [...notes.unread];
	const rows = (unit.regimentOptions ?? [])
		.filter((text) => text !== 'None')
		.flatMap((text) => {
			const option = readOption(text);
			const meant = option && meantBy(option.what, field);
			if (!option || !meant) unread.push(text);
			return option && meant ? rowText(option.amount, [...meant]) : [];
		});
	const words = (unit.relevantKeywords ?? []).map((word) =>
		word.toUpperCase().replaceAll('’', "'")
	);
	const isSingle =
		unit.unitSize === 1 || (unit.regimentOptions?.length ?? 0) > 0 || words.includes('UNIQUE');
	return {
		unread,
		fields: {
			points: [String(unit.points)],
			size: [String(unit.unitSize)],
			base: [baseText(unit.baseSizes)],
			mark: [unit.context],
			reinforced: [isSingle ? 'never' : notes.cannotBeReinforced ? 'no' : 'yes'],
			joins: notes.joins.flatMap((as) => joinKeys(as, field)),
			limit: notes.limits.map(nameKey),
			row: rows,
			keyword: words
		}
	};
}

/** The data's side. */
export function ours(entry: Entry, { army, units, candidates }: ArmyUnits): Fields {
	const { leads = [], size } = entry;
	const { keywords = [] } = entry;
	const isSingle = size === 1 || entry.type === 'hero' || keywords.includes('UNIQUE');
	const can = (entry.options ?? []).some((each) => isReinforcement(each));
	return {
		points: [JSON.stringify(entry.cost)],
		size: [JSON.stringify(size)],
		base: [baseText([entry.base ?? '-'])],
		mark: [entry.legends ? 'legends' : entry.season === undefined ? 'standard' : 'seasonal'],
		reinforced: [isSingle && !can ? 'never' : can ? 'yes' : 'no'],
		joins: [...(entry.joins ?? []), ...leadersOf(entry, units)].map(nameKey),
		limit: limitsOn(entry, army, units).map(nameKey),
		row: leads.flatMap(({ of, min, max }) =>
			rowText(
				min !== undefined ? `${min}-${max ?? ''}` : max === undefined ? 'any' : `0-${max}`,
				candidates.filter((each) => isMeant(of, each))
			)
		),
		keyword: [...(candidates.find(({ id }) => id === entry.id)?.words ?? [])]
	};
}

/** Weapon options are offered as well. */
function isReinforcement(offer: unknown): boolean {
	return (
		typeof offer === 'object' && offer !== null && 'set' in offer && offer.set === 'reinforcement'
	);
}

/** What it joins as; of leaders by name those that the army has. */
function joinKeys(as: string, { units }: Field): readonly string[] {
	if (!as.startsWith('with ')) return [nameKey(as)];
	const key = nameKey(as.slice(5));
	const leaders = units.filter(({ name }) =>
		[usualName(name), usualName(name).split(',')[0] ?? ''].some((each) => nameKey(each) === key)
	);
	return [...new Set(leaders.map(({ name }) => nameKey(`with ${usualName(name)}`)))];
}

/** The leaders in whose rows a Hero stands by name. */
function leadersOf({ id, type }: Entry, units: readonly Entry[]): readonly string[] {
	if (type !== 'hero') return [];
	const leaders = units.filter(({ leads = [] }) =>
		leads.some(({ of, min }) => min === undefined && of.any?.includes(id))
	);
	return [...new Set(leaders.map(({ name }) => `with ${usualName(name)}`))];
}

function rowText(amount: string, meant: readonly Candidate[]): readonly string[] {
	if (meant.length === 0) return [];
	return [
		`${amount}: ${meant
			.map(({ name }) => name)
			.toSorted()
			.join('; ')}`
	];
}

function isMeant({ any, all = [], none = [] }: Selector, unit: Candidate): boolean {
	const has = (tag: string): boolean =>
		tag === unit.id ||
		tag === 'UNIT' ||
		unit.words.has(tag) ||
		(tag === 'HERO' && unit.isHero) ||
		unit.joins.some((as) => tag === `joins:${as}`);
	return (!any || any.some(has)) && all.every(has) && !none.some(has);
}

function limitsOn({ id, name }: Entry, army: Army, units: readonly Entry[]): readonly string[] {
	const nameOf = (other = ''): string =>
		usualName(units.find((unit) => unit.id === other)?.name ?? other);
	const lines = (army.constraints ?? []).flatMap((rule: Constraint): readonly string[] => {
		if (rule.kind === 'count' && rule.max === 0 && rule.more && rule.of.any?.includes(id))
			return (rule.more.each.any ?? []).map((each) => `one for each ${nameOf(each)}`);
		if (rule.kind !== 'requires') return [];
		const other = [...(rule.needs?.any ?? []), ...(rule.forbids?.any ?? [])];
		if (rule.of.any?.includes(id) && rule.needs)
			return other.map((each) => `only with ${nameOf(each)}`);
		const isApart = rule.forbids && [...(rule.of.any ?? []), ...other].includes(id);
		const others = [...(rule.of.any ?? []), ...other].map(nameOf);
		return isApart
			? others.filter((each) => each !== usualName(name)).map((each) => `not with ${each}`)
			: [];
	});
	return [...new Set(lines)];
}

/** Bases without their spelling: of "40mm [1]" and "1 × 40mm" either is "1 40mm". */
function baseText(bases: readonly string[]): string {
	const each = bases.flatMap((base) => base.replaceAll(/(\d) × (?=\d+mm)/g, '$1x').split(', '));
	const plain = each.map((base) =>
		base
			.replace(/^(.+) \[(\d+)\]$/, '$2 $1')
			.replace(/^(\d+)(?: × |x(?=[\d.]+(?:x\d+)?mm$))(?=\d+(?:\.\d+)?(?:x\d+)?mm)/, '$1 ')
	);
	return plain.toSorted().join(', ');
}
