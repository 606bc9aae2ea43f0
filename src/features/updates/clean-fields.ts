import { onOneLine, withoutUnseen } from '../../exchange/common/clean.ts';

/**
 * Removes invisible characters and those that reverse text from every field for a name or note, before the
 * page sees them. Fields for whole lists have no `maxlength` and are left alone.
 */
export function cleanFields(): () => void {
	window.addEventListener('input', cleanField, { capture: true });
	return () => window.removeEventListener('input', cleanField, { capture: true });
}

function cleanField(event: Event): void {
	const { target } = event;
	const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
	// Text of an input method that is still composing is left alone.
	if (!isField || target.maxLength < 0 || (event as InputEvent).isComposing) return;
	const clean = target instanceof HTMLInputElement ? onOneLine : withoutUnseen;
	const cleaned = clean(target.value);
	if (cleaned === target.value) return;
	const place = clean(target.value.slice(0, target.selectionStart ?? undefined)).length;
	target.value = cleaned;
	target.setSelectionRange(place, place);
}
