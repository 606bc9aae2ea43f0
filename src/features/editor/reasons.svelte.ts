import type { ArmyIndex, Problem } from '#engine';
import { rosterEdits } from '../../i18n/en/editor.ts';

/**
 * Why something may not be had, in words. The first rows are shown without them; they are fetched as soon
 * as the list can be edited, and are there before a finger or a screen reader gets to the button.
 */
class Reasons {
	#tell = $state.raw<(index: ArmyIndex, problems: readonly Problem[]) => string | undefined>();

	async fetch(): Promise<void> {
		this.#tell ??= (await import('../../i18n/sentences/rules/why-not.ts')).reasonsText;
	}

	/** Whether the sentences are there. */
	get areThere(): boolean {
		return this.#tell !== undefined;
	}

	/** One sentence for each; undefined if nothing prevents it. */
	of(index: ArmyIndex, problems: readonly Problem[]): string | undefined {
		if (problems.length === 0) return undefined;
		const tell = this.#tell;
		return tell ? tell(index, problems) : rosterEdits.noMoreNow;
	}
}

export const reasons = new Reasons();
