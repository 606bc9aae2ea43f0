import type { EventPack } from '#schema';
import { imports } from '../../i18n/en/faults.ts';
import type { PlainList } from '../outside/plain-list.ts';
import type { ListByName, UnitByName } from '../outside/list-by-name.ts';
import type { NumberedLine } from './unmarked.ts';

/** A plain list laid out in lines, so that a person can go through it. */
export interface PlainText {
	readonly list: PlainList;
	/** Its units, each with the numbers of its lines. */
	readonly byName: ListByName;
	readonly event?: EventPack;
}

/** The lines of a plain list: a unit, and below it what it is given. */
export function plainLines(
	list: PlainList,
	{ units, groups, faults }: ListByName
): { readonly lines: readonly NumberedLine[]; readonly byName: ListByName } {
	const lines: NumberedLine[] = [];
	const add = (text: string): { readonly where: string; readonly line: number } => {
		const number = lines.push({ number: lines.length + 1, text });
		return { where: imports.textLine(number), line: number };
	};
	add(headOf(list));
	let above: number | undefined;
	const numbered = units.map((unit): UnitByName => {
		const { group, said } = unit;
		if (group !== above && group !== undefined) add(groupHead(groups[group]));
		above = group;
		const place = add(unitLine(unit));
		return {
			...unit,
			...place,
			optionPositions: (said.with ?? []).map((name) => add(`  • ${name}`))
		};
	});
	return { lines, byName: { units: numbered, groups, faults } };
}

function headOf({ name, system, army, size }: PlainList): string {
	const parts = [name, system, army, size === undefined ? undefined : imports.points(size)];
	return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

function groupHead(group: ListByName['groups'][number] | undefined): string {
	return [group?.where, group?.name].filter((part) => part !== undefined).join(': ');
}

function unitLine({ said }: UnitByName): string {
	const { unit, count = 1, models, name, reinforced, general } = said;
	const parts = [
		`${count > 1 ? `${count} × ` : ''}${unit}`,
		...(name ? [imports.quoted(name)] : []),
		...(models === undefined ? [] : [`models: ${models}`]),
		...(reinforced ? ['reinforced'] : []),
		...(general ? ['general'] : [])
	];
	return parts.join(' · ');
}
