export const binPage: typeof import('../../en/bin-page.ts').binPage = {
	title: 'Papierkorb',
	description: 'Gelöschte Listen: zurückholen oder endgültig löschen.',
	stays:
		'Was gelöscht wurde, bleibt 30 Tage hier, mit seinem Verlauf und seinen gesicherten Fassungen.',
	notRead: (why) => `Dieser Browser lässt Muster den Papierkorb nicht lesen: ${why}`,
	deleted: 'Gelöschte Listen',
	empty: 'Der Papierkorb ist leer.',
	forGood: 'Endgültig löschen?',
	goes: (name) =>
		`„${name}“ wird gelöscht, samt Verlauf und gesicherten Fassungen. Das lässt sich nicht rückgängig machen.`,
	keep: 'Behalten',
	purge: 'Endgültig löschen'
};
