import { matches, type ArmyIndex } from '#engine';
import type { ConstraintOf, Scope, Selector } from '#schema';
import { capital } from './en.ts';
import { selectorText } from './selector-text.ts';

type Requires = ConstraintOf<'requires'>;

/** "Lancers must have Pikes in the army": the rule alone, without the full stop. */
export function needText(index: ArmyIndex, constraint: Requires): string {
	const { needs = {}, scope, label, min = 1, counting } = constraint;
	const whom = whoText(index, constraint);
	if (scope === 'unit') return `${whom} must have ${label ?? selectorText(index, needs)}`;
	const least = min === 1 ? '' : `${min} ${counting === 'models' ? 'models of ' : ''}`;
	const where = scope === 'army' ? 'in the army' : `in the same ${kindName(index, scope.group)}`;
	return `${whom} must have ${least}${selectorText(index, needs)} ${where}`;
}

/** "Lancers may not share a brigade with other units": the rule alone, without the full stop. */
export function forbidText(index: ArmyIndex, constraint: Requires): string {
	const { of, forbids = {}, scope } = constraint;
	const text = selectorText(index, forbids);
	// What is forbidden is so besides the thing itself.
	const others = isAmong(index, of, forbids) ? `other ${text}` : text;
	const whom = whoText(index, constraint);
	if (typeof scope === 'object') {
		return `${whom} may not share ${scopeText(index, scope)} with ${others}`;
	}
	return `${whom} may not be ${scope === 'army' ? 'in the same army' : 'on the same unit'} as ${others}`;
}

function whoText(index: ArmyIndex, { of, scope, label }: Requires): string {
	return capital(scope === 'unit' ? selectorText(index, of) : (label ?? selectorText(index, of)));
}

function isAmong({ entries }: ArmyIndex, of: Selector, others: Selector): boolean {
	return [...entries.values()].some(({ tags }) => matches(of, tags) && matches(others, tags));
}

/** Where a rule counts afresh, as a place: "a brigade". */
export function scopeText(index: ArmyIndex, scope: Exclude<Scope, string>): string {
	const kind = kindName(index, scope.group);
	return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

function kindName({ system }: ArmyIndex, group: string): string {
	return (system.groups?.find(({ id }) => id === group)?.name ?? group).toLowerCase();
}
