import type { Deadline } from '#schema';

const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i;

/**
 * The moment of a time, in milliseconds; undefined if it is none.
 * @param zone the zone of a time that states none
 */
export function momentOf(time: string | undefined, zone: string): number | undefined {
	if (time === undefined) return undefined;
	const moment = zoned.test(time) ? Date.parse(time) : inZone(time, zone);
	return Number.isNaN(moment) ? undefined : moment;
}

/** Clocks of a zone are moved by at most so much at a time. */
const steps = 2;

/** A local time is taken for one of Greenwich, and moved by what the zone's clocks show beside it. */
function inZone(time: string, zone: string): number {
	const wanted = Date.parse(`${time}Z`);
	let moment = wanted;
	for (let step = 0; step < steps; step += 1) moment += wanted - shownIn(zone, moment);
	return moment;
}

/** What the clocks of a zone show at a moment, as if they were those of Greenwich. */
function shownIn(zone: string, moment: number): number {
	if (Number.isNaN(moment)) return moment;
	const parts = clockOf(zone).formatToParts(moment);
	const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
	return Date.parse(
		`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`
	);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once for each zone: it takes longer to make than to read. */
function clockOf(zone: string): Intl.DateTimeFormat {
	const clock =
		clocks.get(zone) ??
		new Intl.DateTimeFormat('en-GB', {
			timeZone: zone,
			hourCycle: 'h23',
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
			second: '2-digit'
		});
	clocks.set(zone, clock);
	return clock;
}

/** Whether a list came after the deadline. What nobody knows the time of did not. */
export function isLate(moment: number | undefined, deadline: Deadline | undefined): boolean {
	const end = deadline && momentOf(deadline.at, deadline.zone);
	return moment !== undefined && end !== undefined && moment > end;
}
