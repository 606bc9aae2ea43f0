// Whom a row of the Battle Profiles means, found by the keywords and the names of an army's units.
import { nameKey } from './profiles.ts';

/** A unit of an army, as far as a row can mean it. */
export interface Candidate {
	readonly id: string;
	readonly name: string;
	readonly isHero: boolean;
	readonly words: ReadonlySet<string>;
	readonly joins: readonly string[];
}

/** Units of an army, and those of all armies: what only others have means nobody here. */
export interface Field {
	readonly units: readonly Candidate[];
	readonly all: readonly Candidate[];
	readonly known: ReadonlySet<string>;
}

/** The units that "Beast", "Skink Starpriest or Favoured Spawning", "non-Monster Skink" mean; undefined if unclear. */
export function meantBy(what: string, { units, all, known }: Field) {
	const parts = what.split(' or ').map((part) => {
		const here = meantByOne(part, units, known);
		return here ?? (meantByOne(part, all, known) ? [] : undefined);
	});
	return parts.includes(undefined)
		? undefined
		: new Set(parts.flatMap((part) => [...(part ?? [])]));
}

function meantByOne(
	what: string,
	units: readonly Candidate[],
	known: ReadonlySet<string>
): readonly Candidate[] | undefined {
	const role = nameKey(what);
	const joining = units.filter(({ joins }) => joins.some((as) => isSame(nameKey(as), role)));
	if (joining.length > 0) return joining;
	const named = units.filter(({ name }) =>
		[usualName(name), usualName(name).split(',')[0] ?? ''].some((key) => isSame(nameKey(key), role))
	);
	const words = keywordsIn(what, known);
	const such = words
		? units.filter(
				({ isHero, words: own }) =>
					!isHero &&
					words.every((word) => own.has(word.replace(/^non-/, '')) !== /^non-/.test(word))
			)
		: [];
	if (named.length > 0) return [...new Set([...named, ...such])];
	return words ? such : undefined;
}

/** Names in the singular or the plural. */
function isSame(a: string, b: string): boolean {
	return a === b || a === `${b}s` || `${a}s` === b;
}

/** A unit without what tells its variants apart: "Bloodletters (Scourge of Aqshy)", "Crypt Flayers (2 models)". */
export function usualName(name: string): string {
	return name.replace(/ \((?:Scourge of \w+|\d models?)\)$/, '');
}

/** "Daughters of Khaine Aelf" as the keywords it is made of. */
function keywordsIn(what: string, known: ReadonlySet<string>): readonly string[] | undefined {
	const words = what.toUpperCase().replaceAll('’', "'").split(' ');
	const found: string[] = [];
	while (words.length > 0) {
		const not = words[0]?.startsWith('NON-') ? 'non-' : '';
		if (not && words[0]) words[0] = words[0].slice(4);
		const length = words.findLastIndex((_, at) => known.has(words.slice(0, at + 1).join(' '))) + 1;
		if (length === 0) return undefined;
		found.push(not + words.splice(0, length).join(' '));
	}
	return found;
}
