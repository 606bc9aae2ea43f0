import { rosterActions } from '../../i18n/en/shelf.ts';

/** Characters that a roster's name may have. */
const longest = 80;

/** The name of a copy: "Nordland (copy)", then "Nordland (copy 2)", of a copy too. */
export function copyName(name: string, taken: readonly string[]): string {
	const original = withoutMarks(name);
	for (let number = 1; ; number += 1) {
		const mark = rosterActions.copyMark(number);
		const copy = `${original.slice(0, longest - mark.length).trimEnd()}${mark}`;
		if (!taken.includes(copy)) return copy;
	}
}

/** A name without the marks of copies at its end. */
function withoutMarks(name: string): string {
	const number = Number(/(\d{1,4})\)$/.exec(name)?.[1] ?? 1);
	const mark = rosterActions.copyMark(number);
	if (!name.endsWith(mark) || name.length === mark.length) return name;
	return withoutMarks(name.slice(0, -mark.length));
}
