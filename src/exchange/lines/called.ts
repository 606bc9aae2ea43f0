/** A player's name for a unit, and the rest of the line, in which the unit stands. */
export interface Called {
	readonly name: string;
	readonly unit: string;
}

const dashed = /\s+[-–—]+\s+/g;
const comma = /,\s+/g;
const colon = /:\s+/g;
const bracketed = /^([^()[\]]{1,60}?)\s*[([]((?:[^()[\]]|\([^()]{1,40}\)){2,80})[)\]](.*)$/;
const quotedFirst = /^["“”„«‘']([^"“”«»]{1,60}?)["“”»’'](?=[\s,:–-])\s*[,:–—-]?\s*(.+)$/u;
const quotedBehind = /^(.+?)[\s,]*["“”„«]([^"“”«»]{1,60})["“”»](.*)$/u;
/** "Otto, a General" */
const article = /^(?:an?|my)\s+(?=\p{L})/iu;

/** The ways in which a line may name a unit and who it is: "Otto - General", "Otto (General)", `General "Otto"`. */
export function calledIn(text: string): readonly Called[] {
	return [
		...behind(quotedFirst.exec(text)),
		...quotedIn(text),
		...[dashed, colon, comma].flatMap((sign) => splits(text, sign)),
		...inBrackets(text)
	].filter(({ name, unit }) => isName(name) && unit !== '');
}

/** Whether words may be a name that a player gives. */
export function isName(text: string): boolean {
	return /^[^\d]{1,60}$/u.test(text) && /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= 7;
}

function behind(match: RegExpExecArray | null): readonly Called[] {
	const [, name = '', unit = ''] = match ?? [];
	return [{ name: name.trim(), unit: unit.trim() }];
}

function quotedIn(text: string): readonly Called[] {
	const [, before = '', name = '', after = ''] = quotedBehind.exec(text) ?? [];
	return [{ name: name.trim(), unit: `${before}${after}`.trim() }];
}

function splits(text: string, sign: RegExp): readonly Called[] {
	return [...text.matchAll(sign)].map(({ index, 0: between }) => ({
		name: text.slice(0, index).trim(),
		unit: text
			.slice(index + between.length)
			.trim()
			.replace(article, '')
	}));
}

function inBrackets(text: string): readonly Called[] {
	const [, name = '', inside = '', after = ''] = bracketed.exec(text) ?? [];
	return [{ name: name.trim(), unit: `${inside.trim()}${after}`.replace(article, '') }];
}
