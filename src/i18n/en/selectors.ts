import { words } from '../words.ts';
import { phrases } from './phrases.ts';

/** Whom a rule means. */
export const selectors = words('selectors', {
	/** Those who have one of these options. */
	having: (options: readonly string[]): string => `whoever has ${phrases.either(options)}`,
	otherThan: (wanted: string, excluded: readonly string[]): string =>
		`${wanted} other than ${phrases.either(excluded)}`,
	butNot: (wanted: string, excluded: readonly string[]): string =>
		`${wanted}, but not ${phrases.either(excluded)}`,
	/** Those who have nothing in a column of their stat line. */
	without: (column: string): string => `no ${column}`,
	/** Those who are all of these at once. */
	allOf: (kinds: readonly string[]): string => kinds.join(' and '),
	also: (wanted: string, also: string): string => `${wanted} that are also ${also}`,
	/** Told by rows of the army list, where no word says who they are. */
	listed: (wanted: string): string => `${wanted || 'those'} whom the army list names`,
	/** Told where an option is for other armies. */
	nobody: 'other armies',
	anything: 'anything',
	any: 'any',
	anyBut: (others: readonly string[]): string => `any but ${phrases.either(others)}`,
	someOfThem: (count: number): string => `${count} of them`
});
