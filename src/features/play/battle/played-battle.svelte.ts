import { counting, played, type BattleState } from '../../../content/battle/index.ts';
import type { BattleRepository } from '../../../persistence/db/battle-repository.ts';
import { newRosterId } from '../../../platform/ids.ts';
import type { Battle, Deed, Tap } from '../../../schema/own/battle.ts';
import { pointsAtEnd } from './battle-words.ts';
import { openBattle, type OpenBattle } from './open-battle.ts';
import { openBattles } from './all-battles.svelte.ts';

/** Milliseconds until refused taps are stored again. */
const retryAfter = 3000;

/** A battle that is played here, up to date across tabs. */
export class PlayedBattle {
	battle = $state.raw<Battle>();
	opened = $state.raw<OpenBattle>();
	/** Why there is nothing to play: the battle or an army is missing, or something failed. */
	failure = $state.raw<{ readonly error?: unknown }>();
	/** The taps that the database has refused; they are stored again and again. */
	refused = $state.raw<readonly Tap[]>([]);
	#taps = $state.raw<ReadonlyMap<string, Tap>>(new Map());
	readonly #id: string;
	#battles: BattleRepository | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;

	readonly state = $derived.by<BattleState | undefined>(() => {
		const { battle, opened } = this;
		return battle && opened && played(opened.plan, battle.first, this.taps);
	});

	/** The tap that would be taken back. */
	readonly last = $derived(counting(this.taps).at(-1));

	constructor(id: string) {
		this.#id = id;
	}

	/** Starts following the battle. @returns a function that ends it */
	watch(): () => void {
		const error = (why: unknown): void => void (this.failure = { error: why });
		const opening = openBattles().then((battles) => {
			this.#battles = battles;
			return battles.watch(this.#id).subscribe({
				next: (stored) => {
					if (!stored || stored.battle.deletedAt !== undefined) this.failure = {};
					else this.#take(stored.battle, stored.taps);
				},
				error
			});
		});
		opening.catch(error);
		return () => {
			clearTimeout(this.#retry);
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
		};
	}

	/** Does something, and hands it to the database in the same task. */
	do(deed: Deed): void {
		const latest = this.taps.reduce((most, { at }) => Math.max(most, at + 1), 0);
		const tap = { id: newRosterId(), battle: this.#id, at: Math.max(Date.now(), latest), deed };
		this.#taps = new Map([...this.#taps, [tap.id, tap]]);
		void this.#store(tap);
		void this.#storeResult();
	}

	/** All taps, those that were taken back included. */
	get taps(): readonly Tap[] {
		return [...this.#taps.values()];
	}

	/** Takes the last tap back that still counts. */
	undo(): void {
		if (this.last) this.do({ kind: 'undo', of: this.last.id });
	}

	/** Takes back that the battle has ended, however often it was said. */
	goOn(): void {
		for (const { id, deed } of counting(this.taps))
			if (deed.kind === 'end') this.do({ kind: 'undo', of: id });
	}

	/** Rows of all tabs come together; what is not stored yet stays. */
	#take(battle: Battle, taps: readonly Tap[]): void {
		const isOther = this.battle && this.battle.enemy.list === undefined && battle.enemy.list;
		this.battle = battle;
		this.#taps = new Map([...this.#taps, ...taps.map((tap) => [tap.id, tap] as const)]);
		if (!this.opened || isOther) void this.#open(battle);
	}

	async #open(battle: Battle): Promise<void> {
		try {
			const opened = await openBattle(battle);
			if (opened) this.opened = opened;
			else this.failure = {};
		} catch (error) {
			this.failure = { error };
		}
	}

	async #store(tap: Tap): Promise<void> {
		try {
			await this.#battles?.tap(tap);
			this.refused = this.refused.filter(({ id }) => id !== tap.id);
		} catch {
			if (!this.refused.includes(tap)) this.refused = [...this.refused, tap];
			this.#retry ??= setTimeout(() => {
				this.#retry = undefined;
				for (const refused of this.refused) void this.#store(refused);
			}, retryAfter);
		}
	}

	/** Once it is over, its result is stored with it, and taken back with its end. */
	async #storeResult(): Promise<void> {
		const { battle, opened, state } = this;
		if (!battle || !opened || !state) return;
		const { outcome, round } = state;
		if (outcome === undefined && battle.result === undefined) return;
		const points = pointsAtEnd(opened.plan, state);
		const result = outcome && { outcome, points, round };
		await this.#battles?.change(this.#id, { result }).catch(() => undefined);
	}
}
