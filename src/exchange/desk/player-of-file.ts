import { cleanName } from '../common/clean.ts';
import { isWithin, normaliseName } from '../common/names.ts';

/** A name as people have it: "Anna Berg", "Jan van der Meer". */
const fullName =
	/^\p{Lu}[\p{L}'’.-]+(?: (?:\p{Lu}[\p{L}'’.-]*|von|van|de|der|den|del|la|di|da|dos)){1,3}$/u;

/** Between the parts of a file's name. */
const between = /\s+[-–—]\s+|\s*[–—_,;()[\]+]\s*/u;

/**
 * The player whom a file's name names: the only part of it that is like a person's name.
 * @param others what the name may speak of besides: the list, its army, its game, the event
 */
export function playerOfFile(file: string, others: readonly string[]): string | undefined {
	const stem = (file.split(/[\\/]/).at(-1) ?? '').replace(/(?:\.[a-z0-9]{1,8}){1,2}$/i, '');
	const known = others.map((other) => normaliseName(other)).filter((other) => other !== '');
	const names = cleanName(stem.slice(0, 120))
		.split(between)
		.filter((part) => fullName.test(part) && !known.some((other) => isAbout(part, other)));
	return names.length === 1 ? names[0] : undefined;
}

function isAbout(part: string, other: string): boolean {
	const [words, known] = [normaliseName(part).split(' '), other.split(' ')];
	return isWithin(words, known) || isWithin(known, words);
}
