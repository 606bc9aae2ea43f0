export const eventFaults: typeof import('../../en/event-faults.ts').eventFaults = {
	prototype: '„__proto__“ ist nicht die ID einer Lesart.',
	refused: {
		'points-limit':
			'jede Liste ist ohnehin an ihre vereinbarte Größe gebunden; lass diese Regel weg',
		'agreed-size': 'schreibe stattdessen die „size“ des Turniers, neben seinen Namen',
		standing: 'was eine Einheit ist und was sie bekommt, ist Sache der Armee; lass diese Regel weg',
		led: 'wer wen führt, steht in den Profilen der Armee; lass diese Regel weg',
		outside:
			'wer außerhalb stehen darf, ist Sache des Buches; schreibe ein „count“ darüber, wer es nicht darf',
		rank: 'wer vor anderen kommt, ist Sache des Buches; schreibe ein „count“ oder ein „requires“'
	},
	notInEvents: (kind, why) => `ein Turnier hat kein ${kind}: ${why}.`,
	noKind: (kind, known) => `es gibt keine Art ${kind}; die Arten sind ${known}.`,
	tooWide: 'eine Regel nennt mehr als 200 Einträge.',
	idTaken: (id) =>
		`${id} ist die ID einer anderen Regel (eine Regel ohne ID heißt nach ihrem Platz rule-1, rule-2 …).`,
	sizeTaken: 'die ID „size“ gehört der Größe des Turniers; wähle eine andere.',
	tooManyNames: (count, most) =>
		`${count} Namen zum Nachschlagen; höchstens ${most} sind möglich. Schreibe IDs.`,
	noName: (army, name) => `bei ${army} heißt nichts ${name}, auch kein Schlüsselwort.`,
	noOption: (army, name) => `bei ${army} heißt keine Option ${name}.`,
	noNumber: (army, name) => `bei ${army} heißt keine Zahl ${name}.`,
	noGroup: (system, name) => `in ${system} heißt keine Art von Gruppe ${name}.`,
	severalThings: (name, ids) =>
		`nichts ist zugleich alles, was ${name} heißt, denn das bedeutet ${ids}: schreibe eine dieser IDs.`,
	severalOptions: (name, ids) =>
		`gemeint ist eine einzige Option, doch ${name} bedeutet ${ids}: schreibe eine dieser IDs.`,
	whenAlone: '„when“ ist eine Antwort: sage, auf welches „reading“.',
	onlyAdvice: (groups) =>
		`${groups} sind ein Plan und kein Teil einer Liste; eine Regel darüber braucht deshalb "advice": true.`,
	needsOrForbids: 'ein „requires“ hat entweder „needs“ oder „forbids“.',
	minForNeeds: '„min“ und „counting“ sind für „needs“.',
	maxTooSmall: '„max“ muss mindestens 1 sein.',
	exceptAlone: '„except“ braucht "by": "set".',
	unitAndModels: '"scope": "unit" und "counting": "models" gehören zusammen.',
	noLimit: 'gib ein „min“, ein „max“ oder beides an.',
	moreAlone: '„more“ ist mehr als ein „max“.',
	torn: (min, max) => `mindestens ${min} und höchstens ${max} geht nicht zugleich.`
};
