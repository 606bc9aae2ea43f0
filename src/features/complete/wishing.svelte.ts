import { matches, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Completion, Selector } from '#schema';
import type { SolvingTask, WishedFor } from '../../workers/solving/messages.ts';

/** How much of something is wished for. */
export type Amount = 'fewer' | 'any' | 'more';

/** What a player wishes for in a completion. */
export class Wishing {
	readonly habits: Completion | undefined;
	units = $state<Amount>('any');
	parts = $state.raw<ReadonlyMap<string, Amount>>(new Map());
	usual = $state(true);
	noSeldom = $state(false);
	excluded = $state.raw<ReadonlySet<string>>(new Set());
	loose = $state.raw<ReadonlySet<string>>(new Set());
	#seed = 1;

	/** @param habits what lists of the game usually look like */
	constructor(habits: Completion | undefined) {
		this.habits = habits;
	}

	amountOf(part: string): Amount {
		return this.parts.get(part) ?? 'any';
	}

	wish(part: string, amount: Amount): void {
		this.parts = new Map([...this.parts, [part, amount]]);
	}

	/** The next search finds others of the lists that are equally good. */
	others(): void {
		this.#seed += 1;
	}

	/** What the solver is asked for. */
	taskFor(index: ArmyIndex): SolvingTask {
		const wishes: WishedFor = {
			more: this.#selectors('more'),
			fewer: this.#selectors('fewer'),
			units: this.units === 'any' ? undefined : this.units,
			usual: this.usual,
			seed: this.#seed
		};
		const seldom = this.noSeldom ? this.seldomIn(index) : [];
		const excluded = new Set([...this.excluded, ...seldom.map(({ entry }) => entry.id)]);
		return { kind: 'complete', wishes, excluded, loose: this.loose };
	}

	/** What lists have only where a player wants it. */
	seldomIn({ units }: ArmyIndex): readonly IndexedEntry[] {
		const of = this.habits?.seldom;
		return of ? units.filter(({ tags, isHidden }) => !isHidden && matches(of, tags)) : [];
	}

	#selectors(amount: Amount): readonly Selector[] {
		const spread = this.habits?.spread ?? [];
		return spread.filter(({ name }) => this.amountOf(name) === amount).map(({ of }) => of);
	}
}

/** A set with an id more, or without it. */
export function turned(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
	return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}
