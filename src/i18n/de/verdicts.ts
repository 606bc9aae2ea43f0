import { pointsText } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Grows } from '../sentences/called.ts';
import {
	dativ,
	einheiten,
	einzahl,
	kopf,
	mehrzahl,
	modelle,
	nomen,
	punkte,
	punkten,
	und
} from './grammar.ts';
import { problems } from './problems.ts';
import { phrases } from './sentences.ts';

type Verdicts = Language['verdicts'];

interface Limits {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	readonly growth?: Grows | undefined;
}

function limits({ min, max, growth }: Limits): string {
	if (min !== undefined && min === max) return `genau ${min}`;
	const least = min === undefined ? [] : [`Minimum ${min}`];
	const most = max === undefined ? [] : [`Maximum ${growth ? problems.growth(growth) : max}`];
	return [...least, ...most].join(', ');
}

const told = (amount: number | 'own' | 'size'): string => {
	if (typeof amount === 'number') return String(amount);
	return amount === 'own' ? 'laut Einheit' : 'nach Punktelimit';
};

const unless = (isAny: boolean): string => (isAny ? '' : '; nichts gewählt');

/** What a rule asks and what a roster has, kept: without the full stop. */
export const verdicts: Verdicts = {
	spent: (spent, size) =>
		`${pointsText(spent)} von ${punkten(size)} ausgegeben, ${pointsText(size - spent)} übrig`,
	agreed: (size) => `Gespielt mit ${punkten(size)}, wie beim Turnier`,
	standing: (isAny) => `Jede Option gehört zu einer Einheit${unless(isAny)}`,
	sets: (label, isAny) => `${kopf(label)}: bei keinen zwei Einheiten gleich${unless(isAny)}`,
	maxOfEach: (label, most, measured) =>
		`${kopf(label)}: ${most === undefined ? 'beliebig viele von jeder Sorte' : `Maximum ${most} von jeder Sorte`}; ${measured === 0 ? 'nichts gewählt' : `die meisten: ${measured}`}`,
	onceEach: (label, isAny) =>
		`${kopf(mehrzahl(label.replace(/ of a unit$/, '')))}: nichts doppelt bei einer Einheit${unless(isAny)}`,
	once: (label, isAny) => `${kopf(mehrzahl(label))}: nichts doppelt in der Armee${unless(isAny)}`,
	carries: (option, eligible, bearers) =>
		`${option}: ${eligible}${bearers.length === 0 ? '; nicht gewählt' : ` (gewählt bei ${und(bearers)})`}`,
	budget: (label, on, max, measured) =>
		`${kopf(label)} für ${on}: ${max === undefined ? 'laut Einheit' : `je Maximum ${punkte(max)}`}; ${measured === 0 ? 'nichts gewählt' : `der höchste Betrag ist ${pointsText(measured)}`}`,
	exclusive: (label, on, { min, max }, isAny) => {
		const head = `${kopf(label)}${on === undefined ? '' : ` für ${on}`}`;
		const asked =
			min !== undefined && min === max
				? [`je genau ${told(min)}`]
				: [
						...(min === undefined ? [] : [`je Minimum ${told(min)}`]),
						...(max === undefined ? [] : [`je Maximum ${told(max)}`])
					];
		return `${head}: ${asked.join(', ')}${unless(isAny)}`;
	},
	share: ({ min, max, measured, ...verdict }, label, isOfUnit, isEach) => {
		const each = isEach ? 'je ' : '';
		const asked = [
			...(min === undefined
				? []
				: [`${each}Minimum ${punkte(min)}${problems.share(verdict, 'min')}`]),
			...(max === undefined
				? []
				: [`${each}Maximum ${punkte(max)}${problems.share(verdict, 'max')}`])
		];
		const found = isOfUnit
			? `die teuerste kostet ${pointsText(measured)}`
			: `${pointsText(measured)} ausgegeben`;
		return `${kopf(label)}: ${[...asked, measured === 0 ? 'nichts gewählt' : found].join('; ')}`;
	},
	need: (whom, needed, where, { min, isModels }) => {
		if (where === 'unit') return `${kopf(whom)}: nur mit ${dativ(needed)}`;
		const least = min === 1 ? '' : `mindestens ${min} ${isModels ? 'Modellen ' : ''}`;
		const place = where === 'army' ? 'in der Armee' : `in derselben Gruppe (${where.kind})`;
		return `${kopf(whom)}: nur mit ${least}${dativ(needed)} ${place}`;
	},
	forbid: (whom, forbidden, where, isOther) => {
		const others = isOther ? `andere ${forbidden}` : forbidden;
		const place =
			where === 'army'
				? 'in derselben Armee'
				: where === 'unit'
					? 'bei derselben Einheit'
					: `in derselben Gruppe (${where.kind})`;
		return `${kopf(whom)}: nicht ${place} wie ${others}`;
	},
	unused: (rule, isGrouped) =>
		`${rule}; ${isGrouped ? 'nichts davon in einer Gruppe' : 'nichts davon gewählt'}`,
	needMet: (rule) => rule,
	forbidMet: (rule) => rule,
	unled: (groups, leader) => `${groups}: jeweils mit Anführer (${nomen(leader)}); es gibt keine`,
	led: (group, leader, others) => {
		if (others === 0) return `${group}: angeführt von ${leader}`;
		return `${group}: angeführt von ${leader}; ${others === 1 ? 'die andere Einheit ist' : `die anderen ${others} sind`} dabei erlaubt`;
	},
	outside: (subject, allowed, count) =>
		`${subject}: ${allowed} (jetzt ${count === 0 ? 'keine' : count})`,
	highest: (subject, number, isAny) =>
		`${kopf(einzahl(subject))}: höchster Wert (${number}) der Armee${unless(isAny)}`,
	first: (subject, by, isAny) =>
		`${kopf(einzahl(subject))}: ${by} vor allen anderen${unless(isAny)}`,
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
		const asked = limits(verdict);
		const where = kind === undefined ? '' : ` je ${kind}`;
		const none = kind === undefined ? 'nichts gewählt' : 'nichts davon in einer Gruppe';
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
	free: (units) => `${units} nicht mitgezählt`,
	anyNumber: 'beliebig viele zusammen erlaubt',
	noGroup: 'es gibt keine',
	lifted: (by) => `Nicht anwendbar: Die Armee hat ${by}.`
};
