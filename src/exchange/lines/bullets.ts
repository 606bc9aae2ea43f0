import type { ListText, TextLine } from './text-line.ts';

/** The signs that people and programs put before a line of a list. */
const signs = '•*·‣⁃◦∙▪▫■□●○◆◇►▶▸➤➢➔→»✓✔–—-';

const bulleted = new RegExp(String.raw`^[${signs}]\s*(?=\S)`, 'u');

const alone = new RegExp(String.raw`^[${signs}]$`, 'u');

/** What an app writes behind a unit, in its line: "Alba (90) • General". */
const within = /\s+[•‣●▪]\s+(?=\p{L})/u;

/** A line without its bullet, and the bullet. */
interface Unbulleted {
	readonly text: string;
	readonly bullet?: string;
}

export function withoutBullet(text: string): Unbulleted {
	const [whole] = bulleted.exec(text) ?? [];
	if (whole === undefined) return { text };
	return { text: text.slice(whole.length), bullet: whole.trim() };
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

/** The bullet of a line as it was written, and its indentation; undefined if it has none. */
function bulletOf(line: string): { readonly bullet: string; readonly indent: number } | undefined {
	const text = line.trimStart();
	const { bullet } = withoutBullet(text);
	return bullet === undefined ? undefined : { bullet, indent: line.length - text.length };
}

/**
 * Decides which lines are units. If every line has a bullet, those with the outermost bullet are units; otherwise
 * units have no bullet, and lines with one are options.
 * @param allLines the lines of the text, with their bullets
 * @param isUnit whether a line without its bullet is a unit
 */
export function withBulletedUnits(
	lines: readonly TextLine[],
	allLines: ListText['allLines'],
	isUnit: (line: TextLine) => boolean
): readonly TextLine[] {
	const marked = lines.filter(({ isBelow }) => isBelow);
	if (marked.length === 0 || lines.some((line) => !line.isBelow && isUnit(line))) return lines;
	const texts = new Map(allLines.map(({ number, text }) => [number, text]));
	const bullets = new Map(marked.map((line) => [line, bulletOf(texts.get(line.number) ?? '')]));
	const [first] = bullets.values();
	const alike = [...bullets].filter(([, found]) => found && found.bullet === first?.bullet);
	const outermost = Math.min(...alike.map(([, found]) => found?.indent ?? 0));
	const outer = new Set(
		alike.flatMap(([line, bullet]) => (bullet && bullet.indent <= outermost ? [line] : []))
	);
	return lines.map((line) => (outer.has(line) ? { ...line, isBelow: false } : line));
}
