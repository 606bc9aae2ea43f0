/** The fewest letters of a word that is found by its beginning, or by a wrong first letter: shorter ones resemble much. */
const enough = 5;
/** The fewest letters of a word that may be misspelled. */
const fewest = 3;

/** Whether a word is one of these but for one letter, wrong, missing or too many, or for two that are swapped. */
export function isNear(typed: string, words: readonly string[]): boolean {
	return typed.length >= fewest && words.some((word) => isNearTo(typed, word));
}

/** The words of a plain text. */
export function wordsIn(text: string): readonly string[] {
	return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= fewest);
}

function isNearTo(typed: string, word: string): boolean {
	const isLong = typed.length >= enough;
	let at = 0;
	while (at < typed.length && typed[at] === word[at]) at++;
	if (at === 0 && !isLong) return false;
	/** Whether both go on alike, after so many letters of each. */
	const alike = (mine: number, theirs: number): boolean => {
		const [rest, other] = [typed.slice(at + mine), word.slice(at + theirs)];
		return isLong ? other.startsWith(rest) : other === rest;
	};
	const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
	return alike(1, 1) || alike(0, 1) || alike(1, 0) || (isSwapped && alike(2, 2));
}
