import { checkRoster, indexArmy } from '#engine';
import { listsIn, withSum } from '../src/exchange/index.ts';
import { openPacks } from '../src/cli/packs.ts';

// What a pasted text becomes, as `muster check` reads it.

const packs = openPacks('data');

/** A text as it was read: units with their options, and what is said of it. */
export interface ReadCase {
	readonly army: string;
	readonly name: string;
	readonly size: number;
	readonly points: number;
	/** "8 dread-knights champion", "hero “Van Hal”" */
	readonly units: readonly string[];
	readonly unread: readonly string[];
	/** Prices and sums that differ. */
	readonly differences: readonly string[];
	readonly problems: readonly string[];
}

export async function readCase(text: string): Promise<ReadCase> {
	const content = await listsIn(text, {
		packs: packs.source,
		newId: () => '00000000-0000-4000-8000-000000000000'
	});
	const [read] = content.kind === 'lists' ? content.lists : [];
	const list = await read?.read();
	if (!list?.ok) throw new Error(list?.faults.map(({ message }) => message).join('\n'));
	const { roster, findings = [], spent, clues } = list;
	const pack = await packs.source.pack(roster.system, roster.army);
	if (!pack) throw new Error(`There is no ${roster.army}.`);
	const report = checkRoster(roster, indexArmy(pack.system, pack.army, roster));
	const all = withSum(findings, spent, report.points, clues);
	return {
		army: `${roster.system}/${roster.army}`,
		name: roster.name,
		size: roster.size,
		points: report.points,
		units: roster.units.map(({ models, entry, options = [], name }) =>
			[models, entry, ...options, name && `“${name}”`].filter(Boolean).join(' ')
		),
		unread: all.flatMap(({ kind, fault }) => (kind === 'unread' ? fault.message : [])),
		differences: all.flatMap(({ kind, fault }) =>
			kind === 'price' || kind === 'sum' ? fault.message : []
		),
		problems: report.problems.map(({ outcome }) => outcome)
	};
}
