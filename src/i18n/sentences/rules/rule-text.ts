import { eitherOf } from '#engine';
import type { Amount, Constraint, ConstraintKind, ConstraintOf, Scope, Selector } from '#schema';
import { problems } from '../../en/problems.ts';
import { ruleWords } from '../../en/parts/rules.ts';
import { phrases } from '../../en/parts/phrases.ts';
import { tableText } from './arithmetic.ts';
import { capital } from './problem-text.ts';

/** The name of a tag for players. */
export type NameOf = (tag: string) => string;

/** The name of a tag without its entry: "steep-hill" and "STEEP HILL" are a steep hill. */
export function tagName(tag: string): string {
	if (tag.startsWith('+')) return ruleWords.having(tagName(tag.slice(1)));
	const [question, answer] = tag.split(':');
	if (answer !== undefined && question === 'type') return tagName(answer);
	if (answer !== undefined) return `${capital(question ?? '')} ${answer.replaceAll('-', ' ')}`;
	return tag === tag.toUpperCase() ? tag.toLowerCase() : tag.replaceAll('-', ' ');
}

/**
 * A rule as a sentence, independent of any roster.
 * @param nameOf names tags of entries and keywords
 * @param armyName names armies by id
 */
export function ruleText(constraint: Constraint, nameOf: NameOf, armyName: NameOf): string {
	const nounOf = (tag: string): string => phrases.noun(nameOf(tag));
	const words = (selector: Selector): string => selectorText(selector, nounOf);
	return ruleWith({ words, nameOf: nounOf }, constraint, armyName);
}

/** The same, with words for everything that the rule names. */
export function ruleWith(names: Names, constraint: Constraint, armyName: NameOf): string {
	const sentence = capital(generalSentence(constraint, names));
	const { armies, advice } = constraint;
	const where = armies ? ruleWords.onlyForArmies(list(armies.map(armyName), ruleWords.and)) : '';
	return `${sentence}${where}${advice ? ruleWords.advice : ''}`;
}

/** The words of what a rule names. */
export interface Names {
	readonly words: (selector: Selector) => string;
	readonly nameOf: NameOf;
	/** How a maximum grows, if it can be said better: "4, plus 1 for each marshal". */
	readonly growth?: (more: More, base: number, unlessWith: Selector | undefined) => string;
}

type More = NonNullable<ConstraintOf<'count'>['more']>;

/** The sentence for one kind of rule. */
type Sentence<K extends ConstraintKind> = {
	word(rule: ConstraintOf<K>, names: Names): string;
}['word'];

function generalSentence(rule: Constraint, names: Names): string {
	const word: Sentence<ConstraintKind> = ruleSentences[rule.kind];
	return word(rule, names);
}

const ruleSentences: { readonly [K in ConstraintKind]: Sentence<K> } = {
	'points-limit': () => ruleWords.pointsLimit,
	'agreed-size': ({ size }) => ruleWords.agreedSize(size),
	standing: () => ruleWords.standing,
	count: (rule, names) => {
		const { words, nameOf } = names;
		const { of, label, per, scope, counting } = rule;
		const band = per === 'band' ? ruleWords.inEachBand : '';
		// What it grows by names models itself.
		const ofModels = counting === 'models' && !rule.more?.counting;
		const models = ofModels ? ruleWords.models((rule.max ?? rule.min) === 1) : '';
		const place = placeText(scope, ruleWords.inAnyUnit, nameOf);
		const most = growing(rule, names);
		return `${subjectOf(label, words(of))}: ${most}${models}${band}${place}.`;
	},
	share: (rule, { words }) => {
		const { of, label, scope } = rule;
		const place = scope === 'unit' && label === undefined ? ruleWords.onAnyUnit : '';
		return `${subjectOf(label, words(of))}: ${shares(rule)}${place}.`;
	},
	unique: ({ of, label, scope, by, except, max }, { words }) => {
		const isInUnit = scope === 'unit';
		const once = isInUnit ? ruleWords.onceOnUnit : ruleWords.onceInArmy;
		const times = isInUnit ? ruleWords.timesOnUnit : ruleWords.timesInArmy;
		const often = max === undefined ? once : times(amountText(max));
		const rule = by ? ruleWords.noTwoUnits(except && words(except)) : often;
		return `${subjectOf(label, words(of))}: ${rule}.`;
	},
	carries: ({ option, by }, { words, nameOf }) =>
		ruleWords.onlyFor(nameOf(option), list(eitherOf(by).map(words), ruleWords.or)),
	exclusive: (rule, { words }) => {
		const { of, label, on, distinct } = rule;
		const unlike = distinct && rule.max !== 1 ? ruleWords.different : '';
		const bearer = on ? ruleWords.onEachOf(words(on)) : ruleWords.onAnyUnit;
		return `${subjectOf(label, words(of))}: ${range(rule)}${unlike}${bearer}.`;
	},
	budget: ({ of, on, max, label }, { words }) => {
		const who = Object.keys(on).length === 0 ? undefined : words(on);
		return ruleWords.budget(subjectOf(label, words(of)), amountText(max), who);
	},
	requires: ({ of, needs, forbids, unlessWith, scope, min, counting }, { words, nameOf }) => {
		const place = placeText(scope, ruleWords.onSameUnit, nameOf);
		if (!needs) {
			const others = `${words(forbids ?? {})}${place}${barredText(unlessWith, words)}`;
			return ruleWords.notWith(words(of), others);
		}
		const manyOf = counting === 'models' ? ruleWords.modelsOf : ruleWords.manyOf;
		const needed = min === undefined ? words(needs) : manyOf(min, words(needs));
		return ruleWords.onlyWith(words(of), `${needed}${place}`);
	},
	group: (rule, names) => {
		const { words, nameOf } = names;
		const { group, of, free, unlessWith } = rule;
		const besides = free ? ruleWords.besides(words(free)) : '';
		const most = range(rule);
		const more = growing(rule, names, unlessWith).slice(most.length);
		return `${ruleWords.eachGroup(nameOf(group), most, words(of), more)}${besides}.`;
	},
	groups: (rule, { words, nameOf }) => {
		const subject = subjectOf(rule.label, nameOf(rule.group));
		return rule.asMany
			? ruleWords.asManyGroups(subject, words(rule.asMany))
			: ruleWords.inArmy(subject, range(rule));
	},
	led: ({ group, by, label }, { words, nameOf }) =>
		ruleWords.led(nameOf(group), subjectOf(label, words(by))),
	outside: ({ group, of }, { words, nameOf }) => ruleWords.outside(nameOf(group), words(of)),
	rank: ({ role, among, by }, { words }) =>
		'number' in by
			? ruleWords.nobodyHasMore(words(role), words(among), tagName(by.number))
			: ruleWords.before(words(role), words(by), words(among))
};

