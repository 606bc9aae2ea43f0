import { locale } from '../../i18n/base/words.ts';
import type { PlayBlock, PlaySection, PlaySheet, System, Track } from '#schema';
import { playBlock, type SheetPlayBlock } from '../../content/index.ts';
import { loadPlaySheet, loadSystem } from '../../packs/play.ts';
import { plain } from '../../ui/plain-text.ts';

/** The play sheet of a game as it is shown. */
export interface OpenPlay {
	readonly system: System;
	readonly sections: readonly OpenSection[];
	/** What is counted in a battle of the game. */
	readonly track: Track;
}

interface OpenSection extends Pick<PlaySection, 'id' | 'name' | 'printed'> {
	readonly blocks: readonly OpenBlock[];
}

/** A block with everything by which it is found. */
interface OpenBlock extends SheetPlayBlock {
	/** Its name and the other words for it. */
	readonly names: readonly string[];
	/** What it says. */
	readonly said: string;
}

/**
 * The play sheet of a game.
 * @returns undefined if there is no such game, or it has none
 * @throws if it is not stored and the network fails
 */
export async function openPlay(id: string): Promise<OpenPlay | undefined> {
	const [system, sheet] = await Promise.all([loadSystem(id), loadPlaySheet(id, locale())]);
	return system && sheet && playOf(system, sheet);
}

/** A game's play sheet, with everything by which its blocks are found. */
export function playOf(system: System, sheet: PlaySheet): OpenPlay {
	const sections = sheet.sections.map(({ blocks, ...section }) => ({
		...section,
		blocks: blocks.map((block) => openBlock(block, system))
	}));
	return { system, sections, track: sheet.track };
}

function openBlock(block: PlayBlock, { rules }: System): OpenBlock {
	const shown = playBlock(block, rules);
	const cells = shown.tables.flatMap(({ name = '', columns, rows }) => [
		name,
		...columns,
		...rows.flat()
	]);
	return {
		...shown,
		names: [block.name, ...(block.terms ?? [])].map(plain),
		said: plain([...shown.lines, ...cells].join(' '))
	};
}

/** The section that an address names: by its id, or by the id, the name or another word of one of its blocks. */
export function sectionAt(
	{ sections }: OpenPlay,
	at: string
): { readonly section: OpenSection; readonly block?: OpenBlock } | undefined {
	const own = sections.find(({ id }) => id === at);
	if (own) return { section: own };
	const wanted = plain(at);
	const all = sections.flatMap((section) => section.blocks.map((block) => ({ section, block })));
	return (
		all.find(({ block }) => block.id === at) ??
		all.find(({ block }) => block.names[0] === wanted) ??
		all.find(({ block }) => block.names.includes(wanted))
	);
}

/** The blocks in which each word of a search stands, those first that have them in their names. */
export function blocksWith({ sections }: OpenPlay, text: string): readonly OpenBlock[] {
	const words = plain(text.trim()).split(/\s+/);
	const all = sections.flatMap(({ blocks }) => blocks);
	const isNamed = ({ names }: OpenBlock): boolean =>
		words.every((word) => names.some((name) => name.includes(word)));
	const isSaid = ({ names, said }: OpenBlock): boolean =>
		words.every((word) => said.includes(word) || names.some((name) => name.includes(word)));
	const named = all.filter(isNamed);
	return [...named, ...all.filter((block) => isSaid(block) && !named.includes(block))];
}
