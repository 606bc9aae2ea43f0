/** Which book the text is of, from each of these lines on. */
const books: readonly (readonly [from: number, book: string])[] = [
	[1, 'rulebook'],
	[2748, 'battle-magic'],
	[3019, 'arcane-magic'],
	[3053, 'battle-magic'],
	[3131, 'arcane-magic'],
	[3201, 'battle-magic'],
	[3261, 'arcane-magic'],
	[3265, 'battle-magic'],
	[3458, 'arcane-magic'],
	[3470, 'battle-magic'],
	[3720, 'arcane-magic'],
	[3750, 'battle-magic'],
	[3760, 'arcane-magic'],
	[4424, 'battle-magic'],
	[4984, 'arcane-magic'],
	[5997, 'rulebook'],
	[6800, 'bestiary']
];

export const lastLine = 6841;

export function bookAt(line: number): string {
	return books.findLast(([from]) => from <= line)?.[1] ?? 'rulebook';
}
