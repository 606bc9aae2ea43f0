export const noRoster: typeof import('../../en/no-roster.ts').noRoster = {
	noSuch: 'Keine solche Liste',
	unreadable: 'Unlesbare Liste',
	missing:
		'Unter dieser Adresse hat dieser Browser keine Liste. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät angelegt.',
	notRead:
		'Diese Version von Muster kann die gespeicherte Liste nicht lesen. Sie bleibt, wie sie ist; die Übersicht der Listen kann sie exportieren.',
	noArmy: (army) =>
		`Diese Version von Muster hat keine Daten für die Armee „${army}“. Die Liste bleibt, wie sie ist.`,
	notMade: (why) => `Die Liste ließ sich nicht anlegen: ${why}`,
	notOpened: (why) => `Die Liste ließ sich nicht öffnen: ${why}`,
	late: 'Das Öffnen der Liste dauert lange: Dieser Browser antwortet nicht auf die Frage nach dem, was er gespeichert hat. Muster wartet weiter. Es kann helfen, andere Tabs von Muster oder den Browser zu schließen.'
};
