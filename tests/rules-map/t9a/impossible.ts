import { t9aArmies } from './data.ts';

/** A unit has one model at least, so that this is said of it and cannot be broken. */
export function isBoundless(key: string): boolean {
	const [file = '', id = ''] = key.split('/');
	const entries = t9aArmies.find((army) => army.id === file)?.entries ?? [];
	const sized = entries.find((entry) => id === `size-${entry.id}`)?.size;
	return typeof sized === 'object' && (sized.min ?? 1) === 1 && sized.max === undefined;
}
