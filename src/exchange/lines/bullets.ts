/** The signs that people and programs put before a line of a list. */
const signs = '•*·‣⁃◦∙▪▫■□●○◆◇►▶▸➤➢➔→»✓✔–—-';
const bullet = new RegExp(String.raw`^[${signs}]\s*(?=\S)`, 'u');
const alone = new RegExp(String.raw`^[${signs}]$`, 'u');
/** What an app writes behind a unit, in its line: "Alba (90) • General". */
const within = /\s+[•‣●▪]\s+(?=\p{L})/u;

/** A line without its bullet, and the bullet. */
export interface Unbulleted {
	readonly text: string;
	readonly mark?: string;
}

export function withoutBullet(text: string): Unbulleted {
	const [whole] = bullet.exec(text) ?? [];
	if (whole === undefined) return { text };
	return { text: text.slice(whole.length), mark: whole.trim() };
}

/** Whether a line is a bullet and nothing else. */
export function isBulletAlone(text: string): boolean {
	return alone.test(text);
}

/** A line, and what stands behind it after further bullets. */
export function bulletedParts(text: string): readonly [first: string, ...others: string[]] {
	const [first = text, ...others] = text.split(within);
	return [first, ...others];
}

/** The bullet of a line as it was written, and how far it stands in; undefined if it has none. */
export function bulletOf(
	written: string
): { readonly mark: string; readonly indent: number } | undefined {
	const text = written.trimStart();
	const { mark } = withoutBullet(text);
	return mark === undefined ? undefined : { mark, indent: written.length - text.length };
}
