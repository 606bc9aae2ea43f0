import type { Constraint, EventPack } from '#schema';
import { ruleText, type NameOf } from '../../i18n/sentences/rules/rule-text.ts';
import { eventCompared } from '../../i18n/en/event-standing.ts';

/** The names of what rules speak of. */
export interface EventNames {
	/** Of entries and keywords. */
	readonly nameOf: NameOf;
	readonly armyName: NameOf;
}

/** What the pack of a list says otherwise than the one that is here, a sentence each. */
export function eventDifferences(
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
		...(JSON.stringify(theirs.asks) === JSON.stringify(ours.asks) ? [] : [eventCompared.asks])
	];
	const all = [...rules, ...others];
	return all.length > 0 ? all : [eventCompared.order];
}

/** Each rule by what it says: ids and sources make no difference. */
function ruleTexts({ constraints }: EventPack): ReadonlyMap<string, Constraint> {
	return new Map(
		constraints.map((rule) => {
			const { id: _, source: __, ...said } = rule;
			const keys = Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1));
			return [JSON.stringify(keys), rule];
		})
	);
}

/** The interpretations that they give otherwise, by id. */
function answersOf(theirs: EventPack, ours: EventPack): readonly string[] {
	const [there, here] = [theirs.readings ?? {}, ours.readings ?? {}];
	return [...new Set([...Object.keys(here), ...Object.keys(there)])]
		.filter((id) => here[id] !== there[id])
		.map((id) => eventCompared.reading(id, there[id], here[id]));
}
