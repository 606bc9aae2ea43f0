import type { Force, RosterTree, Selection } from './roster-tree.ts';

/** Choices of the whole army stand below a heading that is a choice itself ("Spell Lore"). */
const reference = /^(?:configuration|reference)$/i;

/**
 * A tree as the text that New Recruit makes of it, which is read like a pasted one: title, army, choices of the
 * army, then units with their upgrades as bullets.
 */
export function treeText(tree: RosterTree): string {
	const forces = tree.forces.map((force) => forceText(force));
	return [titleOf(tree), '', ...forces.flat(), ''].join('\n');
}

function titleOf({ name, size, spent, forces }: RosterTree): string {
	const season = forces[0]?.name ?? '';
	const title = name === '' ? season : name;
	return size > 0
		? `${title} ${spent}/${size} pts\n${season}`
		: `${title} (${spent} points) - ${season}`;
}

function forceText({ army, selections, forces }: Force): readonly string[] {
	const choices = selections.filter((one) => !isUnit(one) && !reference.test(one.category ?? ''));
	const units = selections.filter(isUnit);
	const loose = units.filter(({ category }) => category === undefined || !isTerrain(category));
	const terrain = units.filter((unit) => !loose.includes(unit));
	return [
		army,
		...choices.flatMap(choiceText),
		...loose.flatMap(unitText),
		...forces.flatMap((force, at) => [
			'',
			groupTitle(force, at),
			...force.selections.flatMap(unitText)
		]),
		...(terrain.length > 0 ? ['', 'Faction Terrain', ...terrain.flatMap(unitText)] : [])
	];
}

function isTerrain(category: string): boolean {
	return /terrain/i.test(category);
}

function isUnit({ type, points, category }: Selection): boolean {
	return type !== 'upgrade' || (points > 0 && category !== undefined);
}

/** "Spell Lore - Lore of the Tin". A heading without a choice is nothing. */
function choiceText({ name, selections }: Selection): readonly string[] {
	if (selections.length === 0) return [];
	const [only] = selections;
	const [heading = ''] = name.split(':');
	const inner = selections.map((one) => one.name.replace(`${heading}: `, ''));
	const price = selections.length === 1 && only && only.points > 0 ? ` (${only.points} pts)` : '';
	return [`${heading} - ${inner.join(' and ')}${price}`];
}

/** Catalogues write "Auxillary Units". */
function groupTitle({ name, selections }: Force, at: number): string {
	if (/^auxil/i.test(name)) return 'Auxiliary Units';
	if (!/^regiment$/i.test(name)) return name;
	const isGeneral = selections.some((unit) => unit.selections.some(isGeneralMark));
	return isGeneral ? 'General’s Regiment' : `Regiment ${at + 1}`;
}

function isGeneralMark({ name }: Selection): boolean {
	return name === 'General';
}

/** A unit with its price, and what it was given beside its models. */
function unitText({ name, points, selections }: Selection): readonly string[] {
	const marks = selections.filter(({ type }) => type === 'upgrade').map(markText);
	return [points > 0 ? `${name} (${points} pts)` : name, ...marks];
}

function markText({ name, number, points }: Selection): string {
	const times = number > 1 ? `${number}x ` : '';
	return points > 0 ? `• ${times}${name} (${points} pts)` : `• ${times}${name}`;
}
