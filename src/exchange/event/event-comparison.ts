import type { EventPack, Constraint } from '#schema';
import { canonicalEvent } from '../list-code/canonical.ts';
import { hashOf } from '../list-code/code.ts';
import { hexOf } from '../list-code/bytes.ts';
import { withoutUnseen } from '../common/clean.ts';
import { ruleText, type NameOf, tagName } from '../../i18n/sentences/rules/rule-text.ts';
import { eventCompared, eventOrigin } from '../../i18n/en/event-comparison.ts';
import type { ArmyIndex } from '#engine';

/** The names of what rules speak of. */
interface EventNames {
	/** Of entries and keywords. */
	readonly nameOf: NameOf;
	readonly armyName: NameOf;
}

/** Whose rules a list is judged by, as far as is known here. */
interface EventComparison {
	/** The first 64 bits of the SHA-256 of the whole pack, in four groups of hexadecimal digits. */
	readonly fingerprint: string;
	/**
	 * `held`: a pack that is here; `other`: one of the same name, day and game is here and differs; `brought`: none
	 * is here, the rules came with the list.
	 */
	readonly kind: 'held' | 'other' | 'brought';
	/** The fingerprint of the pack that is here and differs. */
	readonly ours?: string;
	/** What differs, a sentence each. */
	readonly differs: readonly string[];
}

/** Bytes of the hash that are shown: 64 bits. */
const fingerprintBytes = 8;

/** A fingerprint of everything that an event pack says. */
export function fingerprintOf(event: EventPack): string {
	const hex = hexOf(hashOf(canonicalEvent(event)).subarray(0, fingerprintBytes));
	return (hex.match(/.{4}/g) ?? []).join('-');
}

/**
 * Compares the event of a list with the packs that are here, whole.
 * @param held the packs that are here
 */
export function compareEvent(
	event: EventPack,
	held: readonly EventPack[],
	names: EventNames
): EventComparison {
	const fingerprint = fingerprintOf(event);
	const whole = canonicalEvent(event);
	const namesakes = held.filter((pack) => isSameEvent(pack, event));
	if (namesakes.some((pack) => canonicalEvent(pack) === whole)) {
		return { fingerprint, kind: 'held', differs: [] };
	}
	const [ours] = namesakes;
	if (!ours) return { fingerprint, kind: 'brought', differs: [] };
	const differs = eventDifferences(event, ours, names);
	return { fingerprint, kind: 'other', ours: fingerprintOf(ours), differs };
}

/** Whether two packs are of one event: its game, its day, and its name in whatever letters and spaces. */
export function isSameEvent(one: EventPack, other: EventPack): boolean {
	return (
		one.system === other.system &&
		one.date === other.date &&
		nameKey(one.name) === nameKey(other.name)
	);
}

function nameKey(name: string): string {
	return withoutUnseen(name.normalize('NFKC'))
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The differences between the pack of a list and the one that is here, a sentence each. */
function eventDifferences(
	theirs: EventPack,
	ours: EventPack,
	{ nameOf, armyName }: EventNames
): readonly string[] {
	const [there, here] = [ruleTexts(theirs), ruleTexts(ours)];
	const textOf = (rule: Constraint): string => ruleText(rule, nameOf, armyName);
	const lost = [...here].filter(([key]) => !there.has(key)).map(([, rule]) => textOf(rule));
	const more = [...there].filter(([key]) => !here.has(key)).map(([, rule]) => textOf(rule));
	const rules = [...lost.map(eventCompared.lacks), ...more.map(eventCompared.adds)];
	const others = [
		...(theirs.name === ours.name ? [] : [eventCompared.name(theirs.name, ours.name)]),
		...(theirs.size === ours.size ? [] : [eventCompared.size(theirs.size, ours.size)]),
		...answersOf(theirs, ours),
		...(theirs.note === ours.note ? [] : [eventCompared.note]),
		...(['asks', 'deadline', 'teams'] as const)
			.filter((word) => JSON.stringify(theirs[word]) !== JSON.stringify(ours[word]))
			.map((word) => eventCompared[word])
	];
	const all = [...rules, ...others];
	return all.length > 0 ? all : [eventCompared.order];
}

/** A key for each rule, by its contents: ids and sources make no difference. */
function ruleTexts({ constraints }: EventPack): ReadonlyMap<string, Constraint> {
	return new Map(
		constraints.map((rule) => {
			const { id: _, source: __, ...said } = rule;
			const keys = Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1));
			return [JSON.stringify(keys), rule];
		})
	);
}

/** The questions that the two answer differently, a sentence each. */
function answersOf(theirs: EventPack, ours: EventPack): readonly string[] {
	const [there, here] = [theirs.readings ?? {}, ours.readings ?? {}];
	return [...new Set([...Object.keys(here), ...Object.keys(there)])]
		.filter((id) => here[id] !== there[id])
		.map((id) => eventCompared.reading(id, there[id], here[id]));
}

/** What is said of the event whose rules a list is judged by. */
export interface EventRemarks {
	readonly fingerprint: string;
	/** What to know of where its rules come from, a sentence each; none where they are held here. */
	readonly remarks: readonly string[];
}

/**
 * Tells whose rules a list is judged by; undefined without an event, or where its rules are missing anyway.
 * @param held the packs that are here
 */
export function eventRemarks(
	{ event, entries, army }: ArmyIndex,
	held: readonly EventPack[]
): EventRemarks | undefined {
	if (!event || event.missing) return undefined;
	const nameOf = (tag: string): string => entries.get(tag)?.entry.name ?? tagName(tag);
	const armyName = (id: string): string => (id === army.id ? army.name : tagName(id));
	const { fingerprint, kind, ours = '', differs } = compareEvent(event, held, { nameOf, armyName });
	const remarks = {
		held: [],
		brought: [eventOrigin.brought(event.name)],
		other: [eventOrigin.other(event.name, ours), ...differs]
	};
	return { fingerprint, remarks: remarks[kind] };
}
