import type { ArmyIndex } from '#engine';
import { isWithin, labelsOf, normaliseName, sameName } from '../common/names.ts';

/** Whether a line above the list says which game it is of. */
export function namesGame(text: string, { system }: ArmyIndex): boolean {
	const words = normaliseName(text).split(' ');
	return labelsOf(system).some((label) => isWithin(label.split(' '), words));
}

/**
 * Whether a line is a title that names the army, and no unit whose name says more.
 * @param hasSize whether it states a points limit, if it is the title
 */
export function namesArmy(
	text: string,
	rest: string | undefined,
	hasSize: boolean,
	{ army }: ArmyIndex
): boolean {
	const words = normaliseName(text).split(' ');
	const found = labelsOf(army).filter((label) => isWithin(label.split(' '), words));
	if (rest === undefined) return found.length > 0;
	const unit = normaliseName(text.slice(0, text.length - rest.length));
	return found.some((label) => label.length > unit.length || (hasSize && sameName(label, unit)));
}

/** Whether a text is the name of the army alone. */
export function isArmy(text: string, { army }: ArmyIndex): boolean {
	const wanted = normaliseName(text).replace(/ (?:army|list|army list|roster)$/, '');
	return labelsOf(army).some((label) => sameName(label, wanted));
}

/** "Tin Host General" without the name of the army. */
export function withoutArmy(text: string, { army }: ArmyIndex): string | undefined {
	const words = text.split(/\s+/);
	const found = labelsOf(army).find((label) => {
		const { length } = label.split(' ');
		return (
			words.length > length && sameName(normaliseName(words.slice(0, length).join(' ')), label)
		);
	});
	return found === undefined ? undefined : words.slice(found.split(' ').length).join(' ');
}
