import { eitherOf, type ArmyIndex } from '#engine';
import type { Entry } from '#schema';

/** Whether a unit, or something that some unit may have, offers an option; or nobody has to. */
export function mayOffer(index: ArmyIndex, unit: string, option: string): boolean {
	return isOffered(index, option, (tags) => tags.includes(unit) || tags.some(isHaving));
}

/** Of entries of one name the one for this unit: what it offers itself before what comes with another. */
export function offeredTo(
	index: ArmyIndex,
	unit: string,
	named: readonly Entry[]
): Entry | undefined {
	const by = (wanted: (tags: readonly string[]) => boolean) =>
		named.find(({ id }) => isOffered(index, id, wanted));
	return by((tags) => tags.includes(unit)) ?? by((tags) => tags.some(isHaving));
}

/** Whether a unit itself offers an option. */
export function offersItself({ entries }: ArmyIndex, unit: string, option: string): boolean {
	const by = eitherOf(entries.get(option)?.offeredBy ?? []);
	return by.some(({ any = [], all = [] }) => any.includes(unit) || all.includes(unit));
}

function isOffered(
	{ entries }: ArmyIndex,
	option: string,
	wanted: (tags: readonly string[]) => boolean
): boolean {
	const { offeredBy } = entries.get(option) ?? {};
	if (entries.get(option)?.type.role !== 'option') return false;
	if (!offeredBy) return true;
	return eitherOf(offeredBy).some(({ any = [], all = [] }) => wanted([...any, ...all]));
}

function isHaving(tag: string): boolean {
	return tag.startsWith('+');
}
