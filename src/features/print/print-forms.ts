import { forms } from '../../i18n/en/printing.ts';
import { formContents, sheetForms, type SheetForm } from '../../content/index.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import { hasProfiles } from '../share/index.ts';

/** A form to choose from. */
export interface PrintForm {
	readonly id: SheetForm;
	readonly name: string;
	/** Its name on the button. */
	readonly short: string;
}

/** The forms in which this roster can be printed. */
export function printForms(opened: OpenedRoster): readonly PrintForm[] {
	const names = {
		...forms.names,
		...(hasProfiles(opened) && { reference: forms.warscrolls })
	};
	const short = {
		...forms.short,
		...(hasProfiles(opened) && { reference: forms.warscrolls })
	};
	return sheetForms.map((form) => ({ id: form, name: names[form], short: short[form] }));
}

/** Whether a form shows the profiles of units, which are in files of their own. */
export function needsProfiles(opened: OpenedRoster, form: SheetForm): boolean {
	return hasProfiles(opened) && formContents[form].profiles;
}
