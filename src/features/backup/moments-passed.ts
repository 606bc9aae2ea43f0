import type { Settings } from '../../persistence/index.ts';

/**
 * Moves dates in the future to now. They occur if the clock was set back, and would delay everything until
 * then.
 */
export function setBack(settings: Settings, now: number): Settings {
	const { lastBackup, weeklyCopy, copyFailed, rostersSince, keepRefused, later = {} } = settings;
	const isAhead = (at: number | undefined): boolean => at !== undefined && at > now;
	return {
		...(lastBackup && isAhead(lastBackup.at) && { lastBackup: { ...lastBackup, at: now } }),
		...(weeklyCopy && isAhead(weeklyCopy.at) && { weeklyCopy: { ...weeklyCopy, at: now } }),
		...(copyFailed && isAhead(copyFailed.at) && { copyFailed: { ...copyFailed, at: now } }),
		...(isAhead(rostersSince) && { rostersSince: now }),
		...(isAhead(keepRefused) && { keepRefused: now }),
		...(Object.values(later).some(isAhead) && {
			later: Object.fromEntries(
				Object.entries(later).map(([kind, at]) => [kind, Math.min(at, now)])
			)
		})
	};
}
