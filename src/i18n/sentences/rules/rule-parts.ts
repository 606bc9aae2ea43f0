import { kindOfGroup, matches, type ArmyIndex } from '#engine';
import type { Amount, Selector } from '#schema';
import { phrases } from '../../en/parts/phrases.ts';
import type { ShownAmount } from '../../en/verdicts.ts';
import { selectorText } from '../../naming/selector-text.ts';

/** What a rule is about, in the language that is spoken. */
export function subjectText(index: ArmyIndex, of: Selector, label: string | undefined): string {
	return label === undefined ? selectorText(index, of) : phrases.noun(label);
}

/** The units that a limit applies to; undefined if it applies to all. */
export function bearerText(index: ArmyIndex, on: Selector | undefined): string | undefined {
	const isEvery = !on || index.units.every(({ tags }) => matches(on, tags));
	return isEvery ? undefined : selectorText(index, on);
}

/** What groups of a kind are called. */
export function groupsText(index: ArmyIndex, group: string): string {
	return phrases.noun(kindOfGroup(index, group)?.plural ?? group);
}

/** An amount as shown: its number, or where it comes from. */
export function shownAmount(amount: Amount | undefined): ShownAmount | undefined {
	if (typeof amount !== 'object' || 'perModels' in amount) return amount;
	return 'number' in amount ? 'own' : 'size';
}
