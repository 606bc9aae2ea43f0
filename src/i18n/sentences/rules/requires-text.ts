import { kindOfGroup, matches, type ArmyIndex } from '#engine';
import type { ConstraintOf, Selector } from '#schema';
import { problems } from '../../en/problems.ts';
import { verdicts } from '../../en/verdicts.ts';
import { capital } from './problem-text.ts';
import { calledOf, partsOf, roleOf } from '../../naming/called.ts';
import { phrases } from '../../en/parts/phrases.ts';
import { selectorText } from '../../naming/selector-text.ts';

type Requires = ConstraintOf<'requires'>;

/** "Lancers: only with Pikes in the army": the rule without a full stop. */
export function needText(index: ArmyIndex, constraint: Requires): string {
	const { needs = {}, scope, label, min = 1, counting } = constraint;
	const needed = scope === 'unit' ? onUnitText(index, needs, label) : selectorText(index, needs);
	const least = { min, isModels: counting === 'models' };
	const where = scope === 'army' && isOfRole(index, needs) ? 'role' : undefined;
	return verdicts.need(
		whoText(index, constraint),
		needed,
		where ?? whereOf(index, constraint),
		least
	);
}

/** "Lancers: not in a brigade with other units": the rule without a full stop. */
export function forbidText(index: ArmyIndex, constraint: Requires): string {
	const { of, forbids = {}, unlessWith, scope } = constraint;
	if (typeof scope === 'object' && !unlessWith && isOfTheirOwn(index, constraint, scope.group))
		return verdicts.ofTheirOwn(whoText(index, constraint), kindName(index, scope.group));
	const forbidden = scope === 'unit' ? onUnitText(index, forbids) : selectorText(index, forbids);
	// Something forbidden does not forbid itself.
	const isOther = isAmong(index, of, forbids);
	const where = scope === 'army' && isOfRole(index, forbids) ? 'role' : whereOf(index, constraint);
	const rule = verdicts.forbid(whoText(index, constraint), forbidden, where, isOther);
	if (!unlessWith) return rule;
	const things = phrases.with(calledOf(index, unlessWith, undefined, 2));
	return `${rule}${problems.unlessWith(things)}`;
}

/** Whether a selector is about a role of the army, where "in the army" goes without saying. */
export function isOfRole(index: ArmyIndex, needs: Selector): boolean {
	const { who, as } = partsOf(index, needs);
	return as.length > 0 || who.some((tag) => roleOf(index, tag) !== undefined);
}

/** What a unit has, worded to follow "with": by the name of the option, not as "units with" it. */
function onUnitText(index: ArmyIndex, selector: Selector, label?: string): string {
	return label === undefined && selector.none
		? phrases.withSpoken(selectorText(index, selector))
		: phrases.with(calledOf(index, selector, label));
}

function whereOf(index: ArmyIndex, { scope }: Requires) {
	return typeof scope === 'object' ? { kind: kindName(index, scope.group) } : scope;
}

function whoText(index: ArmyIndex, { of, scope, label }: Requires): string {
	const isNamed = scope !== 'unit' && label !== undefined;
	return capital(isNamed ? phrases.noun(label) : selectorText(index, of));
}

/** Whether a rule forbids exactly the units of such a group that it is not about: each kind keeps to itself. */
function isOfTheirOwn(index: ArmyIndex, { of, forbids = {} }: Requires, group: string): boolean {
	const { of: among = {} } = kindOfGroup(index, group) ?? {};
	const units = index.units.filter(({ tags }) => matches(among, tags));
	return units.every(({ tags }) => matches(of, tags) !== matches(forbids, tags));
}

function isAmong({ entries }: ArmyIndex, of: Selector, others: Selector): boolean {
	return [...entries.values()].some(({ tags }) => matches(of, tags) && matches(others, tags));
}

/** The name of the kind of group that a rule counts in. */
export function kindName(index: ArmyIndex, group: string): string {
	return kindOfGroup(index, group)?.name ?? group;
}