/** The subject of a rule; its label if it has one. */
function subjectOf(label: string | undefined, subject: string): string {
	return label === undefined ? subject : phrases.noun(label);
}

/** "at least 25 % and at most 50 % of the points limit", or so many points. */
function shares({ min, max }: ConstraintOf<'share'>): string {
	const part = (limit: NonNullable<typeof min>): string =>
		typeof limit === 'number' ? ruleWords.percent(limit) : ruleWords.points(limit.points);
	const parts = [
		...(min === undefined ? [] : [ruleWords.atLeast(part(min))]),
		...(max === undefined ? [] : [ruleWords.atMost(part(max))])
	];
	const isPart = typeof (max ?? min) === 'number';
	return `${parts.join(` ${ruleWords.and} `)}${isPart ? ruleWords.ofPointsLimit : ''}`;
}

/** The numbers, and how the maximum grows: "maximum 4, plus 1 for each marshal". */
function growing(
	rule: ConstraintOf<'count' | 'group'>,
	{ words, growth }: Names,
	barred?: Selector
): string {
	const { more, max } = rule;
	if (!more) return range(rule);
	if (growth && typeof max === 'number') return ruleWords.atMost(growth(more, max, barred));
	const { n, each, per = 1, upTo } = more;
	const most = upTo === undefined ? '' : problems.upToText(upTo);
	return max === 0
		? `${ruleWords.forEach(n, per, words(each))}${most}`
		: `${range(rule)}${ruleWords.moreForEach(n, per, words(each))}${most}${barredText(barred, words)}`;
}

/** What takes a rule back, behind it. */
function barredText(barred: Selector | undefined, words: Names['words']): string {
	return barred ? problems.unlessWith(phrases.withSpoken(words(barred))) : '';
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
	return parts.length === 0 ? ruleWords.anyNumber : parts.join(` ${ruleWords.and} `);
}

/** "3", or "as many as the unit’s own number of items". */
export function amountText(amount: Amount): string {
	if (typeof amount === 'number') return `${amount}`;
	if ('table' in amount) return tableText(amount);
	if ('perModels' in amount) return ruleWords.perModels(amount.perModels);
	return ruleWords.ownNumber(tagName(amount.number));
}

function placeText(scope: Scope | undefined, onUnit: string, nameOf: NameOf): string {
	if (typeof scope === 'object') return ruleWords.inEachGroup(nameOf(scope.group));
	return scope === 'unit' ? onUnit : '';
}

/** "this or that", "…, that are also these", "…, but not those". */
function selectorText({ any, all, none }: Selector, nameOf: NameOf): string {
	const names = (tags: readonly string[]): readonly string[] =>
		tags.map((tag) => (tag.startsWith('+') ? ruleWords.having(nameOf(tag.slice(1))) : nameOf(tag)));
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
