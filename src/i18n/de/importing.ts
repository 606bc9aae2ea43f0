import type { Language } from '../language.ts';
import { punkte } from './grammar.ts';

export const importPage: Language['importPage'] = {
	title: 'Importieren',
	description:
		'Listen aus einer Datei oder eingefügtem Text holen; sieh, was sie enthalten, bevor etwas gespeichert wird.',
	file: 'Eine Datei von Muster, eine einfache Liste oder ein Turnierpaket (JSON)',
	paste: 'Oder hier einfügen',
	readPaste: 'Eingefügtes lesen',
	pasteFirst: 'Füge erst eine Liste oder ein Turnierpaket ein.',
	pastedText: 'Eingefügter Text',
	droppedText: 'Abgelegter Text',
	stop: 'Anhalten',
	holds: 'Was darin ist',
	isItThat: 'Ist es die Liste, die es sein soll?',
	verify: '„Prüfen“',
	verifyDoes: 'hält sie gegen den Code auf einem Blatt.',
	forEvent: (event) => `für ${event}`,
	from: (source) => `aus ${source}`,
	eventPack: (game, source) => `Turnierpaket · ${game} · aus ${source}`,
	notAdded: ': nicht hinzugefügt',
	more: (count) => `Und ${count} weitere.`
};

export const importing: Language['importing'] = {
	restOfFiles: (count) => `${count} weitere`,
	mostFiles: (most) => `Muster liest höchstens ${most} Dateien auf einmal.`,
	namelessFile: 'Eine Datei ohne Namen',
	notReadable: 'Die Datei lässt sich nicht lesen.',
	noList: 'In dieser Datei ist keine Liste.',
	isBackup:
		'Das ist eine Sicherung: Die Einstellungen holen alles daraus zurück, und nichts doppelt. Hier sind nur ihre Listen.',
	noArmyOf: (system) => `Muster hat keine Armee von ${system}.`,
	withoutRules: (event) => `Ohne die Regeln von ${event}: Das Turnierpaket ist nicht hier.`,
	noArmy: (army, system) => `Muster hat keine Armee „${army}“ von „${system}“.`,
	nothingRead: (why) => `Nichts ließ sich lesen: ${why}`,
	read: (done, all) => `${done} von ${all} gelesen.`,
	added: (done, all) => `${done} von ${all} hinzugefügt.`,
	addRosters: (count) => (count === 1 ? 'Diese Liste hinzufügen' : `${count} Listen hinzufügen`),
	keepEvents: (count) =>
		count === 1 ? 'Dieses Turnierpaket speichern' : `${count} Turnierpakete speichern`,
	addedSome: (done, all) => `${done} von ${all} Listen hinzugefügt.`,
	addedAll: (count) => (count === 1 ? '1 Liste hinzugefügt.' : `${count} Listen hinzugefügt.`),
	quoted: (name) => `„${name}“`,
	keptEvents: (names) =>
		`Gespeichert: ${names}. Häng es unter Mehr, Geltende Regeln an eine Liste an.`,
	nothingAdded: (why) => `Nichts wurde hinzugefügt: ${why}.`,
	restNotAdded: (rosters, why) =>
		`${rosters === 0 ? 'Der Rest ist' : rosters === 1 ? '1 Liste ist' : `${rosters} Listen sind`} nicht hinzugefügt: ${why}.`
};

export const eventCard: Language['eventCard'] = {
	missing:
		'Seine Regeln sind nicht hier: Die Liste kam ohne sie. Hänge das Turnierpaket an, um sie zu prüfen.',
	noRules: 'Keine eigenen Regeln.',
	rules: (count) => (count === 1 ? 'Die eigene Regel' : `Die ${count} eigenen Regeln`)
};

export const eventFacts: Language['eventFacts'] = {
	points: punkte
};
