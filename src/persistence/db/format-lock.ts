import { locks } from '../../platform/locks.ts';

/** The format in which this version stores rosters. */
const own = 1;

const lockOf = (format: number): string => `muster-format-${format}`;

/**
 * Tells newer versions in other tabs that this one is open. Without locks nobody learns it, but a tab still
 * never overwrites what it cannot read.
 */
export function holdFormat(format = own): void {
	locks()
		?.request(lockOf(format), { mode: 'shared' }, () => new Promise(() => undefined))
		.catch(() => undefined);
}

/** Whether this format may be written: only while no open tab is too old to read it. */
export async function mayWrite(format: number): Promise<boolean> {
	for (let older = 1; older < format; older++) {
		if (!(await isFree(lockOf(older)))) return false;
	}
	return true;
}

async function isFree(name: string): Promise<boolean> {
	const isGranted = locks()?.request(
		name,
		{ mode: 'exclusive', ifAvailable: true },
		(lock) => lock !== null
	);
	return (await isGranted) ?? true;
}
