export const legalitySheet: typeof import('../../en/legality-sheet.ts').legalitySheet = {
	toFix: 'Zu beheben',
	plan: 'Plan',
	planSays: 'Ein Plan für das Spiel: Die Liste ist trotzdem gültig.',
	allRules: 'Alle Regeln',
	readings: 'Verwendete Lesarten',
	twoWays: (question) => `Lässt sich auf zwei Arten lesen: ${question}`,
	print: 'Diesen Prüfbericht drucken',
	waysOut: 'Abhilfe',
	show: (name) => `${name} zeigen`,
	noRepair: 'Keine einzelne Änderung behebt das, ohne eine andere Regel zu brechen.'
};
