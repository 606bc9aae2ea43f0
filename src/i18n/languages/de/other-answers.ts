export const otherAnswers: typeof import('../../en/other-answers.ts').otherAnswers = {
	isLegal: 'die Liste ist gültig',
	isLegalWithout: 'die Liste ist gültig ohne die Regeln des Turniers',
	toFix: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`)
};
