export const home: typeof import('../../en/home.ts').home = {
	description:
		'Armeelisten für klassische Fantasy-Tabletops. Geht ohne Netz, weiß, ob eine Liste gültig ist, und druckt, was ein Turnier verlangt.',
	library: 'Bibliothek',
	about: 'Über',
	settings: 'Einstellungen',
	newRoster: 'Neue Liste',
	import: 'Importieren',
	noRosters: 'Noch keine Listen',
	welcome:
		'Wähle eine Armee und eine Größe; was dabei sein muss, ist schon darin. Muster zählt die Punkte, sagt, ob die Liste gültig ist und nach welcher Regel, und druckt sie. Nach diesem Besuch geht alles auch ohne Netz.',
	samples: 'Ein Beispiel ist eine fertige Liste, zum Ansehen und zum Ändern.',
	sample: 'Beispiel',
	sampleOf: (name) => `Beispiel: ${name}`,
	games: 'Spiele',
	armies: (count) => `${count} Armeen`
};
