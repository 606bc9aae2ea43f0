export const importing: typeof import('../../en/importing.ts').importing = {
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
