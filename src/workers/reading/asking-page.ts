import type { EventPack } from '#schema';
import type { NamedArmy, NamedSystem, PackSource } from '../../packs/port.ts';
import type { Question } from './messages.ts';
import type { Source } from './read-lists.ts';

/** Asks the page, and is told. @throws if the page cannot load what is asked for */
export type Ask = (question: Question) => Promise<unknown>;

/** Data and event packs of the page, each asked for once. */
export function sourceFrom(ask: Ask, systems: readonly string[]): Source {
	const known = new Map<string, Promise<unknown>>();
	const once = async (question: Question): Promise<unknown> => {
		const key = JSON.stringify(question);
		const asking = known.get(key) ?? ask(question);
		known.set(key, asking);
		// What did not load may load later.
		asking.catch(() => known.delete(key));
		return asking;
	};
	const packs: PackSource = {
		systemIds: () => systems,
		armyIds: async (system) => (await once({ kind: 'army-ids', system })) as readonly string[],
		systems: async () => (await once({ kind: 'systems' })) as readonly NamedSystem[],
		armies: async (system) => (await once({ kind: 'armies', system })) as readonly NamedArmy[],
		pack: async (system, army) =>
			(await once({ kind: 'pack', system, army })) as Awaited<ReturnType<PackSource['pack']>>
	};
	// Event packs may have been added since.
	return { packs, events: async () => (await ask({ kind: 'events' })) as readonly EventPack[] };
}
