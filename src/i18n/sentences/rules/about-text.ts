import { aboutOf, type ArmyIndex } from '#engine';
import type { Constraint } from '#schema';
import { calledOf } from '../called.ts';
import { phrases } from '../../en/sentences.ts';

/** What a rule is about, in words: its label, or what it means. */
export function aboutText(index: ArmyIndex, rule: Constraint): string {
	return phrases.called(calledOf(index, aboutOf(rule) ?? {}, rule.label));
}
