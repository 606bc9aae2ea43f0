import type { Language } from '../language.ts';
import { dativ, nomen, oder, und } from './grammar.ts';

/** Whom a rule means: so that it stands after “für”, “mit” and “außer” as well. */
export const selectors: Language['selectors'] = {
	having: (options) => `Einheiten mit ${oder(options)}`,
	role: (name) => nomen(name),
	otherThan: (wanted, excluded) => `${wanted} außer ${und(excluded.map(dativ))}`,
	butNot: (wanted, excluded) => `${wanted}, aber nicht ${oder(excluded)}`,
	without: (column) => `ohne ${column}`,
	allOf: (kinds) => und(kinds.map(nomen)),
	also: (wanted, also) => `${wanted}, zugleich ${also}`,
	listed: (wanted) => (wanted === '' ? 'zulässige Einheiten' : `zulässige ${wanted}`),
	nobody: 'andere Armeen',
	only: (by) =>
		by === selectors.nobody
			? 'nicht in dieser Armee'
			: by === selectors.anything
				? 'jede Einheit'
				: `nur ${by}`,
	onlyAmong: (names, others) =>
		`nur ${und([...names, others === 1 ? '1 weitere Einheit' : `${others} weitere`])}`,
	onlyWith: (things) => `nur mit ${und(things)}`,
	others: 'andere',
	notFor: (bearer) => `nicht für ${bearer}`,
	notWith: (others) => `nicht mit ${und(others)}`,
	limited: 'Einträge mit eigener Grenze',
	anything: 'alles',
	any: 'alle',
	anyBut: (others) => `alle außer ${und(others)}`,
	someOfThem: (count) => `${count} davon`
};

export const ruleWords: Language['ruleWords'] = {
	onlyForArmies: (armies) => ` Nur ${armies}.`,
	advice: ' Nur ein Hinweis.',
	pointsLimit: 'das Punktelimit darf nicht überschritten werden.',
	agreedSize: (size) => `gespielt wird mit ${size} Punkten.`,
	standing: 'jede Option gehört zu einer Einheit.',
	models: (isOne) => (isOne ? ' Modell' : ' Modelle'),
	inEachBand: ', pro Stufe des Punktelimits',
	inAnyUnit: ' pro Einheit',
	onAnyUnit: ' pro Einheit',
	onSameUnit: ' an derselben Einheit',
	onEachOf: (bearers) => ` pro Einheit (${bearers})`,
	inEachGroup: (group) => `, je ${group}`,
	different: ' verschiedene',
	noTwoUnits: (except) =>
		`keine zwei Einheiten mit denselben${except === undefined ? '' : ` (außer ${except} allein)`}`,
	onceOnUnit: 'nichts doppelt bei einer Einheit',
	onceInArmy: 'nichts doppelt in der Armee',
	timesOnUnit: (most) => `pro Einheit je Maximum ${most}`,
	timesInArmy: (most) => `in der Armee je Maximum ${most}`,
	onlyFor: (option, by) => `${option}: nur ${nomen(by)}.`,
	budget: (label, amount, on) => `${label}: Maximum ${amount} Punkte für ${on}.`,
	onlyWith: (of, needs) => `${of}: nur mit ${needs}.`,
	manyOf: (count, what) => `${count} ${what}`,
	modelsOf: (count, what) => `${count} ${count === 1 ? 'Modell' : 'Modellen'} von ${what}`,
	notWith: (of, others) => `${of}: nicht mit ${others}.`,
	eachGroup: (group, range, of) => `je ${group}: ${range} von ${of}`,
	besides: (free) => ` (${free} nicht mitgezählt)`,
	inArmy: (what, range) => `${what}: ${range} in der Armee.`,
	led: (group, by) => `je ${group}: angeführt von ${by}, mit den Einheiten im Profil.`,
	outside: (group, of) => `ohne ${group}: nur ${of}.`,
	nobodyHasMore: (role, among, number) => `${role}: höchster Wert (${number}) von ${among}.`,
	before: (role, by, among) => `${role}: ${by} vor allen anderen (${among}).`,
	points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
	atLeast: (amount) => `Minimum ${amount}`,
	atMost: (amount) => `Maximum ${amount}`,
	exactly: (amount) => `genau ${amount}`,
	none: 'keine',
	anyNumber: 'beliebig viele',
	ofAgreedSize: ' des Punktelimits',
	moreForEach: (count, each) => `, plus ${count} je ${each}`,
	fromPoints: (amount, from) => `${amount} ab ${from} Punkten`,
	ownNumber: () => 'laut Einheit',
	and: 'und',
	or: 'oder',
	everything: 'alles',
	ofThose: (names) => ` (davon ${names})`,
	butNot: (names) => `, aber nicht ${names}`,
	having: (name) => `Einheiten mit ${name}`
};
