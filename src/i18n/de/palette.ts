import type { Language } from '../language.ts';
import { einheiten } from './parts/grammar.ts';

export const palette: Language['palette'] = {
	title: 'Schnellsuche',
	find: 'Suchen',
	ask: 'Liste, Armee, Einheit, Regel oder Aktion',
	askHere: 'Einheit hinzufügen, Aktion, Liste oder Regel',
	groups: {
		units: 'Zu dieser Liste hinzufügen',
		actions: 'Aktionen',
		rosters: 'Listen',
		armies: 'Armeen',
		things: 'Einheiten, Gegenstände, Zauber und Regeln'
	},
	found: (count) => `${count} Treffer`,
	noneFound: (text) => `Nichts passt zu „${text}“.`,
	notLoaded: 'Ein Teil der Suche ließ sich nicht laden.',
	allRosters: 'Alle Listen',
	alsoPrint: 'PDF, Papier, Bogen',
	alsoComplete: 'auffüllen, vorschlagen, Vervollständigung',
	alsoShare: 'Link, QR-Code, Datei, Text, senden, exportieren',
	alsoNew: 'Anlegen, erstellen, beginnen',
	alsoImport: 'Einfügen, Text, Datei, öffnen',
	alsoSettings: 'Sprache, dunkel, Sicherung, wiederherstellen',
	alsoDesk: 'Veranstalter, Antworten, Siegel',
	alsoVerify: 'Code prüfen, Gegner',
	alsoBin: 'Gelöschte Listen',
	battles: 'Schlachten',
	alsoBattles: 'Spielen, Tisch, Spiel, Verluste, Punkte',
	alsoProblems: 'Gültig, prüfen, Fehler, beheben',
	added: (unit, total) => `${unit} hinzugefügt: ${total}.`,
	units: einheiten,
	addedTo: (unit, group, total) => `${unit} zu ${group} hinzugefügt: ${total}.`
};
