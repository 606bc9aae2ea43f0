import { pointsText } from '../figures.ts';
import type { Language } from '../language.ts';
import { punkten } from './grammar.ts';

export const verifyPage: Language['verifyPage'] = {
	title: 'Prüfen',
	description:
		'Eine Liste aus ihrem Link oder ihrem quadratischen Code öffnen oder gegen den Code auf einem Blatt halten: Ist es diese Liste, und ist sie gültig?',
	notAdded: (why) => `Die Liste wurde nicht hinzugefügt: ${why}.`,
	linked: 'Die Liste dieses Links',
	code: 'Der Code auf einem Blatt',
	onThisDevice: 'Auf diesem Gerät ist',
	isThatList: 'diese Liste.',
	noneIs: 'Keine Liste auf diesem Gerät ist diese.',
	hold: 'Eine Liste dagegenhalten'
};

export const verifyDesk: Language['verifyDesk'] = {
	noSquareCode: 'Auf diesem Bild ist kein quadratischer Code zu erkennen.',
	codeOrLink: 'Listencode oder Link einer Liste',
	isCode: 'Ein Listencode.',
	whereCodeStands: 'Er steht am Fuß jedes Blatts.',
	stopCamera: 'Kamera anhalten',
	scan: 'Mit der Kamera scannen',
	orPhoto: 'Oder ein Foto des quadratischen Codes',
	from: (name) => `Aus: ${name}`,
	cannotBeRead: (name) => `${name}: nicht lesbar`,
	nothingRead: (why) => `Nichts ließ sich lesen: ${why}`,
	fileOfList: 'Die Datei einer Liste',
	orText: 'Oder ihr Text',
	pasted: 'Eingefügter Text',
	checkText: 'Text prüfen',
	fileOfEvent: 'Die Datei des Turnierpakets',
	open: { before: '„', after: '“ öffnen: Das ist diese Liste' },
	addToMine: 'Zu meinen Listen hinzufügen',
	addOnceMore: 'Noch einmal hinzufügen',
	checkFile: 'Eine Datei daran prüfen',
	cameraStopped: 'Die Kamera wurde angehalten.',
	whatCameraSees: 'Was die Kamera sieht',
	holdIntoPicture: 'Halte den quadratischen Code ins Bild.',
	codeFaults: {
		symbol: 'Ein Listencode hat nur Buchstaben und Ziffern, und kein U.',
		length: (count) =>
			`Ein Listencode hat zwölf Buchstaben und Ziffern; ${count === 1 ? 'das ist 1' : `das sind ${count}`}.`,
		mistyped:
			'Dieser Code ist vertippt: Ein Buchstabe ist falsch, oder zwei haben die Plätze getauscht.'
	},
	data: (system, date) => `den Daten von ${system} vom ${date}`,
	rules: (event, date) => `den Regeln von ${event}, ${date}`,
	withoutRules: (data, event, date) => `${data}, ohne die Regeln des Turniers (${event}, ${date})`,
	and: (data, rules) => `${data} und ${rules}`,
	legal: (under) => `Gültig nach ${under}.`,
	notLegal: (under, count) =>
		`Nicht gültig nach ${under}: ${count === 1 ? '1 Problem' : `${count} Probleme`}.`,
	spent: (points, size) => `${pointsText(points)} von ${punkten(size)}`,
	itsCode: (code) => `Ihr Code ist ${code}. Tippe oder scanne einen Code, um zu vergleichen.`,
	isThatList: 'Das ist diese Liste.',
	isOther: (code) => `Das ist eine andere Liste: Ihr Code ist ${code}.`,
	isOtherOrBefore: (code, today) =>
		`Ihr Code ist heute ${code}. Ob sie die Liste zu deinem Code ist, lässt sich nicht sagen, falls er vor den Daten vom ${today} gedruckt wurde: Manches in dieser Liste war damals anders verzeichnet, und damit haben sich die Codes geändert. Vergleiche das Blatt selbst oder lass die Liste neu drucken.`,
	isThatListEarlier: (made, today) =>
		`Das ist diese Liste nach den Daten vom ${made}, mit denen sie gespeichert wurde. Hier wird sie nach den heutigen Daten vom ${today} beurteilt: Ihr Code ist jetzt ein anderer, und ihr Urteil kann es sein.`,
	isListOf: (code) => `Das ist die Liste zu ${code}.`,
	isListOfEarlier: (code, made, today) =>
		`Das ist die Liste zu ${code} nach den Daten vom ${made}. Hier wird sie nach den heutigen Daten vom ${today} beurteilt: Ihr Code ist jetzt ein anderer, und ihr Urteil kann es sein.`,
	isForEvent: (event, date) =>
		`Diese Liste ist für ${event}, ${date}. Das Paket dieses Turniers ist nicht auf diesem Gerät: Wähle seine Datei, damit die Liste nach dessen Regeln beurteilt und ihr Code verglichen wird.`,
	isNotOfLink: (code, own, made) =>
		`Der Code in diesem Link, ${code}, ist nicht der seiner Liste (${own}): Die Liste wurde nicht von Muster geschrieben, oder in den Daten hat sich seit dem ${made} etwas geändert.`,
	notOurs:
		'Das ist kein Code und kein Link von Muster. Ein Listencode sind zwölf Buchstaben und Ziffern, wie sie unter dem quadratischen Code auf einem Blatt stehen.',
	otherPack:
		'Das ist nicht das Paket des Turniers dieser Liste: Vielleicht wurde es seitdem geändert. Bitte den Veranstalter darum.',
	noPack: 'In dieser Datei ist kein Turnierpaket.',
	notLoaded: (why) => `Die Daten dieser Liste ließen sich nicht laden: ${why}`,
	isEvent: 'Das ist ein Turnierpaket und keine Liste.',
	noArmy: 'Muster hat keine solche Armee.'
};

export const squareCodes: Language['squareCodes'] = {
	noPicture: 'Dieses Bild ist nicht lesbar: Dieser Browser kann es nicht anzeigen.',
	noCanvas: 'Dieser Browser hat keine Zeichenfläche, um es anzusehen.',
	instead: (why) =>
		`${why} Mach stattdessen ein Foto des Codes, oder tippe die Buchstaben darunter ab.`,
	faults: {
		notAllowed: 'Die Kamera darf nicht benutzt werden: Diesem Browser ist es untersagt.',
		noCamera: 'Dieses Gerät hat keine Kamera.',
		inUse: 'Eine andere App benutzt die Kamera.',
		noAccess: 'Dieser Browser gibt hier keinen Zugriff auf eine Kamera.'
	}
};

export const photos: Language['photos'] = {
	tooBig: 'Die Datei ist zu groß für ein Foto: höchstens 50 MB.',
	none: 'Das ist kein Foto, das Muster ansieht: nimm ein JPEG, PNG, WebP oder HEIC.',
	tooLarge: (width, height) => {
		const [across, high] = [width, height].map((side) => side.toLocaleString('de'));
		return `Das Bild hat ${across} × ${high} Pixel, mehr als Muster entpackt: nimm ein kleineres, nur mit dem Code.`;
	}
};
