import { pointsText } from '../figures.ts';
import type { Language } from '../language.ts';
import type { Grows } from '../sentences/called.ts';
import { einheiten, kopf, modelle, nomen, punkte, punkten, und } from './grammar.ts';
import { problems } from './problems.ts';

type Verdicts = Language['verdicts'];

interface Limits {
	readonly min?: number | undefined;
	readonly max?: number | undefined;
	readonly growth?: Grows | undefined;
}

function limits({ min, max, growth }: Limits): string {
	const least = min === undefined ? [] : [`mindestens ${min}`];
	const most = max === undefined ? [] : [`höchstens ${growth ? problems.growth(growth) : max}`];
	return [...least, ...most].join(' und ');
}

const so = (isAny: boolean, none: string): string => (isAny ? 'so ist es' : none);

const atMostEach = (max: number | 'own' | 'size'): string => {
	if (max === 'own') return 'je höchstens die eigene Zahl';
	return max === 'size' ? 'je höchstens so viele, wie die Größe erlaubt' : `je höchstens ${max}`;
};

const atLeastEach = (min: number | 'own' | 'size'): string => {
	if (min === 'own') return 'je mindestens die eigene Zahl';
	return min === 'size' ? 'je mindestens so viele, wie die Größe verlangt' : `je mindestens ${min}`;
};

