export const importPage: typeof import('../../en/import-page.ts').importPage = {
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
