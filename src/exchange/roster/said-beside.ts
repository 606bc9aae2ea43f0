import type { ArmyIndex, IndexedEntry } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { quoted, type Fault } from '../common/fault.ts';
import { lineFault } from '../common/line-fault.ts';
import type { RosterResult, Finding } from '../common/read-list.ts';
import { isWithin, labelsOf, normaliseName } from '../common/names.ts';
import type { TextLine, ListText } from '../lines/text-line.ts';

/** "Artefact - " before what is said. */
const key = /^.{1,40}?(?:\s+[-–]\s+|:\s+)/;

/** The faults of sentences and statements that name something of the army: it may be meant to be in the list. */
export function saidBeside(
	sentences: readonly TextLine[],
	statements: readonly TextLine[],
	{ units, choices, options }: ArmyIndex
): readonly Fault[] {
	const things = [...units, ...choices];
	return [
		...sentences.filter(({ text }) => namesOne(text, things)),
		...statements.filter(
			({ text }) => namesOne(text, things) || namesOne(text.replace(key, ''), options)
		)
	].map(({ number, text }) => lineFault(number, imports.saidBeside(quoted(text))));
}

function namesOne(text: string, things: readonly IndexedEntry[]): boolean {
	const words = normaliseName(text).split(' ');
	return things.some(({ entry }) =>
		labelsOf(entry).some((label) => isWithin(label.split(' '), words))
	);
}

/** What is struck through in a chat, a forum or a page. */
const struck = /(?:^|[^~])~~(?!~)[^~]+~~(?!~)|\[(s|strike|del)\].*\[\/\1\]/i;
/** The signs that strike it through. */
const strikes = /~~|\[\/?(?:s|strike|del)\]/gi;

/** A text as it was before somebody struck lines through; undefined if nobody did. */
export function beforeStruck(text: ListText): ListText | undefined {
	if (!text.lines.some((line) => struck.test(line.text))) return undefined;
	const lines = text.lines.map((line) =>
		struck.test(line.text) ? { ...line, text: line.text.replace(strikes, '').trim() } : line
	);
	return { ...text, lines };
}

/**
 * A text without the lines that somebody struck through and what stands below them, and these lines.
 * @param below the numbers of the lines below units
 */
export function withoutStruck(
	text: ListText,
	below: ReadonlySet<number>
): readonly [text: ListText, struck: readonly TextLine[]] {
	let isBelow = false;
	const gone = text.lines.filter((line) => {
		const isStruck = struck.test(line.text);
		isBelow = below.has(line.number) ? isBelow : isStruck;
		return isStruck || isBelow;
	});
	return [{ ...text, lines: text.lines.filter((line) => !gone.includes(line)) }, gone];
}

/** A list with what is struck through in its text: whether it is meant is for the player to say. */
export function withStruck(result: RosterResult, lines: readonly TextLine[]): RosterResult {
	if (!result.ok || lines.length === 0) return result;
	const findings = lines.map(({ number, text }): Finding => {
		const said = struck.test(text) ? imports.struck : imports.lostMark;
		return { kind: 'unread', fault: lineFault(number, said(quoted(text))) };
	});
	const { note = '' } = result.roster;
	const kept = [note, ...lines.map(({ text }) => text)].filter((one) => one !== '');
	return {
		...result,
		roster: { ...result.roster, note: kept.join('\n').slice(0, 2000) },
		findings: [...(result.findings ?? []), ...findings]
	};
}
