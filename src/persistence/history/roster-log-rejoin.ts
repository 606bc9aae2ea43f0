import type { Roster, Step } from '#schema';
import type { Past, StoredSteps } from '../index.ts';
import { walk, type Chain, type NewStep } from './roster-log-chain.ts';

/** A roster and its history as another tab has stored them. */
export interface Theirs extends StoredSteps {
	readonly roster: Roster;
	readonly past: Past;
	/** When the row was written. */
	readonly updatedAt: number;
}

/** More steps than this are merged as one, as each takes time. */
const most = 50;

/** The done but unsaved steps at the end of a chain, the oldest first; none if there are very many. */
export function ownEdits(
	chain: Chain,
	roster: Roster,
	unsaved: ReadonlyMap<number, Step>
): readonly NewStep[] {
	const done = chain.steps.slice(0, chain.at);
	const first = done.findLastIndex((step) => unsaved.get(step.n) !== step) + 1;
	if (done.length - first > most) return [];
	const own: NewStep[] = [];
	let after = roster;
	for (const { at: place, roster: before } of walk(chain, roster, first)) {
		const step = done[place];
		if (step) own.unshift({ before, after, at: step.at, text: step.text });
		after = before;
	}
	return own;
}
