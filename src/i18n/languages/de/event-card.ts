export const eventCard: typeof import('../../en/event-card.ts').eventCard = {
	noRules: 'Keine eigenen Regeln.',
	rules: (count) => (count === 1 ? 'Die eigene Regel' : `Die ${count} eigenen Regeln`)
};
