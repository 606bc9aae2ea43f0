export const ruleText: typeof import('../../en/rule-text.ts').ruleText = {
	result: 'Ergebnis',
	unnamed: 'sein Name ist verloren',
	cast: (roll) => `Zauberwert ${roll}`,
	power: (power) => `Energie ${power}`,
	range: (range) => `Reichweite ${range}`
};
