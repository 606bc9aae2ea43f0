import type { Entry } from '#schema';
import { systemCard } from '../../packs/catalogue.ts';
import { ownWordings } from '../../ui/own-wordings.svelte.ts';
import type { ArmyAndGame } from './army-book.ts';
import type { ExplainedPack } from './explained-pack.ts';

/** An army on the page, and what its things do, which comes after it. To be made by a component. */
export class LateExplained {
	readonly #pack: () => ArmyAndGame;
	/** What its things do, with the army of which it is. */
	#loaded = $state.raw<{
		readonly of: ArmyAndGame;
		readonly explained: ExplainedPack | undefined;
	}>();
	readonly #current = $derived.by(() =>
		this.#loaded?.of === this.#pack() ? this.#loaded : undefined
	);

	readonly now: ExplainedPack | undefined = $derived(this.#current?.explained);
	/** Whether there is or will be more than its list says. */
	readonly isAwaited: boolean = $derived.by(
		() => systemCard(this.#pack().system.id)?.hasProfiles ?? false
	);
	/** Whether nothing more comes: it is here, could not be loaded, or there is none. */
	readonly isSettled: boolean = $derived(!this.isAwaited || this.#current !== undefined);
	/** The army with what its things do, as far as that is known. */
	readonly pack: ArmyAndGame = $derived.by(
		() => this.now?.packWith(ownWordings.all) ?? this.#pack()
	);

	constructor(pack: () => ArmyAndGame) {
		this.#pack = pack;
		$effect(() => {
			const of = pack();
			if (!this.isAwaited) return;
			void import('./explained-pack.ts')
				.then(({ loadExplained }) => loadExplained(of))
				.catch(() => undefined)
				.then((explained) => {
					if (of === pack()) this.#loaded = { of, explained };
				});
		});
	}

	/** Whether an entry has weapons and abilities, or will have them once they are here. */
	hasScrolls({ id, stats }: Entry): boolean {
		if (this.now) return this.now.scrollsOf(id) !== undefined;
		return this.isAwaited && stats !== undefined;
	}
}
