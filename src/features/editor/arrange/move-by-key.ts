import { arranging } from '../../../i18n/en/groups.ts';
import { focusOn, rowSelector } from '../../../ui/focus-on.ts';
import type { Arranger } from './arranger.svelte.ts';

/** Alt with an arrow key moves the focused row's unit; the row keeps the focus. */
export function moveByKey(event: KeyboardEvent, arranger: Arranger): void {
	const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
	const target = event.target instanceof HTMLElement ? event.target : undefined;
	const unitId = target?.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
	if (!event.altKey || step === 0 || unitId === undefined) return;
	event.preventDefault();
	const place = arranger.stepOf(unitId, step);
	if (place) arranger.place([unitId], place);
	else arranger.said = arranging.atEnd(arranger.nameOf([unitId]), arranger.whereIs(unitId));
	void focusOn(rowSelector(unitId, target?.dataset['part']));
}
