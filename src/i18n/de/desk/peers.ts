import type { Language } from '../../language.ts';

export const deskPeers: Language['deskPeers'] = {
	title: 'Gegenseitig prüfen',
	about:
		'Für jeden Spieler ein Text mit drei Listen anderer, ohne Namen und Geheimnisse, und mit Platz für Anmerkungen. Was zurückkommt, wird dem Turniertisch wie die Listen gegeben: Die Anmerkungen stehen dann bei den Listen.',
	save: 'Texte sichern (Zip)',
	by: (player) => `Anmerkung von ${player}`,
	count: (count) => (count === 1 ? '1 Anmerkung' : `${count} Anmerkungen`),
	subject: (event) => `${event}: Listen zum Prüfen`,
	asks: 'Bitte prüfe diese Listen anderer Spieler. Schreibe unter die Zeile nach jeder Liste, was dir auffällt, lass die Zeilen in doppelten Klammern, wie sie sind, und schicke diesen Text zurück.',
	list: (number) => `Liste ${number}`,
	remarks: (number) => `Anmerkungen zu Liste ${number}`,
	writeBelow: 'hier darunter schreiben',
	end: 'Ende'
};
