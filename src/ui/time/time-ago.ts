import { ago } from '../../i18n/en/shelf.ts';
import { locale } from '../../i18n/base/words.ts';

const day = 86_400_000;

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
	const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto', style });
	if (moment > now + day || moment < Date.UTC(2020, 0)) return ago.someTime;
	const past = Math.max(0, now - moment);
	const unit = units.find(([, length]) => past >= length);
	return unit ? format.format(-Math.floor(past / unit[1]), unit[0]) : ago.justNow;
}
