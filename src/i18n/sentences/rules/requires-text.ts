import { matches, type ArmyIndex } from '#engine';
import type { ConstraintOf, Selector } from '#schema';
import { verdicts } from '../../en/verdicts.ts';
import { kindOfGroup } from '../named.ts';
import { capital } from './problem-text.ts';
import { selectorText } from '../selector-text.ts';

type Requires = ConstraintOf<'requires'>;

/** "Lancers must have Pikes in the army": the rule without a full stop. */
export function needText(index: ArmyIndex, constraint: Requires): string {
	const { needs = {}, scope, label, min = 1, counting } = constraint;
	const needed = scope === 'unit' && label !== undefined ? label : selectorText(index, needs);
	const least = { min, isModels: counting === 'models' };
	return verdicts.need(whoText(index, constraint), needed, whereOf(index, constraint), least);
}

/** "Lancers may not share a brigade with other units": the rule without a full stop. */
export function forbidText(index: ArmyIndex, constraint: Requires): string {
	const { of, forbids = {} } = constraint;
	const forbidden = selectorText(index, forbids);
	// Something forbidden does not forbid itself.
	const isOther = isAmong(index, of, forbids);
	return verdicts.forbid(
		whoText(index, constraint),
		forbidden,
		whereOf(index, constraint),
		isOther
	);
}

function whereOf(index: ArmyIndex, { scope }: Requires) {
	return typeof scope === 'object' ? { kind: kindName(index, scope.group) } : scope;
}

function whoText(index: ArmyIndex, { of, scope, label }: Requires): string {
	return capital(scope === 'unit' ? selectorText(index, of) : (label ?? selectorText(index, of)));
}

function isAmong({ entries }: ArmyIndex, of: Selector, others: Selector): boolean {
	return [...entries.values()].some(({ tags }) => matches(of, tags) && matches(others, tags));
}

/** The name of the kind of group that a rule counts in. */
export function kindName(index: ArmyIndex, group: string): string {
	return kindOfGroup(index, group)?.name ?? group;
}
