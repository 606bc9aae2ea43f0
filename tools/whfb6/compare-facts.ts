// One side of the comparison: what the facts say, as lines. It shares no code with the conversion.
import { optionsOf, type Catalogue, type Row } from '../compare/catalogue.ts';
import { isShut, truthOf, type Lost, type Reading } from './compare-truth.ts';

export function factLines(army: Catalogue, lost: Lost): readonly string[] {
	return army.units
		.filter(({ category }) => category !== null && category !== 'None' && category !== undefined)
		.flatMap((unit) => unitLines(army, lost, unit));
}

function children({ army, lost }: Pick<Reading, 'army' | 'lost'>, row: Row): readonly Row[] {
	return optionsOf(row, { ...army.shared_groups, ...lost.groups });
}

function group({ army, lost }: Pick<Reading, 'army' | 'lost'>, ref: string): Row | undefined {
	return lost.groups?.[ref] ?? army.shared_groups[ref];
}

function unitLines(army: Catalogue, lost: Lost, unit: Row): readonly string[] {
	const below = new Set<string>();
	const gather = (row: Row): void => {
		below.add(row.name);
		for (const category of lost.categories[row.name] ?? []) below.add(category);
		const shared = row.group_ref === undefined ? undefined : group({ army, lost }, row.group_ref);
		if (shared) below.add(shared.name);
		for (const child of children({ army, lost }, row)) gather(child);
	};
	for (const child of unit.options ?? []) gather(child);
	for (const { unit: name, category } of lost.grants) if (name === unit.name) below.add(category);
	for (const each of ['General', 'Magic Weapon', 'Magic Armour', 'Magic Shield', 'Magic Banner'])
		below.add(each);
	const models = unit.options?.filter(({ model }) => model) ?? [];
	const own = (unit.categories ?? []).filter((each): each is string => each !== null);
	const isCharacter = unit.category === 'Lords' || unit.category === 'Heroes';
	const always = new Set([
		unit.name,
		unit.category ?? '',
		...own,
		...models.map(({ name }) => name)
	]);
	if (isCharacter) always.add('Characters');
	const reading = { army, lost, always, below };
	const move = lost.places.find(
		({ unit: name, to, when }) =>
			name === unit.name &&
			to !== undefined &&
			when.length === 1 &&
			when[0] === `primary-catalogue:${army.name} instanceOf 0`
	);
	const troop = troopOf(unit);
	const lines: string[] = [];
	let musts = unit.points ?? 0;
	const visit = (row: Row, depth: number, isSet: boolean, inside: boolean): void => {
		const shared = row.group_ref === undefined ? undefined : group(reading, row.group_ref);
		const changes = [...(shared?.modifiers ?? []), ...(row.modifiers ?? [])];
		if (isShut(reading, row.hidden ?? shared?.hidden ?? false, changes)) return;
		const isGroup = row.group === true || shared !== undefined;
		if (isGroup) {
			const min = row.min ?? shared?.min ?? 0;
			for (const child of children(reading, row))
				visit(child, depth + 1, isSet || min > 0 || (row.max ?? shared?.max) !== undefined, inside);
			return;
		}
		if (row === troop) {
			for (const child of children(reading, row)) visit(child, depth + 1, false, inside);
			return;
		}
		const inner = children(reading, row);
		if (row.model && depth === 0 && row.min !== undefined && row.min === row.max) {
			musts += (row.points ?? 0) * row.min;
			for (const child of inner) visit(child, depth + 1, false, inside);
			return;
		}
		if (inner.some(({ model, min = 0 }) => model && min > 0) && !row.model) return;
		const { points, each } = priceOf(reading, row);
		if (
			!row.model &&
			!isSet &&
			!inside &&
			(row.min ?? 0) > 0 &&
			row.min === (row.max ?? row.min) &&
			row.name !== 'General'
		)
			musts += points;
		else
			lines.push(
				`${unit.name}: ${row.name}: ${each > 0 ? `${points > 0 ? `${points} + ` : ''}${each} each` : points}`
			);
		for (const child of inner) visit(child, depth + 1, false, true);
	};
	for (const child of unit.options ?? []) visit(child, 0, false, false);
	const { min = 0, max = 0 } = troop ?? {};
	const isPair = troop !== undefined && min === 1 && max === 2 && models.length < 2;
	const size =
		troop && !isPair
			? `${Math.max(1, min)}${max >= Math.max(1, min) ? `–${max}` : ' or more'}`
			: 'one';
	const others = (unit.options ?? []).filter(
		(row) => row.model && row !== troop && row.min !== row.max
	);
	const more = others.reduce((sum, { points = 0, min: least = 0 }) => sum + points * least, 0);
	const least =
		musts + more + (troop?.points ?? 0) * (isPair ? 1 : Math.max(1, min)) * (troop ? 1 : 0);
	return [
		`${unit.name} is ${move?.to ?? unit.category}, ${least} at least, ${size}`,
		...(plainLimit(unit) ? [`${unit.name}: 0–${unit.max_army} in the army`] : []),
		...lines
	];
}

function plainLimit({ max_army: max, modifiers = [] }: Row): boolean {
	return (
		max !== undefined &&
		max > 0 &&
		!modifiers.some(({ set, increment, decrement }) =>
			[set, increment, decrement].includes('max_army')
		)
	);
}

/** The ordinary model of a unit that has no price of its own. */
function troopOf(unit: Row): Row | undefined {
	if (unit.points !== undefined) return undefined;
	const rows = unit.options ?? [];
	const inside = rows.find(({ name, group: is }) => is && name === 'Unit');
	if (inside) return inside.options?.find(({ name }) => name !== 'Squig Hopper');
	const models = rows.filter(({ model, min, max }) => model && (min === undefined || min !== max));
	const found = models.find(({ min = 0 }) => min > 0) ?? models[0];
	if (found || rows.some(({ model }) => model)) return found;
	return rows.find(
		({ group: is, group_ref: ref, points, min = 0, max }) =>
			!is && ref === undefined && points !== undefined && min > 0 && max !== 1
	);
}

function priceOf(
	reading: Reading,
	{ points = 0, modifiers = [] }: Row
): { points: number; each: number } {
	let price = points;
	let each = 0;
	for (const change of modifiers) {
		const field = change.set ?? change.increment ?? change.decrement;
		if (field !== 'points') continue;
		if (change.repeat) each += Number(change.value);
		else if (truthOf(reading, change.when ?? []) !== true) continue;
		else if (change.set) price = Number(change.value);
		else price += change.increment ? Number(change.value) : -Number(change.value);
	}
	return { points: price, each };
}
