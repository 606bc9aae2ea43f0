import {
	maximaOn,
	minimumOn,
	oneMore,
	type ArmyIndex,
	type Edit,
	type IndexedEntry,
	type MusteredUnit,
	type Problem,
	type Report
} from '#engine';
import type { EntryType } from '#schema';
import { newUnitId } from '../../../platform/ids.ts';
import type { OpenDialog } from '../../editing/index.ts';

/** A choice of the whole army: its type, the options, and what the roster has of it. */
interface ChoiceLine {
	readonly type: EntryType;
	readonly offered: readonly IndexedEntry[];
	readonly chosenUnits: readonly MusteredUnit[];
	/** How many there may be. */
	readonly most: number;
	/** How many there must be. */
	readonly least: number;
	/** Problems with what is chosen. */
	readonly problems: readonly Problem[];
}

/** The type of the open choice, or of the one that the shown problem is about. */
export function choiceOpened(
	{ entries }: ArmyIndex,
	dialog: OpenDialog | undefined
): string | undefined {
	if (dialog?.kind === 'choice') return dialog.type;
	const entry = dialog?.kind === 'entry' ? entries.get(dialog.entry) : undefined;
	return entry?.isChoice ? entry.type.id : undefined;
}

/**
 * The choices of the whole army, in the order of the system's types. Those that the rules forbid altogether
 * are left out.
 */
export function choiceLines(
	index: ArmyIndex,
	{ context, problems, verdicts }: Pick<Report, 'context' | 'problems' | 'verdicts'>
): readonly ChoiceLine[] {
	return index.system.types
		.filter(({ role }) => role === 'army')
		.map((type) => {
			const chosenUnits = context.units.filter(({ indexed }) => indexed?.type === type);
			const isChosen = ({ entry }: IndexedEntry): boolean =>
				chosenUnits.some(({ unit }) => unit.entry === entry.id);
			const ids = chosenUnits.map(({ unit }) => unit.id);
			const offered = index.choices.filter(
				(indexed) => indexed.type === type && (!indexed.isBarred || isChosen(indexed))
			);
			return {
				type,
				offered,
				chosenUnits,
				most: Math.max(0, ...offered.map(({ tags }) => maxOf(tags, verdicts))),
				least:
					offered.length > 0
						? minimumOn(
								verdicts,
								offered.map(({ tags }) => tags)
							)
						: 0,
				problems: problems.filter(({ units }) => units.some((id) => ids.includes(id)))
			};
		})
		.filter(({ chosenUnits, most }) => most + chosenUnits.length > 0);
}

/** How an option is chosen, or why it is unavailable. */
export interface Choosing {
	readonly edit?: Edit;
	readonly why: readonly Problem[];
}

/** Takes an option: in addition if several are allowed, otherwise in place of the former one. */
export function choose(
	line: ChoiceLine,
	entryId: string,
	{ context, verdicts }: Pick<Report, 'context' | 'verdicts'>
): Choosing {
	const { chosenUnits } = line;
	const most = maxOf(line.offered.find(({ entry }) => entry.id === entryId)?.tags, verdicts);
	const same = chosenUnits.filter(({ unit }) => unit.entry === entryId);
	if (same.length > 0)
		return { edit: most > 1 ? removal(same) : keepAlone(chosenUnits, same), why: [] };
	const replaced = most > 1 ? [] : chosenUnits;
	const left = context.units.filter((unit) => !replaced.includes(unit));
	const { unit, problems } = oneMore(without(context, left), entryId, newUnitId());
	if (problems.length > 0) return { why: problems };
	return { edit: several([removal(replaced), { kind: 'add-units', units: [unit] }]), why: [] };
}

/** Removes everything of this kind. */
export function chooseNone({ chosenUnits }: ChoiceLine): Edit {
	return removal(chosenUnits);
}

function removal(chosenUnits: readonly MusteredUnit[]): Edit {
	return { kind: 'remove-units', units: chosenUnits.map(({ unit }) => unit.id) };
}

function keepAlone(chosenUnits: readonly MusteredUnit[], same: readonly MusteredUnit[]): Edit {
	return removal(chosenUnits.filter((unit) => !same.includes(unit)));
}

function several(edits: readonly Edit[]): Edit {
	const real = edits.filter((edit) => edit.kind !== 'remove-units' || edit.units.length > 0);
	const [only] = real;
	return real.length === 1 && only ? only : { kind: 'several', edits: real };
}

/** The maximum for options like this one, unplanned groups included; one if no rule sets a maximum. */
function maxOf(tags: ReadonlySet<string> | undefined, verdicts: Report['verdicts']): number {
	const maxima = tags ? maximaOn(verdicts, tags) : [];
	return maxima.length === 0 ? 1 : Math.min(...maxima);
}

function without(context: Report['context'], units: readonly MusteredUnit[]): Report['context'] {
	const bearers = new Set(units);
	return { ...context, units, things: context.things.filter(({ bearer }) => bearers.has(bearer)) };
}
