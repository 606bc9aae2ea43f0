import type { Amount, Constraint, ConstraintOf, Scope, Selector } from '#schema';
import { ruleWords } from './en/rule-words.ts';

/** The name of a tag, as a player knows it. */
export type NameOf = (tag: string) => string;

/** What a tag is called where its entry is not at hand: "steep-hill" and "STEEP HILL" are a steep hill. */
export function tagName(tag: string): string {
	return tag === tag.toUpperCase() ? tag.toLowerCase() : tag.replaceAll('-', ' ');
}

/**
 * A rule in a sentence, whatever is on the roster.
 * @param nameOf names tags of entries and keywords
 * @param armyName names armies by id
 */
export function ruleText(constraint: Constraint, nameOf: NameOf, armyName: NameOf): string {
	const sentence = capital(sentenceOf(constraint, nameOf));
	const { armies, advice } = constraint;
	const where = armies ? ruleWords.onlyForArmies(list(armies.map(armyName), ruleWords.and)) : '';
	return `${sentence}${where}${advice ? ruleWords.advice : ''}`;
}

function sentenceOf(constraint: Constraint, nameOf: NameOf): string {
	const words = (selector: Selector): string => selectorText(selector, nameOf);
	switch (constraint.kind) {
		case 'points-limit':
			return ruleWords.pointsLimit;
		case 'agreed-size':
			return ruleWords.agreedSize(constraint.size);
		case 'standing':
			return ruleWords.standing;
		case 'count': {
			const { of, label, per, scope } = constraint;
			const band = per === 'band' ? ruleWords.inEachBand : '';
			const models = constraint.counting === 'models' ? ruleWords.models : '';
			const place = placeText(scope, ruleWords.inAnyUnit, nameOf);
			const grows = moreText(constraint.more, words);
			return `${label ?? words(of)}: ${range(constraint)}${models}${band}${grows}${place}.`;
		}
		case 'share': {
			const { of, label, scope } = constraint;
			const place = scope === 'unit' ? ruleWords.onAnyUnit : '';
			return `${label ?? words(of)}: ${shares(constraint)}${place}.`;
		}
		case 'unique': {
			const { of, label, scope, by, except } = constraint;
			const once = scope === 'unit' ? ruleWords.onceOnUnit : ruleWords.onceInArmy;
			const rule = by ? ruleWords.noTwoUnits(except && words(except)) : once;
			return `${label ?? words(of)}: ${rule}.`;
		}
		case 'carries':
			return ruleWords.onlyFor(nameOf(constraint.option), words(constraint.by));
		case 'exclusive': {
			const { of, label, on, distinct } = constraint;
			const unlike = distinct ? ruleWords.different : '';
			const bearer = on ? ruleWords.onEachOf(words(on)) : ruleWords.onAnyUnit;
			return `${label ?? words(of)}: ${range(constraint)}${unlike}${bearer}.`;
		}
		case 'budget': {
			const { of, on, max, label = words(of) } = constraint;
			return ruleWords.budget(label, amountText(max), words(on));
		}
		case 'requires': {
			const { of, needs, forbids, scope, min, counting } = constraint;
			const place = placeText(scope, ruleWords.onSameUnit, nameOf);
			if (!needs) return ruleWords.notWith(words(of), `${words(forbids ?? {})}${place}`);
			const manyOf = counting === 'models' ? ruleWords.modelsOf : ruleWords.manyOf;
			const needed = min === undefined ? words(needs) : manyOf(min, words(needs));
			return ruleWords.onlyWith(words(of), `${needed}${place}`);
		}
		case 'group': {
			const { group, of, free } = constraint;
			const besides = free ? ruleWords.besides(words(free)) : '';
			const grows = moreText(constraint.more, words);
			const each = ruleWords.eachGroup(nameOf(group), range(constraint), words(of));
			return `${each}${grows}${besides}.`;
		}
		case 'groups':
			return ruleWords.inArmy(constraint.label ?? nameOf(constraint.group), range(constraint));
		case 'led': {
			const { group, by, label = words(by) } = constraint;
			return ruleWords.led(nameOf(group), label);
		}
		case 'outside':
			return ruleWords.outside(nameOf(constraint.group), words(constraint.of));
		case 'rank': {
			const { role, among, by } = constraint;
			if ('number' in by) {
				return ruleWords.nobodyHasMore(words(role), words(among), tagName(by.number));
			}
			return ruleWords.before(words(role), words(by), words(among));
		}
	}
}

/** "at least 25 % and at most 50 % of the agreed size", or so many points. */
function shares({ min, max }: ConstraintOf<'share'>): string {
	const part = (limit: NonNullable<typeof min>): string =>
		typeof limit === 'number' ? `${limit} %` : ruleWords.points(limit.points);
	const parts = [
		...(min === undefined ? [] : [ruleWords.atLeast(part(min))]),
		...(max === undefined ? [] : [ruleWords.atMost(part(max))])
	];
	const isPart = typeof (max ?? min) === 'number';
	return `${parts.join(` ${ruleWords.and} `)}${isPart ? ruleWords.ofAgreedSize : ''}`;
}

/** By how much a maximum grows: ", and 1 more for each marshal". */
function moreText(more: ConstraintOf<'count'>['more'], words: (of: Selector) => string): string {
	return more ? ruleWords.moreForEach(more.n, words(more.each)) : '';
}

interface Range {
	readonly min?: Amount | undefined;
	readonly max?: Amount | undefined;
}

function range({ min, max }: Range): string {
	if (max === 0) return ruleWords.none;
	if (typeof min === 'number' && min === max) return ruleWords.exactly(min);
	const parts = [
		...(min === undefined ? [] : [ruleWords.atLeast(amountText(min))]),
		...(max === undefined ? [] : [ruleWords.atMost(amountText(max))])
	];
	return parts.join(` ${ruleWords.and} `);
}

/** "3", or "as many as the unit’s own number of items". */
function amountText(amount: Amount): string {
	if (typeof amount === 'number') return `${amount}`;
	if ('table' in amount) {
		return amount.table.map(({ from, n }) => ruleWords.fromPoints(n, from)).join(', ');
	}
	return ruleWords.ownNumber(tagName(amount.number));
}

function placeText(scope: Scope | undefined, onUnit: string, nameOf: NameOf): string {
	if (typeof scope === 'object') return ruleWords.inEachGroup(nameOf(scope.group));
	return scope === 'unit' ? onUnit : '';
}

/** "this or that", "…, that are also these", "…, but not those". */
function selectorText({ any, all, none }: Selector, nameOf: NameOf): string {
	const names = (tags: readonly string[]): readonly string[] => tags.map(nameOf);
	const { and, or } = ruleWords;
	const first = any ? list(names(any), or) : all ? list(names(all), and) : ruleWords.everything;
	const also = any && all ? ruleWords.ofThose(list(names(all), and)) : '';
	return `${first}${also}${none ? ruleWords.butNot(list(names(none), or)) : ''}`;
}

function list(things: readonly string[], joint: string): string {
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(', ')} ${joint} ${things.at(-1) ?? ''}`;
}

function capital(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
