import { tick } from 'svelte';
import { isLegal } from '#engine';
import { isStill } from '../../ui/still.ts';
import type { RosterEditor } from '../editing/index.ts';

/** Milliseconds of each motion: it is noticed, and over before the next tap. */
const moment = 180;
/** Milliseconds of vibration. */
const tremble = 10;

/**
 * Marks that a unit was added, where it stands, and with a flourish of the shield that a roster came to be legal
 * at exactly its limit.
 * @returns a function that stops it
 */
export function watchDelight(editor: RosterEditor): () => void {
	let known = idsOf(editor);
	let wasExact = isExact(editor);
	return $effect.root(() => {
		$effect(() => {
			const ids = idsOf(editor);
			const added = [...ids].filter((id) => !known.has(id));
			const isNow = isExact(editor);
			if (isNow && !wasExact) flourish();
			// Several at once are an undo, or another tab: nobody looks for one of them.
			const [only] = added;
			if (only !== undefined && added.length === 1) void arrive(only);
			known = ids;
			wasExact = isNow;
		});
	});
}

function idsOf({ roster }: RosterEditor): ReadonlySet<string> {
	return new Set(roster.units.map(({ id }) => id));
}

function isExact({ legality, report, roster }: RosterEditor): boolean {
	return roster.size > 0 && report.points === roster.size && isLegal(legality);
}

function flourish(): void {
	const shield = document.querySelector('.editor > header > svg');
	if (shield && !isStill())
		shield.animate(
			[{ scale: 1 }, { scale: 1.25, rotate: '-6deg' }, { scale: 1, rotate: '0deg' }],
			moment
		);
	vibrate();
}

/** The row is brought into sight, unless a dialog covers it. */
async function arrive(id: string): Promise<void> {
	vibrate();
	await tick();
	const row = document.querySelector(`[data-unit="${CSS.escape(id)}"]`);
	if (!row || document.querySelector('dialog[open]')) return;
	row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
	if (!isStill())
		row.animate(
			[
				{ opacity: 0.2, translate: '0 -6px' },
				{ opacity: 1, translate: '0 0' }
			],
			moment
		);
}

/** Where the device can, after a touch. It ends the vibration of a button that is held or tapped, so that one is felt. */
function vibrate(): void {
	if (isStill() || !('vibrate' in navigator)) return;
	if (navigator.userActivation.hasBeenActive) navigator.vibrate(tremble);
}
