export const printPage: typeof import('../../en/print-page.ts').printPage = {
	title: 'Drucken',
	description:
		'Eine Liste als Blatt: die Armeeliste auf einer Seite, mit Werten, Regeln, Gegenständen und Zaubern oder mit dem Nachweis, dass sie gültig ist.',
	opening: 'Die Liste wird geöffnet …',
	missing: 'Unter dieser Adresse gibt es in diesem Browser keine lesbare Liste.',
	notOpened: (why) => `Die Liste ließ sich nicht öffnen: ${why}`
};
