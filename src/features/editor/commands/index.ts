import { newPoints, type IndexedEntry } from '#engine';
import { page } from '$app/state';
import { newRoster } from '../../../i18n/en/frame.ts';
import { panesWords } from '../../../i18n/en/keys.ts';
import { shelfOf, type Command, type Shelf } from '../../palette/index.ts';
import { actions, type Keyed, type RosterAction } from '../../keys/index.ts';
import { addUnit, placeFor } from './add-unit.ts';

/** What the quick find offers in an open roster: units to add, and what can be done with it. */
export function commandsOf(keyed: Keyed): readonly Shelf[] {
	const { dialog } = page.state;
	const open = dialog?.kind === 'entry' ? dialog.unit : undefined;
	const units = keyed.editor.index.units
		.filter(({ isBarred }) => !isBarred)
		.map((unit) => unitCommand(keyed, unit, open));
	const there = actions.filter(({ isThere }) => isThere?.() ?? true);
	return [
		shelfOf('units', units),
		shelfOf(
			'actions',
			there.map((action) => actionCommand(keyed, action)),
			there.length
		)
	];
}

function unitCommand({ editor }: Keyed, indexed: IndexedEntry, open?: string): Command {
	const { entry, type, tags, isHidden } = indexed;
	return {
		id: `add-${entry.id}`,
		name: entry.name,
		also: entry.aliases ?? [],
		place: [type.name, type.heading, ...tags],
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

function actionCommand(keyed: Keyed, action: RosterAction): Command {
	const { id, name, also, key, keys, whyNot, run } = action;
	const shown = keys?.() ?? key?.toUpperCase();
	return {
		id: `do-${id}`,
		name: name(),
		also: also?.().split(', ') ?? [],
		...(shown !== undefined && { keys: shown }),
		whyNot: () => whyNot?.(keyed.editor),
		does: { run: () => run(keyed) }
	};
}
