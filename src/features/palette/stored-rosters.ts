import type { Roster } from '#schema';
import { frame } from '../../i18n/en/frame.ts';
import { catalogue, loadCards, type ArmyCard } from '../../packs/catalogue.ts';
import { hasStored, openStorage, type Stored } from '../../persistence/index.ts';
import { links } from '../../ui/links.ts';
import type { Command } from './command.ts';

type Readable = Extract<Stored, { readable: true }>;

/** The rosters of this browser, edited last first. @param here the id of the one that is open */
export async function storedRosters(here: string | null): Promise<readonly Command[]> {
	if (!(await hasStored())) return [];
	const { rosters } = await openStorage();
	const rows = (await rosters.all()).filter((row) => row.readable);
	const systems = [...new Set(rows.map(({ roster }) => roster.system))];
	const cards = new Map(
		await Promise.all(systems.map(async (id) => [id, await loadCards(id)] as const))
	);
	return rows
		.filter(({ roster }) => roster.id !== here)
		.map((row) => commandOf(row, cardOf(row.roster, cards)));
}

function cardOf(
	{ system, army }: Roster,
	cards: ReadonlyMap<string, readonly ArmyCard[]>
): ArmyCard | undefined {
	return cards.get(system)?.find(({ id }) => id === army);
}

function commandOf({ roster }: Readable, card: ArmyCard | undefined): Command {
	const game = catalogue.find(({ id }) => id === roster.system)?.name ?? '';
	const army = card?.name ?? roster.army;
	const size = roster.size > 0 ? [String(roster.size)] : [];
	return {
		id: `roster-${roster.id}`,
		name: roster.name.trim() || frame.roster,
		place: [army, game, roster.event?.name ?? ''],
		note: () => [army, game, ...size].join(' · '),
		livery: card?.livery,
		does: { go: links.roster(roster.id) }
	};
}
