export const aboutPage: typeof import('../../en/about-page.ts').aboutPage = {
	title: 'Über',
	description: 'Was Muster ist, seine Spiele und deren Daten, und wem die Namen gehören.',
	what: 'Ein Programm für Armeelisten, das ohne Netz geht, weiß, ob eine Liste gültig ist und nach welcher Regel, und sie druckt. Alles bleibt auf diesem Gerät: kein Konto, keine Nachverfolgung, keine andere Website.',
	rostersHere: 'Listen auf diesem Gerät',
	settings: 'Die Einstellungen',
	settingsDo: 'zeigen, was gespeichert ist, sichern es und holen eine Sicherung zurück.',
	codes: 'Listencodes',
	carriesCode: 'Ein Blatt trägt den Code seiner Liste.',
	verify: '„Prüfen“',
	verifyDoes:
		'öffnet eine Liste aus ihrem Link oder ihrem quadratischen Code und sagt, ob eine Datei diese Liste ist und ob sie gültig ist.',
	games: 'Spiele',
	facts: (edition, armies, day) => `${edition}; ${armies} Armeen; Daten vom ${day}.`,
	trademarks: (game, owner) =>
		`${game} und die Namen der Armeen und Truppen sind Marken von ${owner}. Muster ist inoffiziell und wird von den Inhabern nicht unterstützt. Die Zahlen sind die der Bücher; Wirkungen sind zusammengefasst.`
};
