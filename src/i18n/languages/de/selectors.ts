import { nomen, oder, und } from './grammar.ts';

/** Whom a rule means: so that it stands after “für”, “mit” and “außer” as well. */
export const selectors: typeof import('../../en/selectors.ts').selectors = {
	having: (options) => `Einheiten mit ${oder(options)}`,
	otherThan: (wanted, excluded) => `${wanted} außer ${und(excluded)}`,
	butNot: (wanted, excluded) => `${wanted}, aber nicht ${oder(excluded)}`,
	without: (column) => `ohne ${column}`,
	allOf: (kinds) => und(kinds.map(nomen)),
	also: (wanted, also) => `${wanted}, zugleich ${also}`,
	listed: (wanted) => (wanted === '' ? 'Einheiten laut Armeeliste' : `${wanted} laut Armeeliste`),
	nobody: 'andere Armeen',
	anything: 'alles',
	any: 'alle',
	anyBut: (others) => `alle außer ${und(others)}`,
	someOfThem: (count) => `${count} davon`
};
