export const saveAlert: typeof import('../../en/save-alert.ts').saveAlert = {
	late: 'Noch nicht gespeichert: Dieser Browser lässt sich Zeit.',
	failed: (why) => `Nicht gespeichert: ${why}.`,
	asking: 'Zwei Tabs haben dasselbe geändert.',
	outdated:
		'Was von dieser Liste gespeichert ist, stammt aus einem neueren Muster oder ist beschädigt: Es bleibt, wie es ist.',
	isNoted: 'Die Liste ist beiseitegelegt, bis sie sich speichern lässt.',
	keepsTrying: 'Muster versucht es weiter. Sichere eine Kopie, bevor du gehst.',
	emptyBin: (many) => `Papierkorb leeren (${many})`,
	binGoes: (many) =>
		many === 1
			? 'Die Liste im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.'
			: `Die ${many} Listen im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.`,
	reload: 'Neu laden',
	saveCopy: 'Kopie sichern'
};
