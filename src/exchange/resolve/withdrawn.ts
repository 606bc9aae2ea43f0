import type { ArmyIndex } from '#engine';
import { normaliseName, sameName } from './names.ts';

/** The last season in which the army had something of this name that it no longer has. */
export function seasonOfWithdrawn(name: string, { army }: ArmyIndex): string | undefined {
	const wanted = normaliseName(name);
	const seasons = Object.entries(army.withdrawn ?? {});
	return seasons.find(([, names]) =>
		names.some((known) => sameName(normaliseName(known), wanted))
	)?.[0];
}
