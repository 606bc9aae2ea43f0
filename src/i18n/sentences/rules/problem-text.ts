import type { ArmyIndex, Unmet } from '#engine';
import { problems, type Message } from '../../en/problems.ts';
import { ownSentence } from '../own-sentences.ts';

/** What is wrong and how to fix it, in a sentence or two. */
export function problemText(index: ArmyIndex, problem: Unmet): string {
	return ownSentence(index, problem, 'broken') ?? generalProblemText(index, problem);
}

/** The same in the words that Muster has for all rules of the kind, whatever the data say of this one. */
export function generalProblemText(index: ArmyIndex, problem: Unmet): string {
	const say: Message = problems.messages[problem.outcome];
	return capital(say(problem, index));
}

/** The text with a capital letter. */
export function capital(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
