import { fileURLToPath } from 'node:url';
import { openPacks } from '../src/cli/packs.ts';
import { listsIn } from '../src/exchange/roster/lists-in.ts';
import { armyOfText } from '../src/exchange/review/army-of-text.ts';
import { reviewText } from '../src/exchange/review/review-text.ts';
import type { Corrections, Review } from '../src/exchange/review/review.ts';
import type { ListText } from '../src/exchange/lines/text-line.ts';

// Texts as the import page reviews them, with the packs of this checkout.

const packs = openPacks(fileURLToPath(new URL('../data', import.meta.url))).source;
const reading = { packs, newId: () => '00000000-0000-4000-8000-000000000000' };

/** The lists of a pasted text. */
export async function textsIn(text: string): Promise<readonly ListText[]> {
	const content = await listsIn(text, reading);
	const texts =
		content.kind === 'lists' ? content.lists.flatMap(({ text: list }) => list ?? []) : [];
	if (texts.length === 0) throw new Error(`It is ${content.kind}.`);
	return texts;
}

/** Whose list the only one in a text is. */
export async function armyIn(text: string) {
	const [only] = await textsIn(text);
	if (!only) throw new Error('There is no list.');
	const of = await armyOfText(only, reading);
	if (of.kind !== 'certain') return { text: only, of };
	const { system, army } = of.list.roster;
	return { text: only, of: { kind: of.kind, system, army } };
}

/** The review of the only list in a text, whose army must be certain unless it is told. */
export async function reviewOf(
	text: string,
	corrections: Partial<Corrections> = {},
	as?: { readonly system: string; readonly army: string }
): Promise<Review> {
	const { text: only, of } = await armyIn(text);
	const army = as ?? (of.kind === 'certain' ? of : undefined);
	const pack = army && (await packs.pack(army.system, army.army));
	if (!pack) throw new Error(`The army is ${of.kind}.`);
	const given = { skipped: new Set<number>(), aliases: [], ...corrections };
	const result = reviewText(only, pack, given, reading.newId);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	return result.review;
}
