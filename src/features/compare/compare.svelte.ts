import { compareRosters, indexFor, type Comparison } from '#engine';
import type { Roster } from '#schema';
import { comparing } from '../../i18n/en/comparing.ts';
import { catalogue } from '../../packs/catalogue.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import { cards } from '../../packs/cards.svelte.ts';
import { readRef } from './compare-ref.ts';
import { loadSubject, type Subject } from './compare-sources.ts';
import { packOf } from '../../persistence/data-version/data-for.ts';
import { messageOf } from '../../platform/message-of.ts';
import { dateAndTime } from '../../ui/time/moments.ts';

/** The result of comparing, or why nothing could be compared. */
export type Compared =
	| {
			readonly kind: 'compared';
			readonly comparison: Comparison;
			readonly from: Subject;
			readonly to: Subject;
	  }
	| { readonly kind: 'refused'; readonly sentence: string };

/** The two rosters being compared. */
export class CompareDesk {
	/** Undefined until there is something to say. */
	compared = $state.raw<Compared>();
	#latest = 0;

	/** Compares what two references name. A late result of an earlier call is dropped. */
	async show(from: string | null, to: string | null): Promise<void> {
		this.#latest += 1;
		const turn = this.#latest;
		const compared = await compare(from, to).catch((error: unknown) =>
			refuse(comparing.failed(messageOf(error)))
		);
		if (turn === this.#latest) this.compared = compared;
	}
}

function refuse(sentence: string): Compared {
	return { kind: 'refused', sentence };
}

async function compare(from: string | null, to: string | null): Promise<Compared> {
	if (from === null || to === null) return refuse(comparing.chooseTwo);
	const [a, b] = await Promise.all([open(from), open(to)]);
	if (!a || !b) {
		return refuse(comparing.notHere(a ? comparing.to : comparing.from));
	}
	const [{ system, army, name }, other] = [a.roster, b.roster];
	if (system !== other.system || army !== other.army) {
		return refuse(comparing.differentArmies(name, other.name));
	}
	const pack = await packForBoth(a.roster, b.roster);
	if (!pack) return refuse(comparing.noData(army));
	const comparison = compareRosters(a.roster, b.roster, indexFor(pack));
	return { kind: 'compared', comparison, from: a, to: b };
}

/** The data that both rosters use, or today's if they differ. */
async function packForBoth(a: Roster, b: Roster): Promise<Pack | undefined> {
	const [own, other] = await Promise.all([packOf(a), packOf(b)]);
	return own?.mark === other?.mark ? own : loadPack(a.system, a.army);
}

async function open(text: string): Promise<Subject | undefined> {
	const ref = readRef(text);
	return ref && loadSubject(ref);
}

/** Rosters of an army. */
export interface ArmyRosters {
	readonly key: string;
	readonly name: string;
	readonly rosters: readonly Roster[];
}

/** Rosters to choose from: with their points limit and the moment of the last edit where several have one name. */
export function withDistinctNames(
	stored: readonly { readonly roster: Roster; readonly updatedAt: number }[]
): readonly Roster[] {
	return stored.map(({ roster, updatedAt }) => {
		const isOne = stored.every(
			({ roster: other }) => other === roster || other.name !== roster.name
		);
		if (isOne) return roster;
		return { ...roster, name: `${roster.name} (${roster.size}, ${dateAndTime(updatedAt)})` };
	});
}

/** Rosters by army, both in the order given. With several games, armies are named with their game. */
export function byArmy(rosters: readonly Roster[]): readonly ArmyRosters[] {
	const armies = new Map<string, Roster[]>();
	for (const roster of rosters) {
		const key = `${roster.system}/${roster.army}`;
		const own = armies.get(key);
		if (own) own.push(roster);
		else armies.set(key, [roster]);
	}
	const isOneGame = new Set(rosters.map(({ system }) => system)).size === 1;
	return [...armies].map(([key, own]) => {
		const [system = '', army = ''] = key.split('/');
		const name = cards.nameOf(system, army) ?? army;
		const game = catalogue.find(({ id }) => id === system)?.name ?? system;
		return { key, name: isOneGame ? name : `${name} · ${game}`, rosters: own };
	});
}
