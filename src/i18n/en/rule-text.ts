import { words } from '../words.ts';

/** What stands with a rule or a spell besides its own text. */
export const ruleText = words('ruleText', {
	result: 'Result',
	unnamed: 'its name is lost',
	cast: (roll: number | string): string => `${roll} to cast`,
	power: (power: number | string): string => `Power ${power}`,
	range: (range: string): string => `Range ${range}`
});
