// Matchers that speak of rosters; import this file for its effect.
import { expect } from 'vitest';
import { checkRoster, type ArmyIndex, type Problem, type UnmetOutcome } from '#engine';
import { problemText } from '#i18n';
import type { Roster } from '#schema';

declare module 'vitest' {
	interface Matchers<T> {
		/** The roster has no problem in this army. */
		toBeLegalIn: (index: ArmyIndex) => T;
		/** The roster has exactly these problems in this army, in any order. */
		toBreak: (index: ArmyIndex, ...codes: readonly UnmetOutcome[]) => T;
	}
}

expect.extend({
	toBeLegalIn(roster: Roster, index: ArmyIndex) {
		const { problems } = checkRoster(roster, index);
		return {
			pass: problems.length === 0,
			message: () =>
				`expected ${this.isNot ? 'a problem' : 'a legal roster'}\n${print(index, problems)}`
		};
	},

	toBreak(roster: Roster, index: ArmyIndex, ...codes: readonly UnmetOutcome[]) {
		const { problems } = checkRoster(roster, index);
		const actual = problems.map(({ outcome }) => outcome).toSorted();
		const expected = codes.toSorted();
		return {
			pass: this.equals(actual, expected),
			message: () => `expected to break ${expected.join(', ')}\n${print(index, problems)}`,
			actual,
			expected
		};
	}
});

function print(index: ArmyIndex, problems: readonly Problem[]): string {
	const lines = problems.map((each) => `- ${each.outcome}: ${problemText(index, each)}`);
	return lines.length === 0 ? 'It has no problem.' : `Its problems:\n${lines.join('\n')}`;
}
