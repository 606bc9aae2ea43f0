import type { ArmyIndex } from '#engine';
import type { SheetArmyCard, SheetUnread } from '../model.ts';
import { paperwork } from '../../i18n/en/printing.ts';
import { words } from '../words.ts';

/** A card that says where the rules of the event come from. */
export function eventCards(
	{ army, event }: ArmyIndex,
	remarks: readonly string[] = []
): readonly SheetArmyCard[] {
	if (!event || remarks.length === 0) return [];
	const text = remarks.join(' ');
	return [
		{
			kind: 'army',
			name: words.event(event.name),
			type: army.name,
			points: 0,
			text,
			rules: [],
			spells: []
		}
	];
}

/** A card, before all others, that says what of a list was not understood. */
export function unreadCards(
	{ army }: ArmyIndex,
	unread: readonly SheetUnread[]
): readonly SheetArmyCard[] {
	if (unread.length === 0) return [];
	const rules = unread.map(({ text, reason = '' }) => ({ name: text, text: reason }));
	const name = paperwork.notWhole;
	return [{ kind: 'army', name, type: army.name, points: 0, rules, spells: [] }];
}
