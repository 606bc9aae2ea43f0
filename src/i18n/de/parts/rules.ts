import type { Language } from '../../language.ts';
import { dem, einzahl, istNomen, nomen, oder, und, wem } from './grammar.ts';

/** Whom a rule means: so that it stands after “für”, “mit” and “außer” as well. */
export const selectors: Language['selectors'] = {
	having: (options) => `Einheiten mit ${oder(options.map(wem))}`,
	role: (name) => einzahl(name),
	otherThan: (wanted, excluded) =>
		`${wanted === selectors.anything ? 'Einheiten' : wanted} außer ${und(excluded.map(wem))}`,
	butNot: (wanted, excluded) => `${wanted}, aber nicht ${oder(excluded)}`,
	without: (column) => `ohne ${column}`,
	isNamed: (name, kind) => `${name} als ${einzahl(kind)}`,
	roleOtherThan: (role, excluded) =>
		excluded.every(istNomen)
			? `${role}, der nicht zu den ${oder(excluded.map(wem))} gehört`
			: `${role} außer ${und(excluded.map(wem))}`,
	allOf: (kinds) =>
		kinds.length < 2 ? kinds.join() : `${kinds[0]}, die auch ${und(kinds.slice(1))} sind`,
	also: (wanted, also) => `${wanted}, die auch ${also} sind`,
	among: (names, others) =>
		oder([...names, others === 1 ? '1 weitere Einheit' : `${others} weitere`]),
	nobody: 'andere Armeen',
	only: (by) =>
		by === selectors.nobody
			? 'nicht in dieser Armee'
			: by === selectors.anything
				? 'jede Einheit'
				: `nur ${by}`,
	onlyExcept: (by, excluded) => `nur ${by}, außer ${und(excluded.map(wem))}`,
	notForAny: (excluded) => `nicht für ${oder(excluded)}`,
	onlyAmong: (names, others) =>
		`nur ${und([...names, others === 1 ? '1 weitere Einheit' : `${others} weitere`])}`,
	onlyWith: (things) => `nur mit ${und(things)}`,
	others: 'andere',
	notFor: (bearer) => `nicht für ${bearer}`,
	notWith: (others) => `nicht mit ${und(others)}`,
	limited: 'Einträge mit eigener Grenze',
	anything: 'alles',
	any: 'alle',
	anyBut: (others) => `alle außer ${und(others.map((other) => dem(other) ?? wem(other)))}`,
	someOfThem: (count) => `${count} davon`
};

export const ruleWords: Language['ruleWords'] = {
	onlyForArmies: (armies) => ` Nur ${armies}.`,
	advice: ' Nur ein Hinweis.',
	pointsLimit: 'das Punktelimit darf nicht überschritten werden.',
	agreedSize: (size) => `gespielt wird mit ${size} Punkten.`,
	standing: 'jede Option gehört zu einer Einheit.',
	models: (isOne) => (isOne ? ' Modell' : ' Modelle'),
	inEachBand: ' pro Stufe des Punktelimits',
	inAnyUnit: ' pro Einheit',
	onAnyUnit: ' pro Einheit',
	onSameUnit: ' bei derselben Einheit',
	onEachOf: (bearers) => ` pro Einheit (${bearers})`,
	inEachGroup: (group) => ` je ${group}`,
	different: ' verschiedene',
	noTwoUnits: (except) =>
		`keine zwei Einheiten mit denselben${except === undefined ? '' : ` (außer ${except} allein)`}`,
	onceOnUnit: 'jeweils nur einmal pro Einheit',
	onceInArmy: 'jeweils nur einmal in der Armee',
	timesOnUnit: (most) => `Maximum von jeder Sorte pro Einheit: ${most}`,
	timesInArmy: (most) => `Maximum von jeder Sorte in der Armee: ${most}`,
	onlyFor: (option, by) => `${option}: nur ${nomen(by)}.`,
	budget: (label, amount, on) =>
		`${label}: Maximum ${amount} Punkte ${on === undefined ? 'pro Einheit' : `für ${on}`}.`,
	onlyWith: (of, needs) => `${of}: nur mit ${wem(needs)}.`,
	manyOf: (count, what) => `${count} ${what}`,
	modelsOf: (count, what) => `${count} ${count === 1 ? 'Modell' : 'Modellen'} von ${what}`,
	notWith: (of, others) => `${of}: nicht mit ${wem(others)}.`,
	eachGroup: (group, range, of, more) => `je ${group}: ${range} ${of}${more}`,
	besides: (free) => ` (${free} nicht mitgezählt)`,
	inArmy: (what, range) => `${what}: ${range} in der Armee.`,
	asManyGroups: (what, leaders) => `${what}: nicht weniger als unter ${leaders}.`,
	led: (group, by) => `je ${group}: ein Anführer (${by}) und Einheiten aus seinem Profil.`,
	outside: (group, of) => `ohne ${group}: nur ${of}.`,
	nobodyHasMore: (role, among, number) =>
		`${einzahl(role)}: höchster ${number}-Wert von ${wem(among)}.`,
	before: (role, by, among) => `${einzahl(role)}: ${by} vor allen anderen (${among}).`,
	points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
	atLeast: (amount) => `Minimum ${amount}`,
	atMost: (amount) => `Maximum ${amount}`,
	exactly: (amount) => `genau ${amount}`,
	none: 'keine',
	anyNumber: 'beliebig viele',
	percent: (share) => `${share} %`,
	ofPointsLimit: ' des Punktelimits',
	moreForEach: (count, per, each) =>
		`, plus ${count} je ${per === 1 ? '' : `volle ${per} `}${each}`,
	forEach: (count, per, each) => `${count} je ${per === 1 ? '' : `volle ${per} `}${each}`,
	ownNumber: () => 'je nach Einheit',
	perModels: (models) => (models === 1 ? '1 pro Modell' : `1 je volle ${models} Modelle`),
	and: 'und',
	or: 'oder',
	everything: 'alles',
	ofThose: (names) => ` (davon ${names})`,
	butNot: (names) => `, aber nicht ${names}`,
	having: (name) => `Einheiten mit ${wem(name)}`
};
