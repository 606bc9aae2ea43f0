import {
	compareRosters,
	judged,
	musterUnit,
	unitName,
	type ArmyIndex,
	type Conflict,
	type Merge,
	type MusteredOption,
	type UnitChange
} from '#engine';
import type { EventPack, Roster, RosterUnit } from '#schema';
import { conflicts } from '../en/edits.ts';
import { phrases } from '../en/parts/phrases.ts';
import { tabQuestion } from '../en/storing.ts';

/** Two changes of the same thing, one from each tab, of which the player keeps one. */
interface Choice {
	readonly key: string;
	/** What was changed. */
	readonly name: string;
	readonly mine: readonly string[];
	readonly theirs: readonly string[];
}

/** What two rosters, both made from one, have otherwise. */
type Asked = Omit<Merge, 'roster'>;

/** The conflicts of a merge, in words. */
export function choicesOf(merge: Asked, index: ArmyIndex): readonly Choice[] {
	return merge.conflicts.map((conflict) => ({
		key: conflict.key,
		name: nameOf(conflict, merge, index),
		mine: changesOf(conflict, merge, merge.mine, index),
		theirs: changesOf(conflict, merge, merge.theirs, index)
	}));
}

function nameOf({ kind, id }: Conflict, merge: Asked, index: ArmyIndex): string {
	switch (kind) {
		case 'unit':
			return unitWords(id, merge, index);
		case 'group':
			return groupWords(id, merge, index);
		case 'reading':
			return index.answers.get(id)?.reading.question ?? id;
		default:
			return tabQuestion.subjects[kind];
	}
}

/** A unit's custom name, or its number among the units of its entry. */
function unitWords(id: string, { base, mine, theirs }: Asked, index: ArmyIndex): string {
	const known = [base, mine, theirs].find((roster) => unitOf(id, roster)) ?? mine;
	const unit = unitOf(id, known);
	if (!unit) return id;
	const name = unitName(musterUnit(unit, index));
	const alike = known.units.filter(({ entry }) => entry === unit.entry);
	const isOnly = alike.length === 1 || unit.name !== undefined;
	return isOnly ? name : tabQuestion.oneOf(name, alike.indexOf(unit) + 1, alike.length);
}

function groupWords(id: string, { base, mine, theirs }: Asked, index: ArmyIndex): string {
	const group = [base, mine, theirs].flatMap((roster) => groupById(id, roster) ?? [])[0];
	const kind = index.system.groups?.find((other) => other.id === group?.kind);
	return group?.name ?? kind?.name ?? tabQuestion.group;
}

/** The changes of one side since the common base. */
function changesOf(
	{ kind, id }: Conflict,
	{ base }: Asked,
	side: Roster,
	index: ArmyIndex
): readonly string[] {
	switch (kind) {
		case 'unit':
			return unitChanges(id, base ?? { ...side, units: [] }, side, index);
		case 'group':
			return groupChanges(id, base, side);
		case 'reading':
			return [answerWords(id, side, index)];
		case 'name':
			return [tabQuestion.quoted(side.name)];
		case 'size':
			return [phrases.points(side.size)];
		case 'event':
			return [eventWords(side.event, base?.event)];
		case 'note':
			return [side.note ?? conflicts.noNote];
		case 'roster':
			return [conflicts.roster(side.units.length, judged(index, side).points)];
	}
}

/** Without other units, so that the unit is compared with itself. */
function unitChanges(id: string, base: Roster, side: Roster, index: ArmyIndex): readonly string[] {
	const [was, is] = [unitOf(id, base), unitOf(id, side)];
	if (!is) return [tabQuestion.removed];
	const only = (roster: Roster, unit: RosterUnit | undefined): Roster => ({
		...roster,
		id: side.id,
		units: unit ? [unit] : []
	});
	const { rows } = compareRosters(only(base, was), only(side, is), index);
	const row = rows.find(({ after }) => after);
	if (row?.kind === 'added' && row.after) return [addedText(row.after.options, row.after.models)];
	const changes = (row?.changes ?? []).map(changeText);
	return changes.length === 0 ? [tabQuestion.changed] : changes;
}

function groupChanges(id: string, base: Roster | undefined, side: Roster): readonly string[] {
	const [was, is] = [groupById(id, base), groupById(id, side)];
	if (!is) return [tabQuestion.tookApart];
	return [was?.name === is.name && was ? tabQuestion.changed : namedText(is.name)];
}

function answerWords(id: string, { readings = {} }: Roster, index: ArmyIndex): string {
	const reading = index.answers.get(id)?.reading;
	const answer = readings[id] ?? reading?.default;
	return (
		reading?.answers.find((other) => other.id === answer)?.text ?? answer ?? tabQuestion.noAnswer
	);
}

/** Packs of the same name and date may hold different rules. */
function eventWords(event: EventPack | undefined, before: EventPack | undefined): string {
	if (!event) return conflicts.noEvent;
	const text = conflicts.event(event.name, event.date);
	const isSameName = event.name === before?.name && event.date === before.date;
	return isSameName ? tabQuestion.otherRules(text) : text;
}

function unitOf(id: string, roster: Roster | undefined): RosterUnit | undefined {
	return roster?.units.find((unit) => unit.id === id);
}

function groupById(id: string, roster: Roster | undefined) {
	return roster?.groups?.find((group) => group.id === id);
}

/** What a tab did to a unit: "Added Banner". */
export function changeText(change: UnitChange): string {
	switch (change.kind) {
		case 'option-added':
			return conflicts.gave(optionName(change.option));
		case 'option-removed':
			return conflicts.took(optionName(change.option));
		case 'models':
			return conflicts.strong(change.after);
		case 'name':
			return namedText(change.after);
		case 'note':
			return change.after === undefined ? conflicts.tookNote : conflicts.wrote(change.after);
		case 'group':
			return change.after === undefined
				? conflicts.outOf(change.before)
				: conflicts.into(change.after);
	}
}

function namedText(name: string | undefined): string {
	return name === undefined ? conflicts.noName : conflicts.named(name);
}

/** Says that a tab added a unit, with its options. */
export function addedText(options: readonly MusteredOption[], count?: number): string {
	return count === undefined && options.length === 0
		? conflicts.added
		: conflicts.addedWith(options.map(optionName), count);
}

function optionName({ indexed, id }: MusteredOption): string {
	return indexed?.entry.name ?? id;
}
