import { zahl } from './grammar.ts';

export const keepingSettings: typeof import('../../en/keeping-settings.ts').keepingSettings = {
	nothingRestored: (why) => `Nichts wurde zurückgeholt: ${why}`,
	backup: 'Sicherung',
	aboutBackup: 'Eine Datei mit allen Listen, gesicherten Fassungen und Turnierpaketen.',
	lastBackup: (moment) => `Die letzte ist vom ${moment}.`,
	noBackup: 'Es gibt noch keine.',
	saveBackup: 'Sicherung speichern',
	restoreBackup: 'Sicherung zurückholen',
	aboutRestoring:
		'Fügt hinzu, was nicht hier ist. Nichts, was hier ist, ändert sich, und nichts kommt doppelt.',
	whatWasRestored: 'Was zurückgeholt wurde',
	reading: 'Die Sicherung wird gelesen …',
	remind: 'An Sicherungen erinnern',
	aboutReminding:
		'Erinnere mich, wenn eine Sicherung eine Woche alt ist und sich Listen seitdem geändert haben',
	storedHere: 'Auf diesem Gerät gespeichert',
	counts: (rosters, versions, events) =>
		`${zahl(rosters, 'Liste', 'Listen')}, ${zahl(versions, 'gesicherte Fassung', 'gesicherte Fassungen')}, ${zahl(events, 'Turnierpaket', 'Turnierpakete')}.`,
	inUse: (used, most) => `${used} von ${most} belegt.`,
	appSize: (app, armies) => `Die App belegt ${app}, die Armeedaten ${armies}.`,
	isKept: 'Der Browser behält sie, bis du sie löschst.',
	isRefused: 'Der Browser verspricht nicht, sie zu behalten: Speichere ab und zu eine Sicherung.',
	mayClear: 'Der Browser könnte sie löschen, wenn auf dem Gerät der Platz ausgeht.',
	keep: 'Dauerhaft behalten',
	weeklyCopy: 'Wöchentliche Kopie',
	noCopy: (why) => `Es gibt keine wöchentliche Kopie: ${why}`,
	aboutFolder: (folder) =>
		`Eine Sicherung wird in „${folder}“ geschrieben, wenn eine Woche vergangen ist und sich Listen geändert haben.`,
	lastCopy: (file, moment) => `Die letzte: ${file}, ${moment}.`,
	olderStay: 'Ältere bleiben.',
	copyFailed: (moment, why) => `Die Kopie vom ${moment} wurde nicht geschrieben: ${why}`,
	chooseAnother: 'Anderen Ordner wählen',
	stop: 'Beenden',
	aboutCopies:
		'Muster kann in jeder Woche, in der sich Listen geändert haben, eine Sicherung in einen Ordner von dir schreiben. Ein Ordner, der auch anderswo aufbewahrt wird, übersteht den Verlust dieses Geräts.',
	choose: 'Ordner wählen',
	cannotCopy:
		'Dieser Browser lässt Muster nicht in einen Ordner schreiben: Stattdessen erinnert es dich an Sicherungen.'
};
