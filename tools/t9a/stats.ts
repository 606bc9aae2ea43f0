import type { Entry } from '#schema';
import type { FactProfile } from './facts.ts';

const columns = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'LD'];

export function statsOf({ stats }: FactProfile): NonNullable<Entry['stats']> {
	return Object.fromEntries(
		columns.flatMap((column) => {
			const figure = stats[column]?.trim();
			return figure === undefined || figure === '' || figure === '-'
				? []
				: [[column.toLowerCase(), figure]];
		})
	);
}

const kinds: readonly (readonly [RegExp, string])[] = [
	[/^monstr?\w* inf/i, 'MONSTROUS INFANTRY'],
	[/^mon\w* cav/i, 'MONSTROUS CAVALRY'],
	[/^mon\w* beast/i, 'MONSTROUS BEAST'],
	[/^ridden monster/i, 'RIDDEN MONSTER'],
	[/^monster/i, 'MONSTER'],
	[/^war ?beast/i, 'WAR BEAST'],
	[/^war ?machine/i, 'WAR MACHINE'],
	[/^inf\w*ntry/i, 'INFANTRY'],
	[/^cavalry/i, 'CAVALRY'],
	[/^chariot/i, 'CHARIOT'],
	[/^swarm/i, 'SWARM']
];

/** What kind of troops it is, by its profile's own word. */
export function troopKind({ stats }: FactProfile): string | undefined {
	const printed = stats['Type']?.trim() ?? '';
	return kinds.find(([pattern]) => pattern.test(printed))?.[1];
}
