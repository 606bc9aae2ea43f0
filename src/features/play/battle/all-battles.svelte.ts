import { battlePage } from '../../../i18n/en/playing.ts';
import { messageOf } from '../../../platform/message-of.ts';
import type { Battle } from '../../../schema/own/battle.ts';
import { orReport } from '../../../ui/refused.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import type { BattleRepository } from '../../../persistence/db/battle-repository.ts';
import { openStorage } from '../../../persistence/index.ts';

/** All battles that are stored here, up to date across tabs. */
export class AllBattles {
	/** The latest first; undefined until the database has answered. */
	all = $state.raw<readonly Battle[]>();
	failure = $state<string>();

	/** Starts watching them, or those in the bin. @returns a function that stops it */
	watch(where?: 'bin'): () => void {
		const error = (why: unknown): void => void (this.failure = messageOf(why));
		const opening = openBattles().then((battles) => {
			const watched = where === 'bin' ? battles.watchBin() : battles.watchAll();
			const subscription = watched.subscribe({ next: (all) => (this.all = all), error });
			battles.purgeOld(Date.now()).catch(error);
			return subscription;
		});
		opening.catch(error);
		return () =>
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	}

	/** Moves one into the bin; the message offers to undo it. */
	async remove(battle: Battle): Promise<void> {
		const name = nameOf(battle);
		await orReport(battlePage.notRemoved, async () => {
			const battles = await openBattles();
			await battles.remove(battle.id, Date.now());
			const run = (): void => void battles.restore(battle.id);
			toasts.show(battlePage.removed(name), { label: battlePage.undo, run });
		});
	}

	/** Takes one out of the bin. */
	async restore(battle: Battle): Promise<void> {
		await orReport(battlePage.notRestored, async () => {
			await (await openBattles()).restore(battle.id);
			toasts.show(battlePage.isBack(nameOf(battle)));
		});
	}

	/** Deletes one for good. */
	async purge(battle: Battle): Promise<void> {
		await orReport(battlePage.notPurged, async () => {
			await (await openBattles()).purge(battle.id);
			toasts.show(battlePage.purged(nameOf(battle)));
		});
	}

	/** Erases the names of all opponents. */
	async eraseNames(): Promise<void> {
		await orReport(battlePage.notErased, async () => {
			await (await openBattles()).eraseNames();
			toasts.show(battlePage.erased);
		});
	}
}

/** A battle by its lists, or by the opponent’s name. */
export function nameOf(battle: Battle): string {
	return battlePage.of(battle.own.roster.name, opponentOf(battle) || battlePage.someone);
}

/** Where battles are stored. */
export async function openBattles(): Promise<BattleRepository> {
	const { createBattleRepository } = await import('../../../persistence/db/battle-repository.ts');
	return (await openStorage()).of(createBattleRepository);
}

/** What the opponent of a battle is called: by name, or by the list; nothing if neither is known. */
export function opponentOf({ enemy: { name, list } }: Battle): string {
	return name ?? list?.roster.name ?? '';
}
