import { leastPoints, pointsText } from '../base/figures.ts';
import type { ShownAmount } from '../en/verdicts.ts';
import type { Language } from '../language.ts';
import type { Grows } from '../naming/called.ts';
import {
	einheiten,
	einzahl,
	gross,
	inDemselben,
	inEinem,
	kopf,
	mehrzahl,
	modelle,
	nomen,
	punkte,
	punkten,
	und,
	wem
} from './parts/grammar.ts';
import { problems } from './problems.ts';
import { phrases } from './parts/phrases.ts';
import { ruleWords } from './parts/rules.ts';

type Verdicts = Language['verdicts'];

interface Range {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	readonly growth?: Grows | undefined;
}

interface Numbers {
	readonly min: ShownAmount | undefined;
	readonly max: ShownAmount | undefined;
}

const notAllowed = 'nicht erlaubt';

function rangeText({ min, max, growth }: Range): string {
	if (min !== undefined && min === max) return `genau ${min}`;
	if (max === 0 && min === undefined && !growth) return notAllowed;
	const least = min === undefined ? [] : [`Minimum ${min}`];
	const most = max === undefined ? [] : [`Maximum ${growth ? problems.growth(growth) : max}`];
	return [...least, ...most].join(', ');
}

const profile = 'laut Profil';

const amountText = (amount: ShownAmount): string => {
	if (typeof amount === 'number') return String(amount);
	if (typeof amount === 'object') return ruleWords.perModels(amount.perModels);
	return amount === 'own' ? profile : 'nach Punktelimit';
};

/** “genau 1”, “1 bis 3”, “Anzahl laut Profil”. */
function numbersText({ min, max }: Numbers): string {
	if (min !== undefined && min === max)
		return typeof min === 'number' ? `genau ${min}` : `Anzahl ${amountText(min)}`;
	if (typeof min === 'number' && typeof max === 'number') return `${min} bis ${max}`;
	return [
		...(min === undefined ? [] : [`Minimum ${amountText(min)}`]),
		...(max === undefined ? [] : [`Maximum ${amountText(max)}`])
	].join(', ');
}

const unless = (isAny: boolean): string => (isAny ? '' : '; nichts gewählt');

