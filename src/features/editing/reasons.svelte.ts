import type * as Words from './words-of-rules.ts';
import type { ArmyIndex, Problem, Report } from '#engine';
import { rosterEdits } from '../../i18n/en/editor.ts';

/**
 * Words for why something is unavailable. They are loaded once the list can be edited, as the first paint does
 * not need them.
 */
class Reasons {
	#words = $state.raw<typeof Words>();

	async fetch(): Promise<void> {
		this.#words = await import('./words-of-rules.ts');
	}

	/** What is next in an unfinished list; dots until the words are loaded. */
	nextStep({ context, problems }: Report): string {
		return this.#words?.nextText(context.index, problems) ?? '…';
	}

	/** Whether the sentences are loaded. */
	get areThere(): boolean {
		return this.#words !== undefined;
	}

	/** One sentence for each problem; undefined if nothing is wrong. */
	of(index: ArmyIndex, problems: readonly Problem[]): string | undefined {
		if (problems.length === 0) return undefined;
		return this.#words?.reasonsText(index, problems) ?? rosterEdits.noMoreNow;
	}
}

export const reasons = new Reasons();
