import type { Table } from '#schema';
import type { Grows } from '../naming/called.ts';
import { stepsOf } from '../naming/steps-of.ts';
import { singular } from './parts/grammar.ts';
import { phrases } from './parts/phrases.ts';

/** What takes a rule back, behind it: ", unless with Pikes or Lancers". */
export function unlessWith(things: string): string {
	return `, unless with ${things}`;
}

/** How far a maximum grows, behind what it grows by. */
export function upToText(most: number): string {
	return `, up to ${most}`;
}

/** What a maximum is made of: "4, plus 1 for each banner", "4, or 5 with the general". */
export function growth({ barred, upTo, ...grows }: Grows): string {
	return `${grownBy(grows)}${upTo === undefined ? '' : upToText(upTo)}${barred ? unlessWith(phrases.called(barred)) : ''}`;
}

function grownBy({
	base,
	n,
	per,
	each,
	counting,
	by,
	found
}: Omit<Grows, 'barred' | 'upTo'>): string {
	if (by === 'role' && found < 2) return `${base}, or ${base + n} with ${phrases.called(each)}`;
	const isOne = per === 1;
	const { printed = [] } = each;
	const oneOf = (name: string): string =>
		printed.includes(name) ? name.replace(/^The /, '') : singular(name);
	const names = isOne ? { ...each, names: each.names.map(oneOf) } : each;
	const counted = counting
		? `${isOne ? 'model' : 'models'} of ${counting === 'largest' ? 'the largest unit of ' : ''}`
		: by === 'units'
			? `${isOne ? 'unit' : 'units'} of `
			: '';
	const what = `${isOne ? 'each ' : `every ${per} `}${counted}${phrases.called(names)}`;
	return base === 0 ? `${n} for ${what}` : `${base}, plus ${n} for ${what}`;
}

/** "3 under 2000, 4 from 2000, then 2 more per 1000" */
export function table({ table: rows, above }: Table): string {
	const steps = stepsOf(rows).flatMap(({ from, n }, at, all) => {
		const next = all[at + 1];
		if (from > 0) return `${n} from ${from}`;
		const end = rows.at(-1)?.from ?? 0;
		return next ? `${n} under ${next.from}` : end > 0 ? `${n} up to ${end}` : `${n}`;
	});
	const more = above ? [`then ${above.add} more per ${above.each}`] : [];
	return [...steps, ...more].join(', ');
}