/** What a rule asks and what a roster has, kept: without the full stop. */
export const verdicts: Verdicts = {
	spent: (spent, size) =>
		`${pointsText(spent)} von ${punkten(size)} ausgegeben, ${pointsText(size - spent)} übrig`,
	agreed: (size) => `Gespielt mit ${punkten(size)}, wie beim Turnier`,
	standing: (isAny) => `Jede Option gehört zu einer Einheit${unless(isAny)}`,
	sets: (label, isAny, except) =>
		`${kopf(mehrzahl(label))}: jeweils nur bei einer Einheit${except === undefined ? '' : ` (außer ${except} allein)`}${unless(isAny)}`,
	maxOfEach: (label, most, measured) =>
		`${kopf(label)}: ${most === undefined ? 'beliebig viele von jeder Sorte' : `Maximum ${most} von jeder Sorte`}; ${measured === 0 ? 'nichts gewählt' : `die meisten: ${measured}`}`,
	timesOfEach: (label, most, isOnUnit) =>
		`${kopf(mehrzahl(label))}: Maximum von jeder Sorte ${isOnUnit ? 'pro Einheit' : 'in der Armee'}: ${most}`,
	onceEach: (label, isAny) =>
		`${kopf(mehrzahl(label.replace(/ of a unit$/, '')))}: jeweils nur einmal pro Einheit${unless(isAny)}`,
	once: (label, isAny) =>
		`${kopf(mehrzahl(label))}: jeweils nur einmal in der Armee${unless(isAny)}`,
	carries: (option, eligible, bearers) => {
		const rule = `${option}: ${eligible}`;
		if (bearers === undefined) return rule;
		return bearers.length === 0
			? `${rule}; nicht gewählt`
			: `${rule} (gewählt bei ${und(bearers)})`;
	},
	budget: (label, on, max, measured) => {
		const most =
			max === undefined
				? `Punkte ${profile}`
				: on === undefined
					? `Maximum ${punkte(max)} pro Einheit`
					: `je Maximum ${punkte(max)}`;
		const rule = `${gross(label)}${on === undefined ? '' : ` für ${on}`}: ${most}`;
		if (measured === undefined) return rule;
		return `${rule}; ${measured === 0 ? 'nichts gewählt' : `der höchste Betrag ist ${pointsText(measured)}`}`;
	},
	exclusive: (label, on, numbers, { isAny }) => {
		const head = `${gross(label)}${on === undefined ? '' : ` für ${on}`}`;
		if (numbers.max === 0) return `${head}: nicht erlaubt`;
		const asked = numbersText(numbers);
		if (asked.endsWith(profile) || typeof numbers.max === 'object')
			return `${head}: ${asked}${unless(isAny)}`;
		return `${head}: ${on === undefined ? `${asked} pro Einheit` : `je ${asked}`}${unless(isAny)}`;
	},
	share: ({ min, max, measured, ...verdict }, label, isOfUnit, isEach) => {
		const each = isEach ? 'je ' : '';
		const asked = [
			...(min === undefined
				? []
				: [`${each}Minimum ${punkte(leastPoints(min))}${problems.share(verdict, 'min')}`]),
			...(max === undefined
				? []
				: [`${each}Maximum ${punkte(max)}${problems.share(verdict, 'max')}`])
		];
		const found = isOfUnit
			? `die teuerste kostet ${pointsText(measured)}`
			: `${pointsText(measured)} ausgegeben`;
		return `${gross(label)}: ${[...asked, measured === 0 ? 'nichts gewählt' : found].join('; ')}`;
	},
	need: (whom, needed, where, { min, isModels }) => {
		if (where === 'unit') return `${gross(whom)}: nur mit ${needed}`;
		const least = min === 1 ? '' : `mindestens ${min} ${isModels ? 'Modellen ' : ''}`;
		const place =
			where === 'role' ? '' : where === 'army' ? ' in der Armee' : ` in ${inDemselben(where.kind)}`;
		return `${gross(whom)}: nur mit ${least}${wem(needed)}${place}`;
	},
	forbid: (whom, forbidden, where, isOther) => {
		if (where === 'role') return `${gross(whom)}: nicht mit ${wem(forbidden)}`;
		if (where === 'unit')
			return `${gross(whom)}: nicht mit ${isOther ? 'anderen ' : ''}${forbidden}`;
		const others = isOther ? `andere ${forbidden}` : forbidden;
		const place =
			typeof where === 'object' ? `in ${inDemselben(where.kind)}` : 'in derselben Armee';
		return `${gross(whom)}: nicht ${place} wie ${others}`;
	},
	ofTheirOwn: (whom, kind) => `${gross(whom)}: in ${inEinem(kind)} nur unter sich`,
	unused: (rule, isGrouped) => `${rule}; ${isGrouped ? 'bisher keine' : 'nichts davon gewählt'}`,
	unled: (groups, leader) => `${groups}: jeweils mit Anführer (${nomen(leader)}); bisher keine`,
	led: (group, leader, others) => {
		if (others === 0) return `${group}: angeführt von ${leader}`;
		return `${group}: angeführt von ${leader}; ${others === 1 ? 'die andere Einheit ist' : `die anderen ${others} sind`} dabei erlaubt`;
	},
	outside: (subject, allowed, count) =>
		`${subject}: ${allowed}; ${count === 0 ? 'keine' : count} gewählt`,
	highest: (subject, number, isAny) =>
		`${gross(einzahl(subject))}: höchster ${number}-Wert der Armee${isAny ? '' : '; keiner gewählt'}`,
	first: (subject, by, isAny) =>
		`Hat die Armee ${by}, ist einer davon ${einzahl(subject)}${isAny ? '' : '; keiner gewählt'}`,
	range: ({ measured, min, max }, of) => {
		const counted = of === 'units' ? einheiten : String;
		const isTaken = of === 'taken' || of === 'slots';
		const found = isTaken ? phrases.taken(measured, of === 'slots') : counted(measured);
		if (min !== undefined && max !== undefined) {
			return min === max ? `${found}, genau ${max}` : `${found}, Minimum ${min}, Maximum ${max}`;
		}
		if (max !== undefined) return `${found}, Maximum ${max}`;
		return min === undefined ? found : `${found}, Minimum ${min}`;
	},
	countUnused: (verdict, kind) => {
		const asked = rangeText(verdict);
		const where = kind === undefined ? '' : ` je ${kind}`;
		const none = kind === undefined ? 'nichts gewählt' : 'bisher keine';
		if (asked === notAllowed) return asked;
		return asked === '' ? none : `${asked}${where}; ${none}`;
	},
	modelsEach: ({ min, max, measured, units }) => {
		const least = min === undefined ? [] : [`Minimum ${max === undefined ? modelle(min) : min}`];
		const most = max === undefined ? [] : [`Maximum ${modelle(max)}`];
		const found =
			units.length === 0 ? 'nichts gewählt' : `${modelle(measured)} in ${einheiten(units.length)}`;
		return `${[...least, ...most].join(', ')} pro Einheit; ${found}`;
	},
	unitsEach: ({ min, max, growth }) => {
		const least = min === undefined ? [] : [`Minimum ${einheiten(min)}`];
		const grown = growth
			? problems.growth(growth).replace(/^\d+/, (count) => einheiten(Number(count)))
			: undefined;
		const most = max === undefined ? [] : [`Maximum ${grown ?? einheiten(max)}`];
		const asked = [...least, ...most].join(', ');
		return asked === '' ? '' : `je ${asked}`;
	},
	rangeText,
	free: (units) => `${units} nicht mitgezählt`,
	anyNumber: 'beliebig viele zusammen erlaubt',
	noGroup: 'bisher keine',
	lifted: (by, isRole) => `Nicht anwendbar: ${gross(by)}${isRole ? '' : ' in der Armee'}.`,
	waiting: (by, isRole) => `Nur anwendbar bei: ${gross(by)}${isRole ? '' : ' in der Armee'}.`
};
