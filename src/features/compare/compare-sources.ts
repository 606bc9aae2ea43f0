import { sumOf } from '#engine';
import type { Roster, Step } from '#schema';
import { moments } from '../../i18n/en/shelf.ts';
import { openStorage } from '../../persistence/index.ts';
import { writeRef, type CompareRef } from './compare-ref.ts';
import { chainAround, walk, type Chain } from '../../persistence/history/roster-log-chain.ts';

/** A version or step of a roster that can be compared. */
export interface Moment {
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
export interface Moments {
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

/** @returns undefined if this browser does not have it or cannot read it */
export async function loadSubject({
	roster,
	version,
	step
}: CompareRef): Promise<Subject | undefined> {
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
	if (sumOf(found) !== (step?.to ?? next?.from)) return undefined;
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
	return { roster, chain: chainAround(stored.steps, past, sumOf(roster)) };
}
