export const packedLinks: typeof import('../../en/packed-links.ts').packedLinks = {
	damaged:
		'Dieser Link ist beschädigt: ein Teil fehlt oder wurde verändert. Kopiere ihn noch einmal, oder scanne den Code erneut.',
	newer:
		'Dieser Link wurde mit einer neueren Version von Muster erstellt; aktualisiere Muster, um ihn zu öffnen.',
	noList: 'Dieser Link enthält, was keine Liste enthalten kann: er stammt nicht von Muster.',
	unclear:
		'Dieser Link sagt nicht eindeutig, was aus der Armee gemeint ist; bitte um die Datei der Liste.',
	unknownThings: (count, made, own) =>
		`${count === 1 ? 'Ein Eintrag dieser Liste ist' : `${count} Einträge dieser Liste sind`} hier nicht bekannt: Die Liste wurde mit Daten vom ${made} gemacht, dieses Muster hat die vom ${own}.`
};
