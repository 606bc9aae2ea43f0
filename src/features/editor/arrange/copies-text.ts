import type { ArmyIndex } from '#engine';
import { reasonsText } from '#i18n';
import { arranging } from '../../../i18n/en/groups.ts';
import type { Copies } from './arrange.ts';

/** What was copied, what was not and why, and what stays with the first unit. */
export function copiesText(
	index: ArmyIndex,
	{ units, refused, leftBehind }: Copies,
	name: string
): string {
	const reasons = refused.map(({ name: refusedName, why }) =>
		arranging.notCopied(refusedName, reasonsText(index, why) ?? '').trim()
	);
	const left = [...new Set(leftBehind)].map((option) => arranging.staysBehind(option));
	const copied = units.length > 0 ? [arranging.copied(name)] : [];
	return [...copied, ...new Set(reasons), ...left].join(' ');
}
