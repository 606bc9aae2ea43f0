export const tooMuch: typeof import('../../en/too-much.ts').tooMuch = {
	nested: (depth) =>
		`Die Datei ist mehr als ${depth} Ebenen tief verschachtelt: das ist keine Liste.`,
	wide: (keys) => `Die Datei hat mehr als ${keys} Schlüssel an einer Stelle: das ist keine Liste.`,
	long: 'Die Datei enthält viel mehr, als eine Liste enthalten kann: es ist keine.',
	prototype: '„__proto__“ ist hier nicht bekannt.'
};
