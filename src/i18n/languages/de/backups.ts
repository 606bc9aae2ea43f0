export const backups: typeof import('../../en/backups.ts').backups = {
	tooBig: 'Die Datei ist zu groß für eine Sicherung: höchstens 200 MB.',
	cutOff: 'Das ist keine Sicherung von Muster oder nur ein Teil davon: das Ende fehlt.',
	none: 'Das ist keine Sicherung von Muster. Listen und Turnierpakete liest „Importieren“.',
	overfull: (key) => `„${key}“: erwartet wird eine Liste mit höchstens 100.000 Einträgen.`,
	tooMany: 'Es ist mehr, als eine Datei fasst.',
	strange: 'nicht so, wie Muster es schreibt.',
	unstorable: 'lässt sich nicht speichern.',
	unread: {
		roster: (nth, why) => `Die ${nth} Liste: ${why}`,
		version: (nth, why) => `Die ${nth} gesicherte Fassung: ${why}`,
		event: (nth, why) => `Das ${nth} Turnierpaket: ${why}`,
		row: (nth, why) => `Die ${nth} unlesbare Zeile: ${why}`
	}
};
