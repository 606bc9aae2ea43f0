import type { Language } from '../language.ts';

export const importLimits: Language['importLimits'] = {
	zip: 'Dieses ZIP-Archiv lässt sich nicht öffnen: Es ist beschädigt, gesperrt oder zu groß (höchstens 2.000 Dateien, insgesamt 64 MB). Entpacke es und wähle eine Datei daraus. Ist es die Liste eines anderen Programms (.rosz), dann öffne sie dort, kopiere sie als Text und füge sie hier ein.',
	tooManyLines: (lines, most) =>
		`Der Text hat ${lines.toLocaleString('de')} Zeilen; Muster liest bis zu ${most.toLocaleString('de')}.`,
	linesBeyond: (lines, most, letters) =>
		`${lines === 1 ? 'Diese Zeile wurde' : `Diese Zeile und ${(lines - 1).toLocaleString('de')} weitere wurden`} nicht gelesen: Eine Liste hat bis zu ${most} Zeilen oder ${letters.toLocaleString('de')} Zeichen ohne Preise.`,
	lineTooLong: (most) => `Nur die ersten ${most} Zeichen wurden gelesen.`,
	linkTooLong: (letters, most) =>
		`Der Link hat ${letters.toLocaleString('de')} Zeichen; der einer Liste hat bis zu ${most.toLocaleString('de')}.`,
	linkTooMuch: (rows, most) =>
		`Der Link zählt zu viel: bis zu ${rows} Zeilen, und von jeder bis zu ${most}.`
};
