import { loadArmyCards, type ArmyCard } from './catalogue.ts';

/** The cards of armies, loaded by system on first use. Readers are updated when they arrive. */
class ArmyCards {
	#known = $state.raw<ReadonlyMap<string, readonly ArmyCard[]>>(new Map());
	#failed = $state.raw<readonly string[]>([]);
	readonly #asked = new Set<string>();

	/** The armies of a system by name; undefined until they are loaded. */
	of(system: string): readonly ArmyCard[] | undefined {
		if (!this.#asked.has(system) && !import.meta.env.SSR) {
			this.#asked.add(system);
			void this.load(system);
		}
		return this.#known.get(system);
	}

	/** The card of an army; undefined until it is loaded, or if there is no such army. */
	army(system: string, army: string): ArmyCard | undefined {
		return this.of(system)?.find(({ id }) => id === army);
	}

	/** The name of an army, or its id if there is no such army; undefined until that is known. */
	nameOf(system: string, army: string): string | undefined {
		const isKnown = this.of(system) !== undefined || this.hasFailed(system);
		return this.army(system, army)?.name ?? (isKnown ? army : undefined);
	}

	/** Whether the cards of a system failed to load. */
	hasFailed(system: string): boolean {
		return this.#failed.includes(system);
	}

	/** Loads the cards of a system, again if that failed before. */
	async load(system: string): Promise<void> {
		try {
			const armies = await loadArmyCards(system);
			this.#known = new Map([...this.#known, [system, armies]]);
			this.#failed = this.#failed.filter((other) => other !== system);
		} catch {
			this.#failed = [...new Set([...this.#failed, system])];
		}
	}
}

export const armyCards = new ArmyCards();
