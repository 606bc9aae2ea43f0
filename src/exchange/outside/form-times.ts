const numbers =
	/^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})(?:[T,\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?)?\s*(Z|(?:GMT|UTC)?\s*[+-]\d{1,2}(?::?\d{2})?|MEZ|MESZ|CET|CEST|GMT|UTC)?/i;

const zones: Readonly<Record<string, string>> = {
	Z: '+00:00',
	GMT: '+00:00',
	UTC: '+00:00',
	MEZ: '+01:00',
	CET: '+01:00',
	MESZ: '+02:00',
	CEST: '+02:00'
};

/** The two numbers before or behind the year. */
type Order = 'day-first' | 'month-first';

/**
 * The times in a column of a form, in ISO and with a zone only where they state one. With slashes, day and month are told
 * apart by a day that is no month; where no row has one the times are not known.
 */
export function formTimes(cells: readonly string[]): readonly (string | undefined)[] {
	const parts = cells.map((cell) => numbers.exec(cell.trim()) ?? undefined);
	const slashed = parts.filter((found) => found?.[2] === '/' && (found[1]?.length ?? 0) < 3);
	const isOver = (at: 1 | 3): boolean => slashed.some((found) => Number(found?.[at]) > 12);
	const slash: Order | undefined = isOver(1) ? 'day-first' : isOver(3) ? 'month-first' : undefined;
	return parts.map((found) => found && timeOf(found, found[2] === '/' ? slash : 'day-first'));
}

function timeOf(found: RegExpExecArray, order: Order | undefined): string | undefined {
	const [, first = '', , second = '', third = '', hour = '', minute = '00', second60 = '00'] =
		found;
	const isYearFirst = first.length === 4;
	if (!isYearFirst && (order === undefined || third.length !== 4)) return undefined;
	const [year, month, day] = isYearFirst
		? [first, second, third]
		: order === 'day-first'
			? [third, second, first]
			: [third, first, second];
	if (hour === '') return undefined;
	const date = `${year}-${two(month)}-${two(day)}T${two(hourOf(hour, found[8]))}:${minute}:${second60}`;
	const isReal = !Number.isNaN(Date.parse(`${date}Z`));
	return isReal ? `${date}${zoneOf(found[9])}` : undefined;
}

function two(figure: string | undefined): string {
	return (figure ?? '').padStart(2, '0');
}

function hourOf(hour: string, half: string | undefined): string {
	if (half === undefined) return hour;
	const twelve = Number(hour) % 12;
	return String(half.toLowerCase().startsWith('p') ? twelve + 12 : twelve);
}

function zoneOf(written: string | undefined): string {
	if (written === undefined) return '';
	const named = zones[written.toUpperCase()];
	if (named !== undefined) return named;
	const [, sign = '+', hours = '', minutes = '00'] =
		/([+-])(\d{1,2}):?(\d{2})?$/.exec(written) ?? [];
	return `${sign}${two(hours)}:${minutes}`;
}
