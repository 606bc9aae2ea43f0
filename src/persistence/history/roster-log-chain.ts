import { applyPatch, patchOf, hashOf, type Edit } from '#engine';
import { Roster, type Step } from '#schema';
import type { Past, StoredSteps } from '../index.ts';

/** Consecutive steps with the current position. */
export interface Chain {
	readonly steps: readonly Step[];
	/** The number of steps that are done; the others are undone. */
	readonly place: number;
}

/** An edit as the editor made it. Its words and patches are made when it is saved, or undone. */
export interface MadeEdit {
	readonly edit: Edit;
	readonly before: Roster;
	readonly after: Roster;
	/** When, in milliseconds. */
	readonly at: number;
	/** Whether it may be one step with the edit before (a button held down): see `joinEdits`. */
	readonly joins: boolean;
}

/** A step to be recorded, with the rosters before and after it. */
export type NewStep = Pick<MadeEdit, 'before' | 'after' | 'at'> & Pick<Step, 'text'>;

/** A step with this number, with patches in both directions. */
export function stepOf(n: number, { before, after, at, text }: NewStep): Step {
	const [back, forth] = [patchOf(after, before), patchOf(before, after)];
	return { n, at, text, back, forth, from: hashOf(before), to: hashOf(after) };
}

/**
 * The unbroken part of the stored steps that leads to this roster and on from it. Later steps than the row
 * knows of belong to a deleted roster with the same id.
 */
export function chainAround(
	stored: readonly Step[],
	{ cursor, steps: last }: Past,
	hash: number
): Chain {
	const steps = stored.filter(({ n }) => n <= last);
	const place = steps.findLastIndex(({ n }) => n <= cursor) + 1;
	let first = place;
	for (let back = hash; steps[first - 1]?.to === back; back = steps[first]?.from ?? NaN) first--;
	let end = place;
	for (let forth = hash; steps[end]?.from === forth; forth = steps[end - 1]?.to ?? NaN) end++;
	return { steps: steps.slice(first, end), place: place - first };
}

/** One position on the way along the steps. */
interface Stop {
	readonly place: number;
	readonly roster: Roster;
	/** The hash that the roster should have there. */
	readonly hash: number;
}

/** Undoes or redoes steps one by one, up to a position. */
export function* walk({ steps, place }: Chain, roster: Roster, to: number): Generator<Stop> {
	const isBack = to < place;
	const path = isBack ? steps.slice(to, place).toReversed() : steps.slice(place, to);
	let stop = { place, roster, hash: NaN };
	for (const { back, forth, from, to: hash } of path) {
		stop = isBack
			? { place: stop.place - 1, roster: applyPatch(stop.roster, back), hash: from }
			: { place: stop.place + 1, roster: applyPatch(stop.roster, forth), hash };
		yield stop;
	}
}

/** Whether the roster has the right hash and this version can read it. */
export function isSound({ roster, hash }: Stop): boolean {
	return hashOf(roster) === hash && Roster.safeParse(roster).success;
}

/** How long a history may be. */
const maxSteps = 1000;
const maxCharacters = 1_000_000;

/** The number of characters in the patches of a step. */
export function charactersIn({ back, forth }: Step): number {
	return JSON.stringify(back).length + JSON.stringify(forth).length;
}

/**
 * How many of the oldest steps to delete; never the last one. Age does not count, because a clock that is
 * wrong for a moment would delete the whole history.
 */
export function stepsTooMany(steps: readonly Step[]): number {
	let size = 0;
	let kept = 0;
	for (const step of steps.toReversed()) {
		size += charactersIn(step);
		const isTooMuch = kept >= maxSteps || size > maxCharacters;
		if (kept > 0 && isTooMuch) break;
		kept++;
	}
	return steps.length - kept;
}

/** A roster and its history as another tab has stored them. */
export interface Theirs extends StoredSteps {
	readonly roster: Roster;
	readonly past: Past;
	/** When the row was written. */
	readonly updatedAt: number;
}

/** More steps than this are merged as one, as each takes time. */
const most = 50;

/** The done but unsaved steps at the end of a chain, the oldest first; none if there are very many. */
export function ownEdits(
	chain: Chain,
	roster: Roster,
	unsaved: ReadonlyMap<number, Step>
): readonly NewStep[] {
	const done = chain.steps.slice(0, chain.place);
	const first = done.findLastIndex((step) => unsaved.get(step.n) !== step) + 1;
	if (done.length - first > most) return [];
	const own: NewStep[] = [];
	let after = roster;
	for (const { place, roster: before } of walk(chain, roster, first)) {
		const step = done[place];
		if (step) own.unshift({ before, after, at: step.at, text: step.text });
		after = before;
	}
	return own;
}

/** Milliseconds within which letters typed into a name are one edit. */
const joinWithin = 3000;

/** Two edits as one, if the player sees them as one. */
export function joinEdits(first: MadeEdit, next: MadeEdit): MadeEdit | undefined {
	const edit = joined(first, next);
	return edit && { ...next, edit, before: first.before };
}

function joined(first: MadeEdit, next: MadeEdit): Edit | undefined {
	const one = first.edit;
	const other = next.edit;
	if (one.kind === 'add-units' && other.kind === 'add-units') {
		const units = [...one.units, ...other.units];
		return next.joins && areAlike(units) ? { ...other, units } : undefined;
	}
	if (one.kind === 'remove-units' && other.kind === 'remove-units') {
		const units = [...one.units, ...other.units];
		const gone = first.before.units.filter(({ id }) => units.includes(id));
		return next.joins && areAlike(gone) ? { ...other, units } : undefined;
	}
	const repeated = [one, other].flatMap(editsOf);
	if (next.joins && areOfOneOption(repeated)) return { kind: 'several', edits: repeated };
	if (one.kind === 'set-models' && other.kind === 'set-models')
		return next.joins && one.unit === other.unit ? other : undefined;
	const isSoon = next.joins || next.at - first.at <= joinWithin;
	const isSame = one.kind === other.kind && typedInto(one) === typedInto(other);
	return isSoon && isSame && typedInto(other) !== undefined ? other : undefined;
}

function areAlike(units: Roster['units']): boolean {
	return units.every(({ entry }) => entry === units[0]?.entry);
}

function editsOf(edit: Edit): readonly Edit[] {
	return edit.kind === 'several' ? edit.edits : [edit];
}

/** Whether all of them give a unit the same option, or all of them take it away. */
function areOfOneOption([first, ...others]: readonly Edit[]): boolean {
	if (first?.kind !== 'give-option' && first?.kind !== 'take-option') return false;
	return others.every(
		(edit) => edit.kind === first.kind && edit.unit === first.unit && edit.option === first.option
	);
}

/** The thing whose name, note or limit an edit sets: of several such edits only the last counts. */
function typedInto(edit: Edit): string | undefined {
	switch (edit.kind) {
		case 'rename':
		case 'resize':
			return 'roster';
		case 'name-unit':
		case 'note-unit':
			return edit.unit;
		case 'name-group':
			return edit.group;
		default:
			return undefined;
	}
}
