export const squareCodes: typeof import('../../en/square-codes.ts').squareCodes = {
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
