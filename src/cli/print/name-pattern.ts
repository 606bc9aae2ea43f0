import { playerDetails } from '#schema';

/** What files are called: text with parts such as `{list}` or `{player}`. */
export type NamePattern = string;

export const defaultNames: NamePattern = '{list}';

/** A part to be filled in. */
export const part = /\{(\w*)\}/g;

/** `{player}` is the player's name; every other detail has its own. */
const parts: readonly string[] = [
	'list',
	'army',
	'player',
	...playerDetails.filter((detail) => detail !== 'name')
];

/** Reports a part that no list has. */
export function unknownPart(pattern: NamePattern): string | undefined {
	const unknown = [...pattern.matchAll(part)].find(([, name = '']) => !parts.includes(name));
	const known = parts.map((name) => `{${name}}`).join(', ');
	return unknown && `There is no ${unknown[0]} in file names: say ${known}.`;
}
