import type { Context } from './context.ts';
import type { Fact, FactModifier } from './facts.ts';

/** A row whose price goes by how many of its name the army has. */
function isCounted({ name, modifiers = [] }: Fact): boolean {
	return modifiers.some(({ when = [] }) =>
		when.some(({ scope, of }) => scope === 'roster' && of === name)
	);
}

const places = [
	'first',
	'second',
	'third',
	'fourth',
	'fifth',
	'sixth',
	'seventh',
	'eighth',
	'ninth',
	'tenth'
];

/** What costs more the second time stands there several times: by price, each after the one before. */
export function withCopies(context: Context, rows: readonly Fact[]): readonly Fact[] {
	return rows.flatMap((row): readonly Fact[] => {
		if (!isCounted(row)) return [row];
		const same = rows
			.filter(({ name }) => name === row.name)
			.toSorted((one, other) => (one.points ?? 0) - (other.points ?? 0));
		const at = same.indexOf(row);
		const isForLords = row.modifiers?.some(({ when = [] }) =>
			when.some(({ of }) => of === 'Lords')
		);
		const modifiers: readonly FactModifier[] = isForLords
			? [
					{
						set: 'hidden',
						value: 'true',
						when: [{ if: 'notInstanceOf', scope: 'parent', of: 'Lords', value: 0 }]
					}
				]
			: [];
		const name = (index: number): string =>
			index === 0 ? row.name : `${row.name} (${places[index]} in the army)`;
		const before = at > 0 ? { after: name(at - 1) } : {};
		context.note(
			'reading',
			row.name,
			'each further one in the army is an option of its own, at its own price, after the one before'
		);
		return [{ ...row, ...before, name: name(at), max_army: 1, hidden: false, modifiers }];
	});
}
