import type { Amount, Constraint, ConstraintOf, Scope, Selector } from '#schema';

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
	const where = armies ? ` Only for ${list(armies.map(armyName), 'and')}.` : '';
	return `${sentence}${where}${advice ? ' A plan: no list is illegal for it.' : ''}`;
}

function sentenceOf(constraint: Constraint, nameOf: NameOf): string {
	const words = (selector: Selector): string => selectorText(selector, nameOf);
	switch (constraint.kind) {
		case 'points-limit':
			return 'not more points are spent than agreed.';
		case 'agreed-size':
			return `the game is played at ${constraint.size} points.`;
		case 'standing':
			return 'units stand by themselves, and options are given to a unit.';
		case 'count': {
			const { of, label, per, scope } = constraint;
			const band = per === 'band' ? ', for each full size band' : '';
			const models = constraint.counting === 'models' ? ' models' : '';
			const place = placeText(scope, ' in any one unit', nameOf);
			const grows = moreText(constraint.more, words);
			return `${label ?? words(of)}: ${range(constraint)}${models}${band}${grows}${place}.`;
		}
		case 'share': {
			const { of, label, scope } = constraint;
			const place = scope === 'unit' ? ' on any one unit' : '';
			return `${label ?? words(of)}: ${shares(constraint)}${place}.`;
		}
		case 'unique': {
			const { of, label, scope, by, except } = constraint;
			const place = scope === 'unit' ? 'on any one unit' : 'in the army';
			const free = except ? `, but for ${words(except)} alone` : '';
			const rule = by ? `no two units with the same of them${free}` : `each at most once ${place}`;
			return `${label ?? words(of)}: ${rule}.`;
		}
		case 'carries':
			return `${nameOf(constraint.option)}: only for ${words(constraint.by)}.`;
		case 'exclusive': {
			const { of, label, on, distinct } = constraint;
			const unlike = distinct ? ' different ones' : '';
			const bearer = on ? `each of ${words(on)}` : 'any one unit';
			return `${label ?? words(of)}: ${range(constraint)}${unlike} on ${bearer}.`;
		}
		case 'budget': {
			const { of, on, max, label = words(of) } = constraint;
			return `${label}: at most ${amountText(max)} points on ${words(on)}.`;
		}
		case 'requires': {
			const { of, needs, forbids, scope, min, counting } = constraint;
			const many = min === undefined ? '' : `${min} ${counting === 'models' ? 'models of ' : ''}`;
			const place = placeText(scope, ' on the same unit', nameOf);
			return needs
				? `${words(of)}: only with ${many}${words(needs)}${place}.`
				: `${words(of)}: not together with ${words(forbids ?? {})}${place}.`;
		}
		case 'group': {
			const { group, of, free } = constraint;
			const besides = free ? `, and as many of ${words(free)} besides` : '';
			const grows = moreText(constraint.more, words);
			return `each ${nameOf(group)}: ${range(constraint)} of ${words(of)}${grows}${besides}.`;
		}
		case 'groups':
			return `${constraint.label ?? nameOf(constraint.group)}: ${range(constraint)} in the army.`;
		case 'led': {
			const { group, by, label = words(by) } = constraint;
			return `each ${nameOf(group)}: led by ${label}, with whom its profile names.`;
		}
		case 'outside':
			return `in no ${nameOf(constraint.group)}: only ${words(constraint.of)}.`;
		case 'rank': {
			const { role, among, by } = constraint;
			if ('number' in by) {
				return `${words(role)}: nobody of ${words(among)} has more ${tagName(by.number)}.`;
			}
			return `${words(role)}: ${words(by)} before others of ${words(among)}.`;
		}
	}
}

/** "at least 25 % and at most 50 % of the agreed size", or so many points. */
function shares({ min, max }: ConstraintOf<'share'>): string {
	const part = (limit: NonNullable<typeof min>): string =>
		typeof limit === 'number' ? `${limit} %` : `${limit.points} points`;
	const parts = [
		...(min === undefined ? [] : [`at least ${part(min)}`]),
		...(max === undefined ? [] : [`at most ${part(max)}`])
	];
	const isPart = typeof (max ?? min) === 'number';
	return `${parts.join(' and ')}${isPart ? ' of the agreed size' : ''}`;
}

/** By how much a maximum grows: ", and 1 more for each marshal". */
function moreText(more: ConstraintOf<'count'>['more'], words: (of: Selector) => string): string {
	return more ? `, and ${more.n} more for each ${words(more.each)}` : '';
}

interface Range {
	readonly min?: Amount | undefined;
	readonly max?: Amount | undefined;
}

function range({ min, max }: Range): string {
	if (max === 0) return 'none';
	if (typeof min === 'number' && min === max) return `exactly ${max}`;
	const parts = [
		...(min === undefined ? [] : [`at least ${amountText(min)}`]),
		...(max === undefined ? [] : [`at most ${amountText(max)}`])
	];
	return parts.join(' and ');
}

/** "3", or "as many as the unit’s own number of items". */
function amountText(amount: Amount): string {
	if (typeof amount === 'number') return `${amount}`;
	if ('table' in amount) {
		return amount.table.map(({ from, n }) => `${n} from ${from} points`).join(', ');
	}
	return `as many as the unit’s own number of ${tagName(amount.number)}`;
}

function placeText(scope: Scope | undefined, onUnit: string, nameOf: NameOf): string {
	if (typeof scope === 'object') return `, in each ${nameOf(scope.group)}`;
	return scope === 'unit' ? onUnit : '';
}

/** "this or that", "…, that are also these", "…, but not those". */
function selectorText({ any, all, none }: Selector, nameOf: NameOf): string {
	const names = (tags: readonly string[]): readonly string[] => tags.map(nameOf);
	const first = any ? list(names(any), 'or') : all ? list(names(all), 'and') : 'everything';
	const also = any && all ? ` (of those, ${list(names(all), 'and')})` : '';
	return `${first}${also}${none ? `, but not ${list(names(none), 'or')}` : ''}`;
}

function list(things: readonly string[], joint: string): string {
	return things.length < 2
		? (things[0] ?? '')
		: `${things.slice(0, -1).join(', ')} ${joint} ${things.at(-1) ?? ''}`;
}

function capital(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
