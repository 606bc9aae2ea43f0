import type { Verdict } from '#engine';

/** What part of the agreed size a limit is, in percent; undefined where it is printed in points. */
export function percentOf(
	{ constraint }: Partial<Verdict>,
	limit: 'min' | 'max'
): number | undefined {
	const percent = constraint?.kind === 'share' ? constraint[limit] : undefined;
	return typeof percent === 'number' ? percent : undefined;
}