/** What a rule asks and what a roster has, kept: without the full stop. */
export const verdicts: Verdicts = {
	spent: (spent, size) =>
		`${pointsText(spent)} von ${punkten(size)} ausgegeben: ${spent === size ? 'nichts' : pointsText(size - spent)} übrig`,
	agreed: (size) => `Gespielt mit ${punkten(size)}, wie es das Turnier verlangt`,
	standing: (isAny) =>
		isAny
			? 'Einheiten stehen für sich, und was sonst gewählt ist, gehört zu einer von ihnen'
			: 'Einheiten stehen für sich, und was sonst gewählt wird, gehört zu einer; es gibt noch nichts',
	sets: (label, isAny) =>
		`${kopf(label)}: Keine zwei Einheiten haben dasselbe; ${so(isAny, 'es gibt keine')}`,
	mostOfEach: (label, most, measured) =>
		`${kopf(label)}: ${most === undefined ? 'beliebig viele von jeder Sorte' : `höchstens ${most} von jeder Sorte`}; ${measured === 0 ? 'nichts gewählt' : `von keiner mehr als ${measured}`}`,
	onceEach: (label, isAny) =>
		`${kopf(label)}: höchstens einmal; niemand hat etwas ${isAny ? 'doppelt' : 'davon'}`,
	once: (label, isAny) =>
		`${kopf(label)}: höchstens einmal; nichts ist ${isAny ? 'doppelt' : 'gewählt'}`,
	carries: (option, by, bearers) =>
		`${option}: nur für ${by}; vergeben an ${bearers.length === 0 ? 'niemanden' : und(bearers)}`,
	carriesOnly: (bearer, option, by) => `${bearer}: ${option} nicht erlaubt, nur für ${by}`,
	budget: (label, on, max, measured) =>
		`${kopf(label)} für ${on}: je höchstens ${max === undefined ? 'die eigene Zahl' : punkte(max)}; ${measured === 0 ? 'niemand hat etwas davon' : `der höchste Betrag ist ${pointsText(measured)}`}`,
	exclusive: (label, on, { min, max }, isAny) => {
		const head = `${kopf(label)}${on === undefined ? '' : ` für ${on}`}`;
		if (isAny && min === undefined) {
			return `${head}: Niemand hat mehr als ${typeof max === 'number' ? max : 'die eigene Zahl'}`;
		}
		const asked = [
			...(min === undefined ? [] : [atLeastEach(min)]),
			...(max === undefined ? [] : [atMostEach(max)])
		];
		return `${head}: ${asked.join(', ')}; ${so(isAny, 'niemand hat etwas davon')}`;
	},
	share: ({ min, max, measured, ...verdict }, label, isOfUnit, isEach) => {
		const each = isEach ? 'je ' : '';
		const asked = [
			...(min === undefined
				? []
				: [`${each}mindestens ${punkte(min)}${problems.share(verdict, 'min')}`]),
			...(max === undefined
				? []
				: [`${each}höchstens ${punkte(max)}${problems.share(verdict, 'max')}`])
		];
		const found = isOfUnit
			? `die teuerste kostet ${pointsText(measured)}`
			: `${pointsText(measured)} ausgegeben`;
		return `${kopf(label)}: ${[...asked, measured === 0 ? 'nichts gewählt' : found].join('; ')}`;
	},
	need: (whom, needed, where, { min, isModels }) => {
		if (where === 'unit') return `${kopf(whom)} nur mit ${nomen(needed)}`;
		const least = min === 1 ? '' : `mindestens ${min} ${isModels ? 'Modellen ' : ''}`;
		const place = where === 'army' ? 'in der Armee' : `in derselben Gruppe (${where.kind})`;
		return `${kopf(whom)} nur mit ${least}${nomen(needed)} ${place}`;
	},
	forbid: (whom, forbidden, where, isOther) => {
		const others = isOther ? `andere ${forbidden}` : forbidden;
		const place =
			where === 'army'
				? 'in derselben Armee'
				: where === 'unit'
					? 'bei derselben Einheit'
					: `in derselben Gruppe (${where.kind})`;
		return `${kopf(whom)} nicht ${place} wie ${others}`;
	},
	unused: (rule, isGrouped) =>
		`${rule}; ${isGrouped ? 'nichts davon in einer Gruppe' : 'nichts davon gewählt'}`,
	needMet: (rule) => `${rule}: so ist es`,
	forbidMet: (rule) => `${rule}: so ist es`,
	unled: (groups, leader) => `${groups}: jeweils mit Anführer (${nomen(leader)}); es gibt keine`,
	led: (group, leader, others) => {
		if (others === 0) return `${group}: angeführt von ${leader}, sonst niemand`;
		return `${group}: angeführt von ${leader}; ${others === 1 ? 'die andere Einheit ist' : `die anderen ${others} sind`} dabei erlaubt`;
	},
	outside: (subject, allowed, count) =>
		`${subject}: ${allowed}; es gibt ${count === 0 ? 'keine' : count}`,
	highest: (subject, number, isAny) =>
		`${kopf(subject)}: wer den höchsten Wert hat (${number}); ${so(isAny, 'nicht gewählt')}`,
	first: (subject, by, isAny) =>
		`${kopf(subject)}: ${by} vor allen anderen; ${so(isAny, 'nicht gewählt')}`,
	range: ({ measured, min, max }, of) => {
		const counted = of === 'units' ? einheiten : String;
		const told = of === 'taken' ? `${measured} gewählt` : counted(measured);
		if (min !== undefined && max !== undefined) {
			return min === max
				? `${measured} von genau ${counted(max)}`
				: `${told}, ${min} bis ${max} erlaubt`;
		}
		if (max !== undefined) return `${measured} von höchstens ${counted(max)}`;
		return min === undefined ? told : `${told}, mindestens ${min} nötig`;
	},
	countUnused: (verdict, kind) => {
		const asked = limits(verdict);
		const where = kind === undefined ? '' : ` je ${kind}`;
		const none = kind === undefined ? 'nichts gewählt' : 'nichts davon in einer Gruppe';
		return asked === '' ? none : `${asked}${where}; ${none}`;
	},
	modelsEach: ({ min, max, measured, units }) => {
		const least = min === undefined ? [] : [`mindestens ${max === undefined ? modelle(min) : min}`];
		const most = max === undefined ? [] : [`höchstens ${modelle(max)}`];
		const found =
			units.length === 0 ? 'nichts gewählt' : `${modelle(measured)} in ${einheiten(units.length)}`;
		return `je ${[...least, ...most].join(' und ')}; ${found}`;
	},
	unitsEach: ({ min, max, growth }) => {
		const least =
			min === undefined ? [] : [`mindestens ${max === undefined ? einheiten(min) : min}`];
		const grown = growth
			? problems.growth(growth).replace(/^\d+/, (count) => einheiten(Number(count)))
			: undefined;
		const most = max === undefined ? [] : [`höchstens ${grown ?? einheiten(max)}`];
		const asked = [...least, ...most].join(' und ');
		return asked === '' ? '' : `je ${asked}`;
	},
	free: (units) => `${units} neben anderen nicht mitgezählt`,
	anyNumber: 'beliebig viele zusammen erlaubt',
	noGroup: 'es gibt keine',
	lifted: (by) => `Gilt nicht, denn die Armee hat ${by}.`
};
