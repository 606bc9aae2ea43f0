const units = [
	['day', 86_400_000],
	['hour', 3_600_000],
	['minute', 60_000]
] as const;

/** How long ago a moment was, in words: "just now", "5 minutes ago", "3 days ago". */
export function timeAgo(moment: number, now: number = Date.now()): string {
	const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
	const past = Math.max(0, now - moment);
	const unit = units.find(([, length]) => past >= length);
	return unit ? format.format(-Math.floor(past / unit[1]), unit[0]) : 'just now';
}

/** A day of the data in words: "3 May 2020". */
export function dateInWords(day: string): string {
	const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
	return format.format(new Date(day));
}

/** The day that prices are of, in words: "Points of 3 May 2020". */
export function dateOfPoints(day: string): string {
	return `Points of ${dateInWords(day)}`;
}
