import { readListTexts } from '../../src/exchange/lines/list-text.ts';

/** What a text says of itself. */
export interface Statement {
	/** With what it was made. */
	readonly maker: string;
	readonly spent: number | undefined;
	/** Its own prices together: without those of upgrades, and with them. */
	readonly sums: readonly number[];
	readonly drops: number | undefined;
}

const makers: readonly (readonly [pattern: RegExp, maker: string])[] = [
	[/^App: v[\d.]+ \(\d+\) \|/m, 'official app, iOS'],
	[/^App: [\d.]+/m, 'official app, Android'],
	[/^Created with Warhammer Age of Sigmar: The App/m, 'official app, older'],
	[/^Created with New ?Recruit/im, 'New Recruit'],
	[/^(?:created|generated) (?:with|by) Sigdex/im, 'Sigdex'],
	[/^(?:created|generated) (?:with|by) Scrollcaster/im, 'Scrollcaster'],
	[/^(?:created|generated) (?:with|by) Listbot/im, 'Listbot'],
	[/^Created with Muster/im, 'Muster']
];

const dropsSaid = /^\W*(?:drops: ?(\d+)|(\d+) drops)/im;
const inRow = /\((\d{1,6})\s*\p{L}*\)(?=.)/gu;

export function statementIn(text: string): Statement {
	const [, before, after] = dropsSaid.exec(text) ?? [];
	const drops = before ?? after;
	const [list] = readListTexts(text);
	const sumOf = (isWanted: (isMark: boolean) => boolean): number =>
		(list?.lines ?? [])
			.filter(({ isBelow }) => isWanted(isBelow))
			.flatMap((line) => [
				line.price ?? 0,
				...[...line.text.matchAll(inRow)].map(([, figure]) => Number(figure))
			])
			.reduce((sum, price) => sum + price, 0);
	return {
		maker: makers.find(([pattern]) => pattern.test(text))?.[1] ?? 'no signature',
		spent: list?.spent,
		sums: [...new Set([sumOf((isMark) => !isMark), sumOf(() => true)])],
		drops: drops === undefined ? undefined : Number(drops)
	};
}
