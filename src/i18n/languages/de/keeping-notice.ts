export const keepingNotice: typeof import('../../en/keeping-notice.ts').keepingNotice = {
	label: 'Deine Listen aufbewahren',
	shortOfRoom: (room) =>
		`Auf diesem Gerät wird der Platz knapp${room ? `: ${room.used} von ${room.most} sind belegt` : ''}. Der Browser könnte deine Listen löschen, um welchen zu schaffen.`,
	copyFailed: (why) =>
		`Die wöchentliche Kopie wurde nicht geschrieben: ${why} In einem Tag wird es wieder versucht.`,
	copyAsks: (folder) =>
		`Die wöchentliche Kopie ist fällig. Der Browser fragt erneut, bevor Muster in „${folder}“ schreiben darf.`,
	refused:
		'Dieser Browser verspricht nicht, deine Listen zu behalten. Eine Sicherung bewahrt sie anderswo auf.',
	mayClear: 'Dieser Browser könnte deine Listen löschen, wenn auf dem Gerät der Platz ausgeht.',
	haveChanged: (date) => `Deine Listen haben sich seit der letzten Sicherung vom ${date} geändert.`,
	noBackup: 'Von deinen Listen gibt es noch keine Sicherung.',
	keep: 'Dauerhaft behalten',
	writeCopy: 'Kopie schreiben',
	saveBackup: 'Sicherung speichern',
	later: 'Später',
	notNow: 'Nicht jetzt',
	settings: 'Einstellungen'
};
