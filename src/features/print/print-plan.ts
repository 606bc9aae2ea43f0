import type { Choices } from '../../schema/own/choices.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import { sheetForms, type SheetForm, formContents } from '../../content/index.ts';
import { hasProfiles } from '../share/index.ts';
import { forms } from '../../i18n/en/printing.ts';

/** What a player prints in one go: his own sheets, an event's, cards, or a form by itself. */
export type Purpose = 'me' | 'event' | 'cards' | 'one';

export const purposes: readonly Purpose[] = ['me', 'event', 'cards', 'one'];

/** The forms that are printed for an event, in their order: for its organiser, for opponents, and for the table. */
export const eventForms: readonly SheetForm[] = ['organiser', 'opponent', 'reference', 'record'];

/** What is printed, and how it is remembered for the next roster. */
export interface PrintPlan {
	readonly purpose: Purpose;
	/** The form printed by itself; cards are a purpose of their own. */
	readonly form: SheetForm;
	/** The forms of an event that are left out. */
	readonly leftOut: readonly SheetForm[];
	/** Whether the player's notes are printed. */
	readonly notes: boolean;
	/** Whether the play sheet follows his own sheets. */
	readonly play?: boolean | undefined;
}

export const firstPlan: PrintPlan = { purpose: 'me', form: 'list', leftOut: [], notes: true };

/** The forms that are printed, in their order. There is always one. */
export function formsOf(plan: PrintPlan, opened: OpenedRoster): readonly SheetForm[] {
	switch (plan.purpose) {
		case 'me':
			// With profiles a reference has no list, so the list is printed before it; without, it begins with the list.
			return [
				...(hasProfiles(opened) ? (['list'] as const) : []),
				'reference',
				...(plan.play ? (['play'] as const) : [])
			];
		case 'event': {
			const wanted = eventForms.filter((form) => !plan.leftOut.includes(form));
			return wanted.length > 0 ? wanted : ['organiser'];
		}
		case 'cards':
			return ['cards'];
		case 'one':
			return [plan.form];
	}
}

/** A stored plan; purposes and forms that there are not any more are as on a first visit. */
export function readPlan(stored: Choices['printPlan']): PrintPlan {
	if (!stored) return firstPlan;
	return {
		purpose: purposes.find((one) => one === stored.purpose) ?? firstPlan.purpose,
		form: sheetForms.find((one) => one === stored.form && one !== 'cards') ?? firstPlan.form,
		leftOut: eventForms.filter((form) => stored.leftOut.includes(form)),
		notes: stored.notes,
		...(stored.play && { play: true })
	};
}

/** The plan for an address that names a form: that form by itself, or cards. */
export function planFor(form: string | null, remembered: PrintPlan): PrintPlan {
	const named = sheetForms.find((one) => one === form);
	if (!named) return remembered;
	return named === 'cards'
		? { ...remembered, purpose: 'cards' }
		: { ...remembered, purpose: 'one', form: named };
}

/** The forms in which this roster can be printed, each with its name and the short one on its button. */
export function printForms(
	opened: OpenedRoster
): readonly { readonly id: SheetForm; readonly name: string; readonly short: string }[] {
	const withProfiles = hasProfiles(opened) && { reference: forms.warscrolls };
	const names = { ...forms.names, ...withProfiles };
	const short = { ...forms.short, ...withProfiles };
	return sheetForms.map((id) => ({ id, name: names[id], short: short[id] }));
}

/** The short name of a form in which this roster is printed. */
export function shortNameOf(form: SheetForm, opened: OpenedRoster): string {
	return printForms(opened).find(({ id }) => id === form)?.short ?? '';
}

/** Whether a form shows the profiles of units, which are in files of their own. */
export function needsProfiles(opened: OpenedRoster, form: SheetForm): boolean {
	return hasProfiles(opened) && formContents[form].profiles;
}
