import type { Language } from '../language.ts';
import { punkte } from './parts/grammar.ts';

export const importPage: Language['importPage'] = {
	title: 'Importieren',
	description:
		'Listen aus Dateien, eingefügtem Text oder QR-Codes importieren. Du siehst, was sie enthalten, bevor etwas gespeichert wird.',
	paste: 'Liste oder Turnierpaket einfügen',
	file: 'Oder Dateien aus Muster oder einer anderen App wählen',
	readPaste: 'Text importieren',
	pasteFirst: 'Füge erst eine Liste oder ein Turnierpaket ein.',
	fromBefore: 'Diesen Text hast du schon eingefügt, aber noch nicht hinzugefügt.',
	clear: 'Leeren',
	pastedText: 'Eingefügter Text',
	droppedText: 'Abgelegter Text',
	scannedCode: 'QR-Code',
	stop: 'Anhalten',
	holds: 'Inhalt',
	isItThat: 'Ist es die richtige Liste?',
	verify: '„Prüfen“',
	verifyDoes: 'vergleicht sie mit einem gedruckten Code.',
	forEvent: (event) => `für ${event}`,
	from: (source) => `aus ${source}`,
	eventPack: (game, source) => `Turnierpaket · ${game} · aus ${source}`,
	notAdded: ': nicht hinzugefügt',
	more: (count) => `Und ${count} weitere.`
};

export const importing: Language['importing'] = {
	restOfFiles: (count) => `${count} weitere`,
	maxFiles: (most) => `Muster liest höchstens ${most} Dateien auf einmal.`,
	namelessFile: 'Unbenannte Datei',
	notReadable: 'Die Datei lässt sich nicht lesen.',
	noList: 'In dieser Datei ist keine Liste.',
	isBackup:
		'Das ist eine Sicherung. In den Einstellungen lässt sie sich ganz wiederherstellen; hier stehen nur ihre Listen.',
	sampleOf: (name) => `Beispiel: ${name}`,
	noArmyOf: (system) => `Muster hat keine Armee von ${system}.`,
	withoutRules: (event) => `Ohne die Regeln von ${event}: Das Turnierpaket fehlt.`,
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
		`Gespeichert: ${names}. Du verwendest es in einer Liste unter „Mehr“, „Geltende Regeln“.`,
	nothingAdded: (why) => `Nichts wurde hinzugefügt: ${why}.`,
	restNotAdded: (rosters, why) =>
		`${rosters === 0 ? 'Der Rest wurde' : rosters === 1 ? '1 Liste wurde' : `${rosters} Listen wurden`} nicht hinzugefügt: ${why}.`
};

export const eventCard: Language['eventCard'] = {
	missing:
		'Die Regeln fehlen: Die Liste kam ohne sie. Füge das Turnierpaket hinzu, um sie zu prüfen.',
	noRules: 'Keine Hausregeln.',
	rules: (count) => (count === 1 ? '1 Hausregel' : `${count} Hausregeln`)
};

export const eventFacts: Language['eventFacts'] = {
	points: punkte,
	deadline: (when) => `Listen bis ${when}`,
	teams: ({ players, sameArmy }) => [
		...(players === undefined ? [] : [`Teams zu ${players}`]),
		...(sameArmy === undefined ? [] : [`jede Armee höchstens ${sameArmy} × pro Team`])
	]
};
