import { imports } from '../../i18n/en/faults.ts';
import { quoted, type Fault } from '../common/fault.ts';
import { lineFault } from '../common/line-fault.ts';

/** What a line below a unit says that it has. */
export interface OptionLine {
	readonly number: number;
	readonly text: string;
	/** The number of the unit's line. */
	readonly of: number;
}

/** The faults of options whose unit is unknown, unless their own line has one already. */
export function lostOptions(
	lines: readonly OptionLine[],
	unread: readonly Fault[]
): readonly Fault[] {
	const reported = new Set(unread.map(({ line }) => line));
	const seasons = new Map(unread.map(({ line, season }) => [line, season]));
	return lines
		.filter(({ number }) => !reported.has(number))
		.map(({ number, text, of }) => {
			const season = seasons.get(of);
			const fault = lineFault(number, imports.lostMark(quoted(text)));
			return season === undefined ? fault : { ...fault, season };
		});
}
