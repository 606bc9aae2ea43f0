export const otherAnswers: typeof import('../../en/other-answers.ts').otherAnswers = {
	isLegal: 'die Liste ist gültig',
	toFix: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`)
};
