export const eventCard: typeof import('../../en/event-card.ts').eventCard = {
	missing:
		'Seine Regeln sind nicht hier: Die Liste kam ohne sie. Hänge das Turnierpaket an, um sie zu prüfen.',
	noRules: 'Keine eigenen Regeln.',
	rules: (count) => (count === 1 ? 'Die eigene Regel' : `Die ${count} eigenen Regeln`)
};
