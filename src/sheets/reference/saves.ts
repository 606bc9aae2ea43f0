import type { Save } from '#schema';
import type { Belongings } from './belongings.ts';

/** The roll of a model that nothing protects. */
const none = 7;
const best = 1;

/** The armour save of a unit's models; undefined if it has none, or one that cannot be worked out. */
export function saveOf(
	{ known, isPartlyUnknown }: Belongings,
	own: Save | undefined
): string | undefined {
	const saves = [own, ...known.map(({ save }) => save)].filter((save) => save !== undefined);
	if (saves.length === 0 || isPartlyUnknown || saves.includes('own')) return undefined;
	const suits = saves.map((save) => (typeof save === 'object' ? save.suit : 0));
	const others = saves.map((save) => (typeof save === 'number' ? save : 0));
	const steps = Math.max(...suits) + others.reduce((sum, one) => sum + one, 0);
	return steps <= 0 ? undefined : `${Math.max(best, none - steps)}+`;
}
