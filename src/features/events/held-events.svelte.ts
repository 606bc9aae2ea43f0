import type { EventPack } from '#schema';
import { watchEvents } from './events.ts';

/** The event packs that are saved on this device, watched from the moment that somebody asks. */
class HeldEvents {
	#all = $state.raw<readonly EventPack[]>();
	#isWatched = false;

	/** Undefined until they have been read; none where the browser blocks storage. */
	get all(): readonly EventPack[] | undefined {
		this.#watch();
		return this.#all;
	}

	#watch(): void {
		if (this.#isWatched) return;
		this.#isWatched = true;
		watchEvents(
			({ read }) => (this.#all = read.map(({ pack }) => pack)),
			() => (this.#all ??= [])
		);
	}
}

export const heldEvents = new HeldEvents();
