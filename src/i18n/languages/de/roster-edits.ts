export const rosterEdits: typeof import('../../en/roster-edits.ts').rosterEdits = {
	isFull: 'Mehr fasst eine Liste nicht.',
	mostUnits: (most) => `Eine Liste fasst höchstens ${most} Einheiten.`,
	noMoreNow: 'Mehr davon lassen die Regeln jetzt nicht zu.',
	noArmy: (army) => `Es gibt keine Armee „${army}“.`
};
