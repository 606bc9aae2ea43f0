import { matches, type IndexedEntry } from '#engine';
import { pointsText } from '#i18n';
import { frame } from '../../../i18n/en/frame.ts';
import { palette } from '../../../i18n/en/palette.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import { regimentKind } from '../../units/index.ts';
import { isFixed, whyNoMore, type RosterEditor } from '../../editing/index.ts';
import { editWithUndo } from '../../editing/late.ts';
import { unitDialog } from '../../../i18n/en/units.ts';
import { sectionsOf, addition, entriesFor, type Target } from '../../arrange/index.ts';
import { whyNotPick } from '../pick/pick-units.ts';

/** Where a unit may go, and why it may not. */
interface Place {
	readonly target: Target;
	readonly why: string | undefined;
}

/**
 * Where one more unit of an entry goes: in games of groups into the open one, the last one or another that takes it,
 * else into a new one or outside; if it may go nowhere, the first of them, and why.
 * @param open the unit that is open
 */
export function placeFor(editor: RosterEditor, indexed: IndexedEntry, open?: string): Place {
	const { context } = editor.report;
	const kind = regimentKind(editor.index.system);
	if (isFixed(editor.roster.size, editor.limits.get(indexed.entry.id)))
		return { target: 'outside', why: unitDialog.given };
	if (!kind || !matches(kind.of, indexed.tags))
		return { target: 'outside', why: whyNoMore(editor, indexed.entry.id) };
	const groups = sectionsOf(context)
		.flatMap(({ group }) => (group?.kind.id === kind.id ? [group] : []))
		.toReversed();
	const first = groups.find(({ units }) => units.some(({ unit }) => unit.id === open));
	const targets: readonly Target[] = [
		...[...(first ? [first] : []), ...groups].map(({ id }) => ({ group: id })),
		...(entriesFor(editor.index, 'new').includes(indexed) ? (['new'] as const) : []),
		'outside'
	];
	const places = targets.map((target) => ({
		target,
		why: whyNotPick(context, indexed, target)
	}));
	return places.find(({ why }) => why === undefined) ?? places[0] ?? { target: 'outside', why: '' };
}

/** Adds one more unit where it may go, and says so with the new total and an Undo. */
export function addUnit(editor: RosterEditor, indexed: IndexedEntry, open?: string): void {
	const { target, why } = placeFor(editor, indexed, open);
	if (why !== undefined) {
		toasts.show(why);
		return;
	}
	const { edit, unit } = addition(editor.report.context, indexed.entry.id, target);
	const { name } = indexed.entry;
	editWithUndo(editor, edit, () => {
		const heading = headingOf(editor, unit);
		const total = totalText(editor);
		return heading === undefined
			? palette.added(name, total)
			: palette.addedTo(name, heading, total);
	});
}

/** The group that a unit stands in, or what units outside are called, in games of groups. */
function headingOf({ report, index }: RosterEditor, id: string): string | undefined {
	if (!regimentKind(index.system)) return undefined;
	return sectionsOf(report.context).find(({ units }) => units.some(({ unit }) => unit.id === id))
		?.heading;
}

/** The points of the roster, or how many units it has. */
function totalText({ report, roster }: RosterEditor): string {
	return roster.size > 0
		? frame.inPoints(pointsText(report.points), roster.size)
		: palette.units(roster.units.length);
}
