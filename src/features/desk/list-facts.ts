import { pointsText } from '#i18n';
import { eventDesk } from '../../i18n/en/desk/page.ts';
import type { State } from './arrange-lists.ts';

/** Army, points and state of a list in a line, as far as they are known. */
export function factsText(
	army: string | undefined,
	points: number | undefined,
	state: State
): string {
	const facts = [
		army ?? '',
		points === undefined ? '' : pointsText(points),
		eventDesk.states[state]
	];
	return facts.filter((fact) => fact !== '').join(' · ');
}
