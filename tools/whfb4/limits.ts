import type { Constraint, Entry } from '#schema';
import type { Context, Row } from './context.ts';
import { growsWith, needsOf } from './facts.ts';
import { idOf } from './wording.ts';

/** "0–1" and "1": on the unit's own row; of several kinds of one unit, all of them together. */
export function limitOf(context: Context, row: Row): Entry['limit'] {
	const { fact, key, name, correction } = row;
	if (fact.category === 'Monsters' || key.includes('/') || growsWith(fact).length > 0)
		return undefined;
	const { min = 0, max = 0 } = { ...fact, ...correction.limit };
	if (min === 0 && max === 0) return undefined;
	if (isBattleStandard(row)) {
		context.note('carried', name, '0–1: the system’s rule on battle standards holds it');
		return undefined;
	}
	context.note('carried', name, min > 0 ? `${min}${max > 0 ? `–${max}` : ' or more'}` : `0–${max}`);
	return { ...(min > 0 && { min }), ...(max > 0 && { max }), per: 'army' };
}

export function isBattleStandard({ key }: Row): boolean {
	return /Battle Standard/.test(key);
}

/** Limits over several rows, "as many as", and "only if there is". */
export function limitsOf(context: Context, rows: readonly Row[]): readonly Constraint[] {
	return [...groupsOf(context, rows), ...rows.flatMap((row) => ofRow(context, rows, row))];
}

function groupsOf(context: Context, rows: readonly Row[]): readonly Constraint[] {
	const units = [...new Set(rows.filter(({ key }) => key.includes('/')).map(unitOf))];
	return units.flatMap((unit) => {
		const kinds = rows.filter((row) => unitOf(row) === unit && row.key.includes('/'));
		const { min, max, category } = context.facts.units.find(({ name }) => name === unit) ?? {};
		if ((min ?? max) === undefined || kinds.every(isBattleStandard)) return [];
		context.note('carried', unit, `${min ?? 0}–${max ?? 'any'} of its kinds together`);
		const of = { any: kinds.map(({ id }) => id) };
		return [
			{
				id: `limit-${idOf(unit)}`,
				kind: 'count' as const,
				label: unit,
				of,
				...(min !== undefined && { min }),
				...(max !== undefined && { max }),
				source: context.source(category ?? '')
			}
		];
	});
}

function unitOf({ key }: Row): string {
	return key.split('/')[0] ?? key;
}

function ofRow(context: Context, rows: readonly Row[], row: Row): readonly Constraint[] {
	const { fact, id, name } = row;
	const source = context.source(fact.category);
	const each = growsWith(fact).map((of) => idByName(rows, of));
	const needs = needsOf(fact);
	const constraints: Constraint[] = [];
	if (each.length > 0) {
		const more = { each: { any: each }, n: 1 };
		constraints.push({ id: `limit-${id}`, kind: 'count', of: { any: [id] }, max: 0, more, source });
		context.note('carried', name, `one for each of: ${growsWith(fact).join(', ')}`);
	}
	if (needs) {
		const mark = /^Mark of (\w+)$/.exec(needs.of)?.[1]?.toLowerCase();
		const needed = mark === undefined ? idByName(rows, needs.of) : `mark-${mark}`;
		constraints.push({
			id: `${id}-needs`,
			kind: 'requires',
			of: { any: [id] },
			needs: { any: [needed] },
			...(needs.value > 1 && { min: needs.value, counting: 'models' }),
			scope: 'army',
			source
		});
		context.note(
			'carried',
			name,
			`needs ${needs.value > 1 ? `${needs.value} models of ` : ''}${needs.of}`
		);
	}
	return constraints;
}

function idByName(rows: readonly Row[], name: string): string {
	const row = rows.find(({ key }) => key === name);
	if (!row) throw new Error(`no unit ${name}`);
	return row.id;
}
