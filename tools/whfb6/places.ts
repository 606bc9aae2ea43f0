import type { Constraint, Reading, Selector } from '#schema';
import type { Context } from './context.ts';
import { known, parsed, type Sentence } from './logic.ts';
import { formsOf } from './forms.ts';
import { conditionOf, type Place } from './recovered.ts';
import { slotRules, type SlotKind } from './slots.ts';
import type { ReadUnit } from './units.ts';
import { keywordOf } from './wording.ts';

/** A state of the army in which units have their places: a form of it, or what its general is. */
interface Regime {
	readonly id: string;
	readonly label?: string;
	readonly limits: Pick<Constraint, 'reading' | 'when' | 'unless'>;
	/** Names of the atoms that hold. */
	readonly holds: (atom: string) => boolean;
}

const kinds: readonly SlotKind[] = ['core', 'special', 'rare'];

/** Where a unit counts if nothing else is said: by the list of another army it may be elsewhere. */
export function headingOf(
	context: Context,
	read: { readonly name: string; readonly category: string }
): string {
	const own = `primary-catalogue:${context.facts.name} instanceOf 0`;
	const place = context.recovered.places.find(
		({ unit, to, when }) =>
			unit === read.name && to !== undefined && when.length === 1 && when[0] === own
	);
	return place?.to ?? read.category;
}

/** Places that change while the list is written. */
function moving(context: Context): readonly Place[] {
	return context.recovered.places.filter(({ when }) =>
		when.every((text) => !text.startsWith('primary-catalogue:'))
	);
}

