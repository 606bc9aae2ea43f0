import type { ArmyIndex, MusteredUnit } from '#engine';
import type { Entry } from '#schema';
import type { SheetUnitCard } from '../model.ts';
import type { RecordTrack } from '../record/record-model.ts';
import { tracksOf } from '../record/record-tracks.ts';

type Tracks = Pick<SheetUnitCard, 'tracks'>;

/** What a unit crosses off, as on the battle record; units inside a set do so on their own cards. */
export function unitTracks(index: ArmyIndex, unit: MusteredUnit): Tracks {
	const losses = index.system.record?.losses;
	if (!losses || !unit.indexed || unit.indexed.held.length > 0) return {};
	return worthDrawing(tracksOf(index, losses, unit));
}

/** What a unit inside a set crosses off: its wounds are a number, as it has no stat line here. */
export function heldUnitTracks({ system }: ArmyIndex, { numbers }: Entry, pieces: number): Tracks {
	const each = system.record && numbers?.[system.record.losses.wounds];
	return each === undefined ? {} : worthDrawing([{ pieces, each }]);
}

/** Only tracks of which the number of boxes is known. A single box would tell nothing. */
function worthDrawing(tracks: readonly RecordTrack[]): Tracks {
	const known = tracks.filter(({ pieces, each, isUnsure }) => !isUnsure && pieces * each > 1);
	return known.length > 0 ? { tracks: known } : {};
}
