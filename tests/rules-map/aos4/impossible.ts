const champions = 'blades-of-khorne-gorechosen-champions';

/**
 * Rules that no list of the data can break: every unit of a regiment may also stand in none, and in an army of
 * Heroes all may have its enhancements.
 */
export const boundless: readonly string[] = [
	'system/auxiliaries',
	`${champions}/carries-crowned-in-butchery`,
	`${champions}/carries-warmongers-icon`,
	`${champions}/carries-the-scarring-blade`,
	`${champions}/carries-bloodmist-skull`
];

export function isBoundless(key: string): boolean {
	return boundless.includes(key);
}

/** Rules that no list of the data can meet with what they are about. */
export const withoutBearer: readonly string[] = [];

export function isBearerless(key: string): boolean {
	return withoutBearer.includes(key);
}
