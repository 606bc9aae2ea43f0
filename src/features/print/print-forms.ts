import { forms } from '../../i18n/en/printing.ts';
import { formContents, sheetForms, type SheetForm } from '../../sheets/index.ts';
import type { OpenedRoster } from '../../persistence/opening/opened-roster.ts';
import { hasProfiles } from '../share/index.ts';

/** A form on the desk. */
export interface PrintForm {
	readonly id: SheetForm;
	readonly name: string;
	/** As it stands on a button. */
	readonly short: string;
}

/** The forms that this roster can be printed in, by name. */
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

/** Whether a form says what units can do, which is kept apart from the army. */
export function needsProfiles(opened: OpenedRoster, form: SheetForm): boolean {
	return hasProfiles(opened) && formContents[form].profiles;
}
