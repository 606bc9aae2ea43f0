import type { ArmyIndex, Problem } from '#engine';
import { rosterEdits } from '../../i18n/en/editor.ts';

/**
 * Words for why something is unavailable. They are loaded once the list can be edited, as the first paint does
 * not need them.
 */
class Reasons {
	#tell = $state.raw<(index: ArmyIndex, problems: readonly Problem[]) => string | undefined>();

	#tellNext = $state.raw<(index: ArmyIndex, problems: readonly Problem[]) => string | undefined>();

	async fetch(): Promise<void> {
		const words = await import('../../i18n/sentences/rules/in-editor.ts');
		this.#tell = words.reasonsText;
		this.#tellNext = words.nextText;
	}

	/** What a list lacks and is done next; undefined until the words are loaded, too. */
	next(index: ArmyIndex, problems: readonly Problem[]): string | undefined {
		return this.#tellNext?.(index, problems);
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
