import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReviewedLine } from '../../src/exchange/review/review.ts';
import { armyIn, reviewOf } from '../reviewed.ts';

/** A list as a player types it into a chat, and whose army it is. */
export interface ChatList {
	readonly system: string;
	readonly army: string;
	readonly text: string;
}

/** What became of the lines of a list that are part of it. */
export interface ChatShare {
	readonly understood: number;
	readonly lines: number;
	readonly others: readonly (Pick<ReviewedLine, 'state' | 'text'> & { readonly why: string })[];
}

/** The frozen lists of a game. They were written from the army files by somebody who had not seen the grammar. */
export function chatLists(game: string): readonly ChatList[] {
	const path = fileURLToPath(new URL(`../fixtures/typed/${game}.txt`, import.meta.url));
	return readFileSync(path, 'utf8')
		.split(/^=== /m)
		.slice(1)
		.map((part) => {
			const [head = '', ...lines] = part.split('\n');
			const [army = '', system = game] = head.split(' ').toReversed();
			return { system, army, text: lines.join('\n') };
		});
}

/** The review of each list, which is long work. */
const reviews = new WeakMap<ChatList, ReturnType<typeof reviewOf>>();

function reviewed(list: ChatList): ReturnType<typeof reviewOf> {
	const { system, army, text } = list;
	const review = reviews.get(list) ?? reviewOf(text, {}, { system, army });
	reviews.set(list, review);
	return review;
}

/** How many lines of a list are understood; of another army none. Where it is asked, the right one is told. */
export async function shareOf(list: ChatList): Promise<ChatShare> {
	const { system, army, text } = list;
	const all = text.split('\n').filter((line) => line.trim() !== '');
	try {
		const { of } = await armyIn(text);
		if (of.kind === 'certain' && (of.system !== system || of.army !== army))
			throw new Error(`read as ${of.system}/${of.army}`);
		const { lines } = await reviewed(list);
		const written = lines.filter((line) => line.text.trim() !== '');
		const others = written
			.filter(({ state }) => state !== 'understood')
			.map((line) => ({
				state: line.state,
				text: line.text,
				why: line.unknown.map(({ message }) => message).join(' ')
			}));
		const understood = written.filter(({ state }) => state === 'understood').length;
		return { understood, lines: all.length, others };
	} catch (error) {
		const why = error instanceof Error ? error.message : '';
		return {
			understood: 0,
			lines: all.length,
			others: [{ state: 'not', text: all[0] ?? '', why }]
		};
	}
}

/** The roster that a list becomes, a line for each of its own that is about units. */
export async function rosterOf(list: ChatList): Promise<string> {
	const { system, army } = list;
	const { lines, roster } = await reviewed(list);
	const units = new Map(roster.units.map((unit) => [unit.id, unit]));
	const shown = lines
		.filter(({ units: ids, state }) => ids.length > 0 || state !== 'understood')
		.map((line) => {
			const own = line.units.map((id) => {
				const { models, entry, options = [] } = units.get(id) ?? { entry: '' };
				return [...(models === undefined ? [] : [models]), entry, ...options].join(' ');
			});
			const alike = [...new Set(own)].map((one) => {
				const count = own.filter((other) => other === one).length;
				return count === 1 ? one : `${count} × ${one}`;
			});
			return `${line.text.trim()}  →  ${[...alike, ...(line.state === 'understood' ? [] : [line.state])].join(' | ')}`;
		});
	return [`=== ${system} ${army} ${roster.size}`, ...shown].join('\n');
}
