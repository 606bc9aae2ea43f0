import { loadCards, type ArmyCard } from './catalogue.ts';

/** The cards of armies, fetched by system when first asked for; what reads them is shown anew when they come. */
class Cards {
	#known = $state.raw<ReadonlyMap<string, readonly ArmyCard[]>>(new Map());
	#failed = $state.raw<readonly string[]>([]);
	readonly #asked = new Set<string>();

	/** The armies of a system, by name; undefined until they have come. */
	of(system: string): readonly ArmyCard[] | undefined {
		if (!this.#asked.has(system) && !import.meta.env.SSR) {
			this.#asked.add(system);
			void this.load(system);
		}
		return this.#known.get(system);
	}

	/** The card of an army, once it has come and if there is such an army. */
	army(system: string, army: string): ArmyCard | undefined {
		return this.of(system)?.find(({ id }) => id === army);
	}

	/** What an army is called: its id if there is no such army; undefined until that is known. */
	nameOf(system: string, army: string): string | undefined {
		const isKnown = this.of(system) !== undefined || this.hasFailed(system);
		return this.army(system, army)?.name ?? (isKnown ? army : undefined);
	}

	/** Whether the cards of a system did not come. */
	hasFailed(system: string): boolean {
		return this.#failed.includes(system);
	}

	/** Fetches the cards of a system, once more if they did not come before. */
	async load(system: string): Promise<void> {
		try {
			const armies = await loadCards(system);
			this.#known = new Map([...this.#known, [system, armies]]);
			this.#failed = this.#failed.filter((other) => other !== system);
		} catch {
			this.#failed = [...new Set([...this.#failed, system])];
		}
	}
}

export const cards = new Cards();
