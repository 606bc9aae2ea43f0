/** Letters and digits of any script, with the marks upon them. */
const other = /[^\p{L}\p{M}\p{N}]+/gu;

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name as part of a file's: letters and digits of any script, hyphens for the rest. */
export function fileStem(name: string): string {
	const safe = name.normalize('NFC').replace(other, '-');
	const short = Array.from(safe.replace(/^-+/, '')).slice(0, 60).join('').replace(/-+$/, '');
	if (reserved.test(short)) return `${short}-roster`;
	return short || 'roster';
}

/** A file name from a roster's name. */
export function fileName(name: string, ending: string): string {
	return `${fileStem(name)}.${ending}`;
}
