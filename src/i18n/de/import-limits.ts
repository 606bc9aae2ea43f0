import type { Language } from '../language.ts';

export const importLimits: Language['importLimits'] = {
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
