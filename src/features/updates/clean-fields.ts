import { onOneLine, withoutUnseen } from '../../exchange/clean.ts';

/**
 * Takes what cannot be seen, and what turns text around, out of every field for a name or a note as it is
 * typed or pasted, before the page hears of it. Fields for whole lists have no `maxlength`.
 */
export function cleanFields(): () => void {
	window.addEventListener('input', cleanField, { capture: true });
	return () => window.removeEventListener('input', cleanField, { capture: true });
}

function cleanField(event: Event): void {
	const { target } = event;
	const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
	// What an input method has not finished is its own.
	if (!isField || target.maxLength < 0 || (event as InputEvent).isComposing) return;
	const clean = target instanceof HTMLInputElement ? onOneLine : withoutUnseen;
	const cleaned = clean(target.value);
	if (cleaned === target.value) return;
	const place = clean(target.value.slice(0, target.selectionStart ?? undefined)).length;
	target.value = cleaned;
	target.setSelectionRange(place, place);
}
