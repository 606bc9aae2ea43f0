import { whfb4, whfb4Armies } from '../../whfb4.ts';

/**
 * Options that nobody may have: they are for a person or an office that the public data has no model of.
 * A new one shows here.
 */
export const withoutBearer: readonly string[] = [
	'black-armour-of-nagash',
	'dragon-armour-of-aenarion',
	'dragon-bow',
	'fangsword-of-eltharion',
	'fearfrost',
	'heart-of-avelorn',
	'horn-of-sigismund',
	'jade-griffon',
	'moon-staff-of-lileath',
	'mortis-the-great-blade-of-death',
	'rune-of-spellbreaking',
	'staff-of-command',
	'staff-of-power',
	'staff-of-volans',
	'sunfang-runesword-of-tyrion',
	'talisman-of-ulric'
];

export function isBearerless(key: string): boolean {
	return withoutBearer.some((id) => key === `system/carries-${id}`);
}

/** A unit has one model at least, so that this is said of it and cannot be broken. */
export function isBoundless(key: string): boolean {
	const [file = '', id = ''] = key.split('/');
	const entries = whfb4Armies.find((army) => army.id === file)?.entries ?? whfb4.entries;
	const sized = entries.find((entry) => id === `size-${entry.id}`)?.size;
	return typeof sized === 'object' && sized.min === 1 && sized.max === undefined;
}
