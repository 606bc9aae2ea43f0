/** Constraints of the system that speak of nothing an army has: they can be met, but never tried. */
export const idle: Readonly<Record<string, readonly string[]>> = {
	araby: ['options-once'],
	bretonnian: ['options-once'],
	chaos: ['options-once'],
	daemon: ['one-mount'],
	'dark-elf': ['options-once'],
	dwarf: ['one-mount'],
	empire: ['options-once'],
	'high-elf': ['options-once'],
	lizardmen: ['options-once'],
	orc: ['options-once'],
	skaven: ['one-mount', 'options-once'],
	'tomb-kings': ['options-once'],
	'vampire-counts': ['options-once']
};

/** Items for Wizards, which nobody in an army of Dwarfs may have: they can be broken, never met. */
export const bearerless: Readonly<Record<string, readonly string[]>> = {
	dwarf: ['carries-ring-of-magic', 'carries-wand-of-power', 'carries-rod-of-repetition']
};

/** Brigades of any size: no brigade is too large, so that this can be met, never broken. */
export const boundless: Readonly<Record<string, readonly string[]>> = { skaven: ['brigade-size'] };
