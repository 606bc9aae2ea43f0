import type { Entry } from '#schema';
import type { FactUnit } from './facts.ts';

/** How many serve a machine, which has no movement of its own: "Crew (3)". */
export function crewOf({ profiles = [] }: FactUnit): Pick<Entry, 'crew'> {
	const crew = profiles.map(({ name }) => /^Crew \((\d+)\)$/.exec(name.trim())?.[1]);
	const number = crew.find((found) => found !== undefined);
	const isMachine = profiles.some(({ name, stats }) => !/^Crew/.test(name) && stats['M'] === '-');
	return number !== undefined && isMachine ? { crew: Number(number) } : {};
}
