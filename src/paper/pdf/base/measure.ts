import { lettersOf, countLines } from './lines.ts';
import { runWidth, type Run } from './widths.ts';

export { figureWidth, fixedSpace, runWidth, type Run } from './widths.ts';

/** The number of lines of these runs in a column. */
export function lineCount(runs: readonly Run[], width: number): number {
	return countLines(runs, width);
}

/** The text cut to one line of this width, with an ellipsis if something was cut. */
export function shortened(run: Run, width: number): string {
	if (runWidth(run) <= width) return run.text;
	const characters = lettersOf(run.text);
	const cut = characters.findLastIndex(
		(_, at) => runWidth({ ...run, text: `${characters.slice(0, at).join('')}…` }) <= width
	);
	return `${characters.slice(0, Math.max(0, cut)).join('').trimEnd()}…`;
}
