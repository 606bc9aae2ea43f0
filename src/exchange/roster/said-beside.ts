import type { ArmyIndex, IndexedEntry } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { quoted, type Fault } from '../common/fault.ts';
import { isWithin, labelsOf, normaliseName } from '../common/names.ts';
import type { TextLine } from '../lines/text-line.ts';

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
	].map(({ number, text }) => {
		const message = `${imports.textLine(number)}: ${imports.saidBeside(quoted(text))}`;
		return { message, line: number };
	});
}

function namesOne(text: string, things: readonly IndexedEntry[]): boolean {
	const words = normaliseName(text).split(' ');
	return things.some(({ entry }) =>
		labelsOf(entry).some((label) => isWithin(label.split(' '), words))
	);
}
