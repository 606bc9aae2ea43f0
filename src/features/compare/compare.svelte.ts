import { compareRosters, indexFor, hashOf, type Comparison } from '#engine';
import type { Roster, Step } from '#schema';
import { comparing } from '../../i18n/en/comparing.ts';
import { catalogue } from '../../packs/catalogue.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import { armyCards } from '../../packs/army-cards.svelte.ts';
import { readRef, writeRef } from './compare-ref.ts';
import { packOf } from '../../persistence/data-version/data-for.ts';
import { messageOf } from '../../platform/message-of.ts';
import { dateAndTime } from '../../ui/time/moments.ts';
import { moments } from '../../i18n/en/shelf.ts';
import { openStorage } from '../../persistence/index.ts';
import { chainAround, walk, type Chain } from '../../persistence/history/roster-log-chain.ts';

/** The result of comparing, or why nothing could be compared. */
type Compared =
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

/** A version or step of a roster that can be compared. */
interface Moment {
	/** Its reference in an address. */
	readonly ref: string;
	/** The name of a saved version, or the description of a step. */
	readonly name: string;
	readonly at: number;
	readonly isSaved: boolean;
}

/** A roster to compare; without a moment it is the current one. */
export interface Subject {
	readonly roster: Roster;
	readonly moment?: Moment | undefined;
}

/** The versions and steps of a roster, newest first. */
interface Moments {
	readonly versions: readonly Moment[];
	readonly steps: readonly Moment[];
}

export async function momentsOf(roster: string): Promise<Moments> {
	const { versions } = await openStorage();
	const [saved, history] = await Promise.all([versions.list(roster), loadHistory(roster)]);
	return {
		versions: saved.map(({ id, name, at }) => ({
			ref: writeRef({ roster, version: id }),
			name,
			at,
			isSaved: true
		})),
		steps: (history?.chain.steps ?? []).map((step) => momentOf(roster, step)).toReversed()
	};
}

/** @returns undefined if a text is no reference, or this browser does not have what it names or cannot read it */
async function open(text: string): Promise<Subject | undefined> {
	const ref = readRef(text);
	if (!ref) return undefined;
	const { roster, version, step } = ref;
	if (version !== undefined) return loadVersion(roster, version);
	if (step !== undefined) return loadStep(roster, step);
	const loaded = await (await openStorage()).rosters.load(roster);
	return loaded.ok ? { roster: loaded.roster } : undefined;
}

async function loadVersion(roster: string, wanted: string): Promise<Subject | undefined> {
	const { versions } = await openStorage();
	const version = (await versions.list(roster)).find(({ id }) => id === wanted);
	if (!version) return undefined;
	const { id, name, at, snapshot } = version;
	const moment = { ref: writeRef({ roster, version: id }), name, at, isSaved: true };
	// The version's roster may carry another id.
	return { roster: { ...snapshot, id: roster }, moment };
}

/** The roster after a step, found by undoing or redoing from the current one. */
async function loadStep(roster: string, wanted: number): Promise<Subject | undefined> {
	const history = await loadHistory(roster);
	const steps = history?.chain.steps ?? [];
	const at = steps.findIndex(({ n }) => n === wanted);
	const step = steps[at];
	const next = steps[at + 1];
	// The number before the first step stands for the roster before that step.
	const isBeginning = at === -1 && next?.n === wanted + 1;
	if (!history || !(step ?? isBeginning)) return undefined;
	let found = history.roster;
	for (const stop of walk(history.chain, found, at + 1)) found = stop.roster;
	if (hashOf(found) !== (step?.to ?? next?.from)) return undefined;
	const first = next && { ...next, n: wanted, text: moments.beginning };
	const shown = step ?? first;
	return { roster: found, moment: shown && momentOf(roster, shown) };
}

function momentOf(roster: string, { n, text, at }: Step): Moment {
	return { ref: writeRef({ roster, step: n }), name: text, at, isSaved: false };
}

interface History {
	readonly roster: Roster;
	readonly chain: Chain;
}

async function loadHistory(id: string): Promise<History | undefined> {
	const { rosters, steps } = await openStorage();
	const [loaded, stored] = await Promise.all([rosters.load(id), steps.load(id)]);
	if (!loaded.ok) return undefined;
	const { roster, past } = loaded;
	return { roster, chain: chainAround(stored.steps, past, hashOf(roster)) };
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
		const name = armyCards.nameOf(system, army) ?? army;
		const game = catalogue.find(({ id }) => id === system)?.name ?? system;
		return { key, name: isOneGame ? name : `${name} · ${game}`, rosters: own };
	});
}
