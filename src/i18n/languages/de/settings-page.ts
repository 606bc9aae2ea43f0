export const settingsPage: typeof import('../../en/settings-page.ts').settingsPage = {
	title: 'Einstellungen',
	description:
		'Was auf diesem Gerät gespeichert ist, Sicherungen davon und wie du sie zurückholst.',
	notStored: (why) => `Dieser Browser lässt Muster nichts speichern: ${why}`,
	about: 'Über',
	aboutMuster: 'Über Muster',
	whatIsThere: ': seine Spiele, deren Daten und wem die Namen gehören.',
	appearance: 'Sprache und Farben',
	language: 'Sprache',
	ownWords: 'Eine andere Sprache lädt die Seite neu. Namen und Regeln der Spiele bleiben englisch.',
	theme: 'Farben',
	asBrowser: 'Wie der Browser',
	light: 'Hell',
	dark: 'Dunkel',
	notKept: 'Dieser Browser lässt Muster die Auswahl nicht behalten.',
	nextTime:
		'Die letzten Änderungen sind nicht gespeichert. Die Sprache wechselt, wenn die Seite neu geladen wird.'
};
