export const noList: typeof import('../../en/no-list.ts').noList = {
	late: 'Dieser Browser antwortet nicht auf die Frage nach den gespeicherten Listen. Muster wartet weiter. Es kann helfen, andere Tabs von Muster oder den Browser zu schließen.',
	full: 'Für das, was dieser Browser behält, ist kein Platz mehr, sodass Muster keine Liste speichern kann. Entferne, was auf diesem Gerät nicht gebraucht wird, und lade neu.',
	refused:
		'Dieser Browser lässt Muster keine Listen speichern, wie in manchen privaten Fenstern oder wo Websites nichts behalten dürfen. Erlaube Muster, Daten zu behalten, oder nimm ein anderes Fenster, und lade neu.',
	untilClosed:
		'Bis die Seite geschlossen wird, lassen sich Listen anlegen, drucken und als Datei sichern.'
};
