import type { Language } from '../language.ts';

export const importLimits: Language['importLimits'] = {
	zip: 'Dieses ZIP-Archiv lässt sich nicht öffnen: Es ist beschädigt, gesperrt oder zu groß (höchstens 2.000 Dateien, insgesamt 64 MB). Entpacke es und wähle eine Datei daraus. Ist es die Liste eines anderen Programms (.rosz), dann öffne sie dort, kopiere sie als Text und füge sie hier ein.',
	document: (kind) =>
		`Das ist ein Dokument: ${kind}. Kopiere die Liste daraus als Text oder speichere es als reinen Text (.txt).`,
	table: (kind) => `Das ist eine Tabelle: ${kind}. Speichere sie als CSV (.csv).`,
	tooManyLines: (lines, most) =>
		`Der Text hat ${lines.toLocaleString('de')} Zeilen; Muster liest bis zu ${most.toLocaleString('de')}.`,
	linesBeyond: (lines, most, letters) =>
		`${lines === 1 ? 'Diese Zeile wurde' : `Diese Zeile und ${(lines - 1).toLocaleString('de')} weitere wurden`} nicht gelesen: Eine Liste hat bis zu ${most} Zeilen oder ${letters.toLocaleString('de')} Zeichen ohne Preise.`,
	lineTooLong: (most) => `Nur die ersten ${most} Zeichen wurden gelesen.`,
	linkTooLong: (letters, most) =>
		`Der Link hat ${letters.toLocaleString('de')} Zeichen; der einer Liste hat bis zu ${most.toLocaleString('de')}.`,
	mail: {
		broken:
			'Diese Mail lässt sich nicht öffnen. Speichere ihre Liste als Datei oder kopiere sie als Text.',
		tooBig: 'Diese Mail ist zu groß (höchstens 32 MB). Speichere ihre Liste als Datei.',
		noList: 'In dieser Mail ist keine Liste.',
		tooManyFiles: (most) =>
			`An dieser Mail hängen mehr als ${most} Dateien; die übrigen wurden nicht geöffnet.`,
		tooDeep: 'Diese Datei steckt in zu vielen anderen, um geöffnet zu werden.',
		outlook:
			'Das ist eine Mail aus Outlook oder eine alte Word-Datei. Speichere sie als .eml oder kopiere die Liste als Text.'
	},
	form: {
		row: (number) => `Zeile ${number.toLocaleString('de')}`,
		noList: 'In dieser Zeile steht keine Liste.',
		tooManyRows: (most) =>
			`Das Formular hat mehr als ${most.toLocaleString('de')} Zeilen; die übrigen wurden nicht gelesen.`
	},
	linkTooMuch: (rows, most) =>
		`Der Link enthält zu viel: bis zu ${rows} Zeilen, und von jeder bis zu ${most}.`
};
