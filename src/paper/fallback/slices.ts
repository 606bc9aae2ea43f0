/** A file with the letters of some characters. */
export interface Slice {
	/** Its path below the index. */
	readonly file: string;
	/** Its characters, as in style sheets: `U+4e00-4e0f,U+4e2d`. */
	readonly range: string;
	/** The file's integrity hash; undefined where it is trusted. */
	readonly integrity?: string;
}

/** The slices of each family of fallback fonts. */
export type SliceIndex = Readonly<Partial<Record<Family, readonly Slice[]>>>;

/** The families of fallback fonts, in the order in which they are tried for characters of no script. */
export const families = [
	'noto-serif-hebrew',
	'scheherazade-new',
	'noto-serif-thai',
	'noto-serif-devanagari',
	'noto-serif-sc',
	'noto-serif-jp',
	'noto-serif-kr',
	'noto-emoji'
] as const;
export type Family = (typeof families)[number];

const kana = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** The Chinese characters, which all of East Asia writes, each country in its own shapes. */
const eastern: readonly Family[] = ['noto-serif-sc', 'noto-serif-jp', 'noto-serif-kr'];
const japanese: readonly Family[] = ['noto-serif-jp', 'noto-serif-sc', 'noto-serif-kr'];

/** The slice for each character of an index, found once. */
export class Slices {
	readonly #characters: ReadonlyMap<Family, ReadonlyMap<number, Slice>>;

	constructor(index: SliceIndex) {
		this.#characters = new Map(
			families.map((family) => [family, charactersOf(index[family] ?? [])])
		);
	}

	/**
	 * The slices that have a character, the best first.
	 * @param isJapanese whether Chinese characters are Japanese ones
	 */
	of(character: string, isJapanese: boolean): readonly Slice[] {
		const code = character.codePointAt(0) ?? 0;
		return familiesFor(character, isJapanese).flatMap(
			(family) => this.#characters.get(family)?.get(code) ?? []
		);
	}
}

/** Whether texts are Japanese: the same Chinese characters look differently there. */
export function areJapanese(texts: Iterable<string>): boolean {
	for (const text of texts) if (kana.test(text)) return true;
	return false;
}

function familiesFor(character: string, isJapanese: boolean): readonly Family[] {
	if (/\p{sc=Hang}/u.test(character)) return ['noto-serif-kr'];
	if (kana.test(character)) return japanese;
	const order = isJapanese ? japanese : eastern;
	if (/\p{sc=Han}/u.test(character)) return order;
	const isPicture = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(character);
	const others = families.filter((family) => !order.includes(family) && family !== 'noto-emoji');
	return isPicture ? ['noto-emoji', ...order, ...others] : [...others, ...order, 'noto-emoji'];
}

function charactersOf(slices: readonly Slice[]): ReadonlyMap<number, Slice> {
	const characters = new Map<number, Slice>();
	for (const slice of slices) {
		for (const [, from = '', to = from] of slice.range.matchAll(
			/U\+([\da-f]+)(?:-([\da-f]+))?/gi
		)) {
			for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
				characters.set(code, slice);
			}
		}
	}
	return characters;
}
