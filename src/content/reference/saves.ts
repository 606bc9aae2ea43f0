import type { ArmyIndex, IndexedEntry } from '#engine';
import type { Belongings } from './belongings.ts';

/** The roll of a model that nothing protects. */
const none = 7;
const best = 1;

/** Finds the armour save of a unit's models; undefined if it has none, or one that cannot be worked out. */
export function savesOf(
	index: ArmyIndex
): (unit: IndexedEntry, all: Belongings) => string | undefined {
	// Where the data say what anybody wears, a regiment without such a word is one of which they say nothing.
	const isArmed = index.units.some(({ entry }) => entry.equipment);
	return ({ entry, type }, { known, isPartlyUnknown }) => {
		const isUntold = isArmed && !entry.equipment && !type.character;
		const saves = [entry.save ?? type.save, ...known.map(({ save }) => save)].filter(
			(save) => save !== undefined
		);
		if (saves.length === 0 || isUntold || isPartlyUnknown || saves.includes('own'))
			return undefined;
		const suits = saves.map((save) => (typeof save === 'object' ? save.suit : 0));
		const others = saves.map((save) => (typeof save === 'number' ? save : 0));
		const steps = Math.max(...suits) + others.reduce((sum, one) => sum + one, 0);
		return steps <= 0 ? undefined : `${Math.max(best, none - steps)}+`;
	};
}
