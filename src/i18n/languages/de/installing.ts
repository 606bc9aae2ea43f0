export const installing: typeof import('../../en/installing.ts').installing = {
	label: 'Muster installieren',
	offer:
		'Muster kann eine App dieses Geräts werden: auf dem Startbildschirm, ohne die Leisten des Browsers, mit den Listen, die hier sind.',
	install: 'Muster installieren',
	byHand:
		'„Zum Home-Bildschirm“ im Teilen-Menü macht Muster zu einer App dieses Geräts. Dort bleiben die Listen; im Browser können sie nach einer Woche ohne Besuch gelöscht werden. Die App beginnt ohne Listen: Speichere hier eine Sicherung und hole sie dort in den Einstellungen zurück.',
	saveBackup: 'Sicherung speichern',
	notNow: 'Nicht jetzt'
};
