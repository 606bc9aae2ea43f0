import type { Livery } from '#schema';

/** The box that a shield's shapes are drawn in. */
export const shieldBox = { width: 48, height: 58 } as const;

/** The part of the box that the outline covers, half of its line's width included. */
export const shieldExtent = { x: 3, y: 3, width: 42, height: 52 } as const;

/** The edges of the shield itself. */
export const shieldEdges = { left: 4, right: 44, top: 4, bottom: 54 } as const;

export const shieldOutline = 'M4 4H44V26C44 41 34 50 24 54C14 50 4 41 4 26Z';

/** The part of the shield in the second colour, for each heraldic division. */
export const shieldDivisions: Record<Livery['division'], string> = {
	'per-pale': 'M24 0H48V60H24Z',
	'per-fess': 'M0 27H48V60H0Z',
	'per-bend': 'M0 0L48 54V60H0Z',
	'per-bend-sinister': 'M48 0L0 54V60H48Z',
	'per-saltire': 'M0 0L24 27L48 0V54L24 27L0 54Z',
	quarterly: 'M24 0H48V27H24ZM0 27H24V60H0Z',
	chevron: 'M0 42L24 20L48 42V54L24 32L0 54Z',
	pale: 'M16 0H32V60H16Z',
	fess: 'M0 19H48V35H0Z',
	bend: 'M0 0H10L48 43V58L0 8Z',
	saltire: 'M0 0H9L24 19L39 0H48V8L31 27L48 48V58L24 34L0 58V48L17 27L0 8Z',
	cross: 'M18 0H30V20H48V32H30V60H18V32H0V20H18Z',
	chief: 'M0 0H48V18H0Z',
	barry: 'M0 12H48V20H0ZM0 28H48V36H0ZM0 44H48V52H0Z',
	paly: 'M10 0H17V60H10ZM24 0H31V60H24ZM38 0H45V60H38Z',
	bordure: 'M0 0H48V60H0ZM12 12V26C12 36 18 42 24 45C30 42 36 36 36 26V12Z'
};
