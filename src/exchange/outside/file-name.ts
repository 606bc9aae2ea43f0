/** Anything but letters, digits and combining marks of any script. */
const other = /[^\p{L}\p{M}\p{N}]+/gu;

/** Names that Windows reserves for devices, whatever the extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Part of a file name: letters and digits of any script, with hyphens for the rest. */
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
