import { visit, type ParseErrorCode } from 'jsonc-parser';
import { imports } from '../../i18n/en/faults.ts';

/** Where a text stops being JSON, and the likely mistake. */
interface JsonFlaw {
	/** The number of characters that could still become JSON. */
	readonly position: number;
	readonly hint?: string;
}

const commaExpected = 6 satisfies ParseErrorCode.CommaExpected;

/** Finds the first flaw in a text that `JSON.parse` rejects, as not all engines say where it is. */
export function findJsonFlaw(text: string): JsonFlaw {
	let flaw: JsonFlaw | undefined;
	const onError = (code: ParseErrorCode, position: number): void => {
		flaw = { position, ...hintFor(code, text, position) };
		// What follows is of no use, and may be nested without end.
		throw new SyntaxError();
	};
	try {
		visit(text, { onError }, { disallowComments: true });
	} catch {
		if (flaw) return flaw;
	}
	return { position: text.length, hint: imports.slips.tooDeep };
}

/** Common mistakes: a comma too many or too few, or a text that was cut off. */
function hintFor(code: number, text: string, position: number): { readonly hint?: string } {
	const { cutOff, extraComma, lastComma, noComma } = imports.slips;
	if (position === text.length) return { hint: cutOff };
	const found = text.charAt(position);
	if (text.slice(0, position).trimEnd().endsWith(',')) {
		if (found === ',') return { hint: extraComma };
		return found === '}' || found === ']' ? { hint: lastComma } : {};
	}
	return code === commaExpected && !/[}\]:]/.test(found) ? { hint: noComma } : {};
}
