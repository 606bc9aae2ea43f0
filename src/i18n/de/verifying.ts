import { pointsText } from '../base/figures.ts';
import type { Language } from '../language.ts';
import { punkte, punkten } from './parts/grammar.ts';

export const verifyPage: Language['verifyPage'] = {
	title: 'Prüfen',
	description:
		'Eine geteilte Liste aus ihrem Link oder QR-Code öffnen oder eine Liste mit dem Code auf einem Blatt vergleichen: Ist es diese Liste, und ist sie gültig?',
	code: 'Der Code auf einem Blatt',
	onThisDevice: 'Auf diesem Gerät ist',
	isThatList: 'diese Liste.',
	noneIs: 'Diese Liste ist nicht auf diesem Gerät.',
	earlierSheets:
		'Ein Blatt, das vor dem 28. November 2026 unter einem Turnier gedruckt wurde, findet sich nur, wo das Paket des Turniers gespeichert ist.',
	hold: 'Eine Liste damit vergleichen'
};

export const verifyDesk: Language['verifyDesk'] = {
	noQrCode: 'Auf diesem Bild ist kein QR-Code zu erkennen.',
	codeOrLink: 'Listencode oder Link',
	isCode: 'Ein Listencode.',
	whereCodeStands: 'Er steht am Fuß jedes Blatts.',
	stopCamera: 'Kamera ausschalten',
	scan: 'Mit der Kamera scannen',
	orPhoto: 'Oder ein Foto des QR-Codes',
	from: (name) => `Aus: ${name}`,
	cannotBeRead: (name) => `${name}: nicht lesbar`,
	nothingRead: (why) => `Nichts ließ sich lesen: ${why}`,
	listText: 'Text der Liste',
	orFile: 'Oder eine Datei der Liste',
	pasted: 'Eingefügter Text',
	checkText: 'Text prüfen',
	pasteFirst: 'Füge erst eine Liste ein.',
	cameraStopped: 'Die Kamera ist aus.',
	whatCameraSees: 'Was die Kamera sieht',
	holdIntoPicture: 'Richte die Kamera auf den QR-Code.',
	codeFaults: {
		symbol: 'Ein Listencode hat nur Buchstaben (kein U) und Ziffern.',
		length: (count) => `Ein Listencode hat 12 Buchstaben und Ziffern; dieser hat ${count}.`,
		mistyped: 'Dieser Code ist vertippt: Ein Buchstabe ist falsch, oder zwei sind vertauscht.'
	},
	data: (system, date) => `den Daten von ${system} vom ${date}`,
	rules: (event, date) => `den Regeln von ${event}, ${date}`,
	withoutRules: (data, event, date) => `${data}, ohne die Regeln des Turniers (${event}, ${date})`,
	and: (data, rules) => `${data} und ${rules}`,
	legal: (under, left) =>
		left === undefined
			? `Gültig nach ${under}.`
			: `Bisher gültig nach ${under}: ${punkte(left)} übrig.`,
	notLegal: (under, count) => `Nicht gültig nach ${under}: ${count} zu beheben.`,
	spent: (points, size) => `${pointsText(points)} von ${punkten(size)}`,
	itsCode: (code) => `Ihr Code ist ${code}. Tippe oder scanne einen Code, um zu vergleichen.`,
	isThatList: 'Das ist die Liste zu diesem Code.',
	isOther: (code) => `Das ist eine andere Liste: Ihr Code ist ${code}.`,
	isOtherOrBefore: (code, today) =>
		`Ihr Code ist heute ${code}. Falls dein Code vor den Daten vom ${today} gedruckt wurde, lässt er sich nicht vergleichen: Einträge dieser Liste und damit ihr Code haben sich seitdem geändert. Vergleiche das Blatt selbst, oder lass die Liste neu drucken.`,
	isThatListEarlier: (made, today) =>
		`Das ist die Liste zu diesem Code, gespeichert mit den Daten vom ${made}. Hier wird sie mit den heutigen Daten vom ${today} geprüft; darum ist ihr Code ein anderer, und vielleicht auch das Ergebnis.`,
	notOurs:
		'Das ist kein Code oder Link von Muster. Ein Listencode hat 12 Buchstaben und Ziffern, wie sie unter dem QR-Code auf einem Blatt stehen.',
	notLoaded: (why) => `Die Daten dieser Liste ließen sich nicht laden: ${why}`,
	isEvent: 'Das ist ein Turnierpaket, keine Liste.',
	noArmy: 'Muster hat diese Armee nicht.'
};

export const qrCodes: Language['qrCodes'] = {
	noPicture: 'Dieser Browser kann dieses Bild nicht lesen.',
	noCanvas: 'Dieser Browser kann keine Bilder lesen.',
	instead: (why) => `${why} Mach stattdessen ein Foto des Codes.`,
	faults: {
		notAllowed: 'Die Kamera ist in diesem Browser gesperrt.',
		noCamera: 'Dieses Gerät hat keine Kamera.',
		inUse: 'Eine andere App benutzt die Kamera.',
		noAccess: 'Dieser Browser gibt hier keinen Zugriff auf eine Kamera.'
	}
};

export const photos: Language['photos'] = {
	tooBig: 'Die Datei ist zu groß für ein Foto (Maximum: 50 MB).',
	none: 'Muster kann dieses Bild nicht lesen. Nimm JPEG, PNG, WebP oder HEIC.',
	tooLarge: (width, height) => {
		const [across, high] = [width, height].map((side) => side.toLocaleString('de'));
		return `Das Bild hat ${across} × ${high} Pixel, das ist zu groß. Nimm ein kleineres nur mit dem Code.`;
	}
};
