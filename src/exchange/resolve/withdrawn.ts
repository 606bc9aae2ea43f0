import type { ArmyIndex } from '#engine';
import { nameVariants } from '../text/name-variants.ts';
import { normaliseName, sameName } from './names.ts';

/** The last season in which the army had something of this name that it no longer has. */
export function seasonOfWithdrawn(name: string, { army }: ArmyIndex): string | undefined {
	const wanted = nameVariants(name).map((variant) => normaliseName(variant.name));
	const seasons = Object.entries(army.withdrawn ?? {});
	return seasons.find(([, names]) =>
		names.some((known) => wanted.some((one) => sameName(normaliseName(known), one)))
	)?.[0];
}
