import type { Lock, LockedList } from '../exchange/desk/index.ts';

/** A sheet that is held against the lock. */
export type HeldSheet =
	| { readonly kind: 'locked'; readonly list: LockedList }
	/** The locked list of its army that is most like it, and the lines that only one of them has. */
	| {
			readonly kind: 'differs';
			readonly list: LockedList;
			readonly onlySheet: readonly string[];
			readonly onlyLocked: readonly string[];
	  }
	| { readonly kind: 'other' };

/**
 * Looks for the list of a sheet among the locked ones.
 * @param text the sheet's list as an opponent gets it, if more than its code is known
 * @param textOf the text of a locked file
 */
export function holdSheet(
	code: string,
	text: string | undefined,
	{ lists }: Lock,
	textOf: (file: string) => string | undefined
): HeldSheet {
	const list = lists.find((one) => one.code === code);
	if (list) return { kind: 'locked', list };
	const own = text === undefined ? undefined : linesOf(text);
	if (!own) return { kind: 'other' };
	const compared = lists.flatMap((one) => {
		const locked = one.file === undefined ? undefined : textOf(one.file);
		return locked === undefined ? [] : [compare(own, one, linesOf(bodyOf(locked)))];
	});
	const [nearest] = compared.toSorted((one, other) => other.shared - one.shared);
	if (!nearest || nearest.shared === 0) return { kind: 'other' };
	const { shared: _, ...differs } = nearest;
	return differs;
}

/** The list in a locked file: between its head and its nonce. */
function bodyOf(locked: string): string {
	return locked.split('\n\n').slice(1, -1).join('\n\n');
}

/** What is listed: entries, not the facts and the verdict above them. */
function linesOf(text: string): readonly string[] {
	return text.split('\n').filter((line) => /^\s*(?:\d+ × |[-–•] )/.test(line));
}

function compare(own: readonly string[], list: LockedList, locked: readonly string[]) {
	const onlySheet = without(own, locked);
	const onlyLocked = without(locked, own);
	return {
		kind: 'differs',
		list,
		onlySheet,
		onlyLocked,
		shared: own.length - onlySheet.length
	} as const;
}

/** Lines of the one that the other has not, each as often as it is missing. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
	const left = [...others];
	return lines.filter((line) => {
		const at = left.indexOf(line);
		if (at !== -1) left.splice(at, 1);
		return at === -1;
	});
}
