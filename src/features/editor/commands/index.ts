import { newPoints, type IndexedEntry, matches } from '#engine';
import { page } from '$app/state';
import { newRoster, frame } from '../../../i18n/en/frame.ts';
import { panesWords } from '../../../i18n/en/keys.ts';
import { shelfOf, type Command, type Shelf } from '../../palette/index.ts';
import { actions, type RosterAction } from '../../keys/index.ts';
import { pointsText } from '#i18n';
import { palette } from '../../../i18n/en/palette.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import { regimentKind } from '../../units/index.ts';
import { isFixed, whyNoMore, type RosterEditor } from '../../editing/index.ts';
import { editWithUndo } from '../../editing/late.ts';
import { unitDialog } from '../../../i18n/en/units.ts';
import { sectionsOf, addition, entriesFor, type Target } from '../../arrange/index.ts';
import { whyNotPick } from '../pick/pick-units.ts';

/** What the quick find offers in an open roster: units to add, and what can be done with it. */
export function commandsOf(editor: RosterEditor): readonly Shelf[] {
	const { dialog } = page.state;
	const open = dialog?.kind === 'entry' ? dialog.unit : undefined;
	const units = editor.index.units
		.filter(({ isBarred }) => !isBarred)
		.map((unit) => unitCommand(editor, unit, open));
	const there = actions.filter(({ isThere }) => isThere?.() ?? true);
	return [
		shelfOf('units', units),
		shelfOf(
			'actions',
			there.map((action) => actionCommand(editor, action)),
			there.length
		)
	];
}

function unitCommand(editor: RosterEditor, indexed: IndexedEntry, open?: string): Command {
	const { entry, type, tags, isHidden } = indexed;
	return {
		id: `add-${entry.id}`,
		name: entry.name,
		also: entry.aliases ?? [],
		belongsTo: [type.name, type.heading, ...tags],
		isLate: isHidden,
		note: () =>
			[
				type.name,
				...(editor.roster.size > 0 ? [panesWords.points(newPoints(editor.index, entry.id))] : []),
				...(isHidden ? [newRoster.legends] : [])
			].join(' · '),
		livery: editor.pack.army.livery,
		whyNot: () => placeFor(editor, indexed, open).why,
		does: { add: () => addUnit(editor, indexed, open) }
	};
}

function actionCommand(editor: RosterEditor, action: RosterAction): Command {
	const { id, name, also, key, keys, whyNot, run } = action;
	const shown = keys?.() ?? key?.toUpperCase();
	return {
		id: `do-${id}`,
		name: name(),
		also: also?.().split(', ') ?? [],
		...(shown !== undefined && { keys: shown }),
		whyNot: () => whyNot?.(editor),
		does: { run: () => run(editor) }
	};
}

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
function placeFor(editor: RosterEditor, indexed: IndexedEntry, open?: string): Place {
	const { context } = editor.report;
	const kind = regimentKind(editor.index.system);
	if (isFixed(editor.roster.size, editor.counts.get(indexed.entry.id)))
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
function addUnit(editor: RosterEditor, indexed: IndexedEntry, open?: string): void {
	const { target, why } = placeFor(editor, indexed, open);
	if (why !== undefined) {
		toasts.show(why);
		return;
	}
	const { edit, unit } = addition(editor.context, indexed.entry.id, target);
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