export interface Places {
	readonly constraints: readonly Constraint[];
	/** Numbers of units that may count under several headings. */
	readonly numbers: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

/** Core, Special and Rare where units move between them. */
export function placesOf(context: Context, reads: readonly ReadUnit[]): Places {
	const places = moving(context).filter(
		({ to, as }) => to !== undefined || as === 'Ignored for min Core'
	);
	const said = places.filter((place) => isSaid(context, place));
	if (said.length === 0) return { constraints: [], numbers: new Map() };
	const regimes = regimesOf(context, said);
	const numbers = new Map<string, Record<string, number>>();
	const at = (read: ReadUnit, regime: Regime): string => placeUnder(context, said, read, regime);
	for (const read of reads) {
		const found = new Set(regimes.map((regime) => at(read, regime)));
		if (found.size < 2) continue;
		const own = Object.fromEntries(
			[...found].filter((kind) => kind !== 'none').map((kind) => [kind, 1])
		);
		numbers.set(read.fact.id, own);
	}
	const moved = kinds.filter((kind) =>
		[...numbers.values()].some((own) => own[kind] !== undefined)
	);
	const constraints = moved.flatMap((kind) =>
		regimes.map((regime, index): Constraint => {
			const out = reads.filter(
				(read) => numbers.get(read.fact.id)?.[kind] !== undefined && at(read, regime) !== kind
			);
			const of: Selector = out.length > 0 ? { none: out.map(({ fact }) => fact.id) } : {};
			return {
				...slotRules[kind],
				of,
				id: index === 0 ? kind : `${kind}-${regime.id}`,
				...regime.limits
			};
		})
	);
	return { constraints, numbers };
}

/** Whether the words of the file can say when a unit moves. */
function isSaid(context: Context, place: Place): boolean {
	const isSlot = place.to === undefined || kinds.some((kind) => kind === place.to?.toLowerCase());
	const isFormal = place.when.some(
		(text) => context.variantsNamed(conditionOf(text).of).length > 0
	);
	const isLed =
		place.when.length === 1 &&
		place.when.every((text) => generalOf(context, conditionOf(text).of) !== undefined);
	const isOwn = place.when.some((text) => /^(self|parent):/.test(text));
	if (isSlot && ((isFormal && !isOwn) || isLed)) return true;
	if (isOwn && place.to === 'Lords') return false;
	context.note(
		'gap',
		place.unit,
		`${place.when
			.map((text) => `with ${conditionOf(text).of.replace(/ \(.*\)$/, '')}`)
			.filter((text, at, all) => all.indexOf(text) === at)
			.join(
				' and '
			)} it would count as ${place.to ?? 'another choice'}; it is counted under its own heading`,
		context.unitNamed(place.unit)?.id
	);
	return false;
}

/** Who the general is, by a name of the conditions; a unit that is always the general is one. */
function generalOf(context: Context, name: string): readonly string[] | undefined {
	const general = context.generals[name];
	if (general !== undefined)
		return [general].flat().map((each) => context.unitNamed(each)?.id ?? keywordOf(each));
	const unit = context.unitNamed(name);
	const leads = unit?.options?.some((option) => option.name === 'General' && option.min === 1);
	return unit && leads ? [unit.id] : undefined;
}

function regimesOf(context: Context, places: readonly Place[]): readonly Regime[] {
	const names = [
		...new Set(places.flatMap(({ when }) => when.map((text) => conditionOf(text).of)))
	];
	const isFormal = names.some((name) => context.variantsNamed(name).length > 0);
	if (isFormal)
		return formsOf(context).map((form) => ({
			id: form,
			limits: { reading: 'form', when: form },
			holds: (name) => context.variantsNamed(name).some(({ id }) => id === form)
		}));
	const led = names.flatMap((name) => {
		const tags = generalOf(context, name);
		return tags ? [{ name, tags }] : [];
	});
	for (const { tags } of led) for (const tag of tags) context.tag(tag);
	context.tag('GENERAL');
	const within = (inner: readonly string[], outer: readonly string[]): boolean =>
		inner !== outer &&
		inner.some((tag) => {
			const unit = context.units.find(({ id }) => id === tag);
			return (unit?.categories ?? []).some((category) => outer.includes(keywordOf(category)));
		});
	const regimes = led.map(({ name, tags }): Regime => {
		const isWider = led.some((other) => within(other.tags, tags));
		const others = led
			.filter((other) => other.tags !== tags && !within(tags, other.tags))
			.flatMap((other) => other.tags);
		return {
			id: tags[0]?.toLowerCase().replaceAll(' ', '-') ?? name,
			limits: {
				unless: isWider ? { all: ['GENERAL'], any: others } : { all: ['GENERAL'], none: tags }
			},
			holds: (other) =>
				other === name || led.some((each) => each.name === other && within(tags, each.tags))
		};
	});
	const all = led.flatMap(({ tags }) => tags);
	const isKnown = (unit: Context['units'][number]): boolean =>
		all.includes(unit.id) || (unit.categories ?? []).some((each) => all.includes(keywordOf(each)));
	const leaders = context.units.filter(({ options = [] }) =>
		options.some(({ name }) => name === 'General')
	);
	if (leaders.every(isKnown)) return regimes;
	return [
		...regimes,
		{ id: 'otherwise', limits: { unless: { all: ['GENERAL'], any: all } }, holds: () => false }
	];
}

function placeUnder(
	context: Context,
	places: readonly Place[],
	read: ReadUnit,
	regime: Regime
): string {
	const own = headingOf(context, read.fact).toLowerCase();
	return places
		.filter(({ unit }) => unit === read.fact.name)
		.reduce((place, { to, when, logic }) => {
			const parts = when.map((text): Sentence => regime.holds(conditionOf(text).of));
			const isSo = known(parsed(logic, parts), () => false) === true;
			return isSo ? (to?.toLowerCase() ?? 'none') : place;
		}, own);
}

/** The forms of the army as one question. */
export function formReading(context: Context, reads: readonly ReadUnit[]): readonly Reading[] {
	const { variants, usual, settings } = context;
	if (variants.length === 0) return [];
	const isChoice = variants.some(({ id }) => id === usual);
	const answers = formsOf(context).map((form) => {
		const variant = variants.find(({ id }) => id === form);
		const grants = [
			...(variant ? [{ to: { all: ['UNIT'] }, keywords: [variant.keyword] }] : []),
			...countsAs(context, reads, form)
		];
		return {
			id: form,
			text: variant ? variant.name : `The usual list of ${settings.name}.`,
			...(grants.length > 0 && { grants })
		};
	});
	return [
		{
			id: 'form',
			question: isChoice
				? 'Which bloodline do the vampires have?'
				: 'Which form of the army list is it?',
			answers,
			default: usual,
			source: context.source('Forms of the army')
		}
	];
}

/** What some units are under one form of the army only ("Mainstay Unit"). */
function countsAs(
	context: Context,
	reads: readonly ReadUnit[],
	form: string
): readonly { to: Selector; keywords: string[] }[] {
	const holds = (when: readonly string[], logic: string): boolean => {
		const parts = when.map((text): Sentence =>
			context.variantsNamed(conditionOf(text).of).some(({ id }) => id === form)
		);
		return known(parsed(logic, parts), () => false) === true;
	};
	const places = moving(context);
	return places.flatMap(({ unit, as, notAs, when, logic }) => {
		const id = reads.find(({ fact }) => fact.name === unit)?.fact.id;
		const category = as ?? notAs;
		if (id === undefined || category === undefined || isCounter(category)) return [];
		const isSo = as !== undefined ? holds(when, logic) : !holds(when, logic);
		return isSo ? [{ to: { any: [id] }, keywords: [context.tag(keywordOf(category))] }] : [];
	});
}

/** Categories that are told by numbers, not by keywords. */
function isCounter(category: string): boolean {
	return category === 'Ignored for min Core' || /^(Two )?Additional /.test(category);
}

/** Keywords that a unit has under some forms only, and so not of itself. */
export function notOwn(context: Context, name: string): readonly string[] {
	return moving(context).flatMap(({ unit, notAs }) =>
		unit === name && notAs !== undefined ? [keywordOf(notAs)] : []
	);
}
