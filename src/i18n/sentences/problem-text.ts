import { unitName, type ArmyIndex, type LeaderRow, type Problem } from '#engine';
import { problems, type Message, type Messages } from '../en/problems.ts';
import { selectors } from '../en/rules.ts';
import { verdicts } from '../en/verdicts.ts';
import { barriersOf } from './barriers.ts';
import { ownSentence } from './own-sentences.ts';
import { eitherText } from './selector-text.ts';

/** Problems that are told with the rule they break. */
const withRule: Partial<Messages> = {
	'carries/not-allowed': ({ bearer, constraint: { option, by } }, index) => {
		const name = index.entries.get(option)?.entry.name ?? option;
		const barriers = barriersOf(by, bearer);
		return barriers.length > 0
			? `${name} (${unitName(bearer)}): ${selectors.notWith(barriers)}.`
			: `${verdicts.carriesOnly(unitName(bearer), name, eitherText(index, by))}.`;
	}
};

/** What is wrong and the way out, in a sentence or two. */
export function problemText(index: ArmyIndex, problem: Problem): string {
	const own = ownSentence(index, problem, 'broken');
	if (own !== undefined) return own;
	const inFull: Message | undefined = withRule[problem.outcome];
	const say: Message = inFull ?? problems.messages[problem.outcome];
	return capital(say(problem, index));
}

/** The same words at the head of a sentence. */
export function capital(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Whom a leader may have, as his profile prints it. */
export function rowText(row: LeaderRow): string {
	return problems.row(row);
}
