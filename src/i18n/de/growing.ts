import type { Grows } from '../naming/called.ts';
import { stepsOf } from '../naming/steps-of.ts';
import { einzahl, genannt, mit } from './parts/grammar.ts';
import type { Language } from '../language.ts';

/** “, außer mit Pikes oder Lancers” */
export const unlessWith: Language['problems']['unlessWith'] = (things) => `, außer mit ${things}`;

/** “, höchstens 6” */
export const upToText: Language['problems']['upToText'] = (most) => `, höchstens ${most}`;

/** What a maximum is made of: “4, plus 1 je Banner”, “4, mit General 5”. */
export function growth({ barred, upTo, ...grows }: Grows): string {
	return `${grownBy(grows)}${upTo === undefined ? '' : upToText(upTo)}${barred ? unlessWith(mit(barred)) : ''}`;
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
	const { printed = [] } = each;
	const names = each.names.map((name) =>
		printed.includes(name) ? name.replace(/^The /, '') : einzahl(name)
	);
	const one = { ...each, names, printed: [...printed, ...names] };
	if (by === 'role' && found < 2) return `${base}, mit ${genannt(one)} ${base + n}`;
	const many = per === 1 ? '' : `volle ${per} `;
	const counted = counting ? 'Modell' : by === 'units' ? 'Einheit' : '';
	const several = counted === '' || per === 1 ? counted : `${counted}${counting ? 'e' : 'en'}`;
	const largest = counting === 'largest' ? 'der größten Einheit von ' : '';
	const what = `${many}${several && `${several} `}${largest}${genannt(per === 1 && !largest ? one : each)}`;
	return base === 0 ? `${n} je ${what}` : `${base}, plus ${n} je ${what}`;
}

/** “3 unter 2000, 4 ab 2000, dann 2 mehr pro 1000” */
export const table: Language['problems']['table'] = ({ table: rows, above }) => {
	const steps = stepsOf(rows).flatMap(({ from, n }, at, all) => {
		const next = all[at + 1];
		if (from > 0) return `${n} ab ${from}`;
		const end = rows.at(-1)?.from ?? 0;
		return next ? `${n} unter ${next.from}` : end > 0 ? `${n} bis ${end}` : `${n}`;
	});
	const more = above ? [`dann ${above.add} mehr pro ${above.each}`] : [];
	return [...steps, ...more].join(', ');
};
