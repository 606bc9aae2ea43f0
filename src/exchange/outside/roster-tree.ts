import type { XmlElement } from './xml.ts';

/** Something chosen in a tree of BattleScribe or New Recruit. */
interface Selection {
	readonly name: string;
	readonly number: number;
	readonly type: string;
	/** Its own points, all of its number together. */
	readonly points: number;
	/** The heading it is shown under. */
	readonly category?: string | undefined;
	/** The group of choices it is one of. */
	readonly group?: string | undefined;
	readonly selections: readonly Selection[];
}

/** A detachment, a regiment or a whole army. */
export interface Force {
	readonly name: string;
	readonly army: string;
	readonly selections: readonly Selection[];
	readonly forces: readonly Force[];
}

/** A list as BattleScribe and New Recruit store it. */
export interface RosterTree {
	readonly name: string;
	/** The program that made it. */
	readonly maker: string;
	readonly game: string;
	/** The points limit; 0 if none was agreed. */
	readonly size: number;
	readonly spent: number;
	readonly forces: readonly Force[];
}

/** The elements that matter. Rules and profiles are text of the books and are left alone. */
const wrappers = new Set(['costs', 'costLimits', 'forces', 'selections', 'categories']);

/** The same tree as JSON has it: lists of elements become arrays, attributes become values. */
export function treeValue({ attributes, children }: XmlElement): object {
	const lists = children
		.filter(({ name }) => wrappers.has(name))
		.map(({ name, children: inner }) => [name, inner.map(treeValue)] as const);
	return { ...attributes, ...Object.fromEntries(lists) };
}

type Values = Readonly<Record<string, unknown>>;

/** The tree in a value; undefined if it is none. */
export function readTree(value: object): RosterTree | undefined {
	const outer = value as Values;
	const roster = isObject(outer['roster']) ? outer['roster'] : outer;
	const forces = objectsIn(roster, 'forces');
	if (!Array.isArray(roster['forces'])) return undefined;
	return {
		name: wordIn(roster, 'name'),
		maker: makerOf(wordIn(outer, 'generatedBy') || wordIn(roster, 'generatedBy'), outer !== roster),
		game: wordIn(roster, 'gameSystemName') || wordIn(outer, 'gameSystemName'),
		size: Math.max(0, pointsIn(roster, 'costLimits')),
		spent: pointsIn(roster, 'costs'),
		forces: forces.map(forceOf)
	};
}

function makerOf(said: string, isWrapped: boolean): string {
	if (/list ?forge/i.test(said)) return 'ListForge';
	return isWrapped || /new ?recruit/i.test(said) ? 'New Recruit' : 'BattleScribe';
}

function forceOf(value: Values): Force {
	return {
		name: wordIn(value, 'name'),
		army: wordIn(value, 'catalogueName'),
		selections: objectsIn(value, 'selections').map(selectionOf),
		forces: objectsIn(value, 'forces').map(forceOf)
	};
}

function selectionOf(value: Values): Selection {
	const categories = objectsIn(value, 'categories');
	const category = categories.find(({ primary }) => String(primary) === 'true');
	return {
		name: wordIn(value, 'name'),
		number: numberIn(value, 'number') || 1,
		type: wordIn(value, 'type'),
		points: pointsIn(value, 'costs'),
		category: category && wordIn(category, 'name'),
		group: wordIn(value, 'group') || undefined,
		selections: objectsIn(value, 'selections').map(selectionOf)
	};
}

/** The points among costs of several kinds. */
function pointsIn(value: Values, key: string): number {
	const costs = objectsIn(value, key);
	const points = costs.find((cost) => /^\s*p(?:oin)?ts?\.?\s*$/i.test(wordIn(cost, 'name')));
	return points ? Math.round(numberIn(points, 'value')) : 0;
}

function objectsIn(value: Values, key: string): readonly Values[] {
	const list = value[key];
	return Array.isArray(list) ? (list as readonly unknown[]).filter(isObject) : [];
}

function isObject(value: unknown): value is Values {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name on one line, without the marks that some catalogues sort by. */
function wordIn(value: Values, key: string): string {
	const word = value[key];
	if (typeof word !== 'string') return '';
	return word
		.slice(0, 300)
		.replace(/\*\*|\^\^|✦/g, '')
		.replace(/\s+/g, ' ')
		.trim();
}

function numberIn(value: Values, key: string): number {
	const number = Number(value[key]);
	return Number.isFinite(number) ? number : 0;
}

/** Choices of the whole army stand below a heading that is a choice itself ("Spell Lore"). */
const reference = /^(?:configuration|reference)$/i;

/**
 * A tree as the text that New Recruit makes of it, which is read like a pasted one: title, army, choices of the
 * army, then units with their upgrades as bullets.
 */
export function treeText(tree: RosterTree): string {
	const forces = tree.forces.map((force) => forceText(force));
	return [titleLine(tree), '', ...forces.flat(), ''].join('\n');
}

function titleLine({ name, size, spent, forces }: RosterTree): string {
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
