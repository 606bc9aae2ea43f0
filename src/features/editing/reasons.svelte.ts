import type { ArmyIndex, Problem } from '#engine';
import { rosterEdits } from '../../i18n/en/editor.ts';
import type { BegunList } from './begun-list.ts';

/**
 * Words for why something is unavailable. They are loaded once the list can be edited, as the first paint does
 * not need them.
 */
class Reasons {
	#tell = $state.raw<(index: ArmyIndex, problems: readonly Problem[]) => string | undefined>();

	#tellNext = $state.raw<(list: BegunList) => string | undefined>();

	async fetch(): Promise<void> {
		const words = await import('./words-of-rules.ts');
		this.#tell = words.reasonsText;
		this.#tellNext = words.nextIn;
	}

	/** What is next in a list that nobody has done wrong yet; dots until the words are loaded. */
	next(list: BegunList): string | undefined {
		if (list.isAsked) return undefined;
		if (this.#tellNext) return this.#tellNext(list);
		return list.report.problems.length > 0 ? '…' : undefined;
	}

	/** Whether the sentences are loaded. */
	get areThere(): boolean {
		return this.#tell !== undefined;
	}

	/** One sentence for each problem; undefined if nothing is wrong. */
	of(index: ArmyIndex, problems: readonly Problem[]): string | undefined {
		if (problems.length === 0) return undefined;
		const tell = this.#tell;
		return tell ? tell(index, problems) : rosterEdits.noMoreNow;
	}
}

export const reasons = new Reasons();
