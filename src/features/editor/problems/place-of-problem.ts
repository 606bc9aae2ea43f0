import {
	aboutOf,
	groupIn,
	hasTooFewGroups,
	isLacking,
	lackingNumber,
	matches,
	unitName,
	type ArmyIndex,
	type CheckContext,
	type IndexedEntry,
	type Problem
} from '#engine';
import type { EntryType } from '#schema';
import { regimentsEditor } from '../../../i18n/en/groups.ts';
import { legalityDialog } from '../../../i18n/en/legality.ts';
import { openDialog, type OpenDialog, type RosterEditor } from '../../editing/index.ts';
import { regimentKind } from '../../units/index.ts';

/** Where a problem can be fixed by hand: at a unit, or at the entry that is missing. */
interface ProblemPlace {
	readonly entry: string;
	readonly unit?: string;
	/** The name of the unit or entry. */
	readonly name: string;
}

export function placeOfProblem(
	{ units: ids, constraint }: Problem,
	{ units, index }: CheckContext
): ProblemPlace | undefined {
	const unit = units.findLast((mustered) => ids.includes(mustered.unit.id));
	if (unit) return { entry: unit.unit.entry, unit: unit.unit.id, name: unitName(unit) };
	const tag = aboutOf(constraint)?.any?.[0];
	const missing = tag === undefined ? undefined : index.entries.get(tag);
	return missing?.isUnit ? { entry: missing.entry.id, name: missing.entry.name } : undefined;
}

/** What is opened to choose what a list lacks. */
interface ProblemList {
	readonly dialog: OpenDialog;
	/** What its button says: "Open Core". */
	readonly label: string;
}

/** Where what is missing in the army is chosen: a new group, a section, or a choice of the whole army. */
export function listOfProblem(problem: Problem, index: ArmyIndex): ProblemList | undefined {
	if (hasTooFewGroups(problem)) {
		const kind = regimentKind(index.system);
		return kind && { dialog: { kind: 'lead' }, label: regimentsEditor.add(kind.name) };
	}
	const isOfArmy = !('bearer' in problem) && groupIn(problem) === undefined;
	const of = isLacking(problem) && isOfArmy ? aboutOf(problem.constraint) : undefined;
	const number = lackingNumber(problem);
	const type =
		of &&
		mainTypeOf(
			[...index.units, ...index.choices].filter(
				({ tags, entry: { numbers } }) =>
					matches(of, tags) && (number === undefined || (numbers?.[number] ?? 0) > 0)
			)
		);
	if (!type) return undefined;
	const { id, heading, role } = type;
	const label = legalityDialog.open(heading);
	if (role === 'army') return { dialog: { kind: 'choice', type: id }, label };
	// Where every unit has a counter, the list itself is what would be opened.
	if (index.system.editor !== 'ranks') return undefined;
	return { dialog: { kind: 'pick', section: heading }, label };
}

/** Opens what a tap on the verdict leads to: where what is next is done if there is one such place, or all problems. */
export function openVerdict({ legality, report }: RosterEditor): void {
	const first = legality.isUnfinished ? report.problems.find(isLacking) : undefined;
	openDialog((first && dialogOfStep(first, report.context)) ?? { kind: 'legality' });
}

function dialogOfStep(problem: Problem, context: CheckContext): OpenDialog | undefined {
	const place = placeOfProblem(problem, context);
	const isMissing = place && place.unit === undefined;
	const list = isMissing ? undefined : listOfProblem(problem, context.index);
	if (list) return list.dialog;
	if (!place) return undefined;
	const { entry, unit } = place;
	const [one, ...others] = context.units.filter((each) => problem.units.includes(each.unit.id));
	if (others.some((other) => other.unit.entry !== one?.unit.entry)) return undefined;
	return { kind: 'entry', entry, ...(others.length === 0 && unit !== undefined && { unit }) };
}

/** The type of most of these. */
function mainTypeOf(entries: readonly IndexedEntry[]): EntryType | undefined {
	const types = entries.map(({ type }) => type);
	return types.find(
		({ heading }) => types.filter((one) => one.heading === heading).length * 2 > types.length
	);
}
