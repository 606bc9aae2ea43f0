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
	// Some systems keep the dots of an umlaut apart.
	const names = cleanName(stem.slice(0, 120).normalize('NFC'))
		.split(between)
		.filter((part) => fullName.test(part) && !known.some((other) => isAbout(part, other)));
	return names.length === 1 ? names[0] : undefined;
}

/** "Anna Berg - Tin Host", and the dash alone. */
const titled = /^(\S.{1,60}?)\s+[-–—]\s+(\S.{1,60})$/;
/** "90 - 2 Pikes": lists with prices before their units are called after their players. */
const pricedBefore = /^\d{2,4}\s+[-–—]\s+\S/;

/**
 * The player whom the first line of a list names before its army.
 * @param lines of its text
 * @param army what its army is called
 */
export function playerOfTitle(lines: readonly string[], army: string): string | undefined {
	const [title = '', next = ''] = lines.map((line) => line.trim()).filter((line) => line !== '');
	const [, name = '', other = ''] = titled.exec(cleanName(title.normalize('NFC'))) ?? [];
	const isTitle = pricedBefore.test(next) && normaliseName(other) === normaliseName(army);
	return isTitle && fullName.test(name) && !isAbout(name, normaliseName(army)) ? name : undefined;
}

function isAbout(part: string, other: string): boolean {
	const [words, known] = [normaliseName(part).split(' '), other.split(' ')];
	return isWithin(words, known) || isWithin(known, words);
}
