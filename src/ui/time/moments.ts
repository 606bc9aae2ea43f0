import { moments, ago } from '../../i18n/en/shelf.ts';
import { locale } from '../../i18n/base/words.ts';

/** In milliseconds. */
const day = 86_400_000;

/** A day as a heading: "Today", "Yesterday", "Monday, 16 November". */
export function dayOf(moment: number, now: number = Date.now()): string {
	const days = Math.round((startOfDay(now) - startOfDay(moment)) / day);
	if (days === 0) return moments.today;
	if (days === 1) return moments.yesterday;
	return format(moment, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		...otherYear(moment, now)
	});
}

/** The time of day: "14:32". */
export function clockOf(moment: number): string {
	return format(moment, { hour: '2-digit', minute: '2-digit' });
}

/** A day alone: "21 December". */
export function dateOf(moment: number, now: number = Date.now()): string {
	return format(moment, { day: 'numeric', month: 'long', ...otherYear(moment, now) });
}

/** Day and time, short enough for a row: "21 Dec, 14:32". */
export function dateAndTime(moment: number, now: number = Date.now()): string {
	return format(moment, {
		day: 'numeric',
		month: 'short',
		hour: '2-digit',
		minute: '2-digit',
		...otherYear(moment, now)
	});
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format in the player's locale. Cached, as creating one is slow. */
function format(moment: number, options: Intl.DateTimeFormatOptions): string {
	const key = `${locale()} ${JSON.stringify(options)}`;
	const known = formats.get(key) ?? new Intl.DateTimeFormat(ownLocale(), options);
	formats.set(key, known);
	return Number.isFinite(new Date(moment).getTime()) ? known.format(moment) : '';
}

/**
 * The browser's locale if it is a variety of the language in use, such as American English or Austrian German.
 */
function ownLocale(): string | undefined {
	const own = new Intl.DateTimeFormat().resolvedOptions().locale;
	return languageOf(own) === languageOf(locale()) ? undefined : locale();
}

function languageOf(tag: string): string | undefined {
	return tag.split('-')[0];
}

function startOfDay(moment: number): number {
	return new Date(moment).setHours(0, 0, 0, 0);
}

function otherYear(moment: number, now: number): Intl.DateTimeFormatOptions {
	const isSame = new Date(moment).getFullYear() === new Date(now).getFullYear();
	return isSame ? {} : { year: 'numeric' };
}

const units = [
	['day', day],
	['hour', 3_600_000],
	['minute', 60_000]
] as const;

/**
 * How long ago a moment was, in words: "just now", "5 minutes ago", "3 days ago"; "some time ago" for one
 * in the future or before Muster existed, when a clock was wrong.
 * @param style short where there is little room: "5 min ago"
 */
export function timeAgo(
	moment: number,
	style: 'long' | 'short' = 'long',
	now: number = Date.now()
): string {
	const words = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style });
	if (moment > now + day || moment < Date.UTC(2020, 0)) return ago.someTime;
	const past = Math.max(0, now - moment);
	const unit = units.find(([, length]) => past >= length);
	return unit ? words.format(-Math.floor(past / unit[1]), unit[0]) : ago.justNow;
}
