import { aboutOf, type ArmyIndex } from '#engine';
import type { Constraint } from '#schema';
import { calledOf } from '../../naming/called.ts';
import { phrases } from '../../en/parts/phrases.ts';

/** The subject of a rule: its label, or its selector in words. */
export function aboutText(index: ArmyIndex, rule: Constraint): string {
	return phrases.called(calledOf(index, aboutOf(rule) ?? {}, rule.label));
}
